"""What the commands work with: counting results, the session at the table, the files it keeps."""
