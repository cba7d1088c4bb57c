"""What is told and asked about a table: steps, questions, exercises, lessons, and what was learned."""
