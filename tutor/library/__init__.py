"""What comes with Aula as files, and the addresses that lead to it."""
