"""`python -m howdah` is the same as `howdah`."""

from howdah.cli.main import main

if __name__ == "__main__":
    main()
