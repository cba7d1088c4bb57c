"""The texts in Italian, in the words of the printed edition."""
