"""The table server: guests, tables, one socket per table, every acknowledged choice on disk."""
