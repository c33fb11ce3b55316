"""What `import howdah` offers. Users import `howdah`; this is where it is written."""
