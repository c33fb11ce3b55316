"""`howdah scenario`: do the scenarios hold?"""

import click


@click.command(short_help="Run scenarios.", epilog="Example: howdah scenario tests/scenarios/raj")
@click.argument("paths", nargs=-1, required=True, metavar="FILE_OR_FOLDER...")
@click.option("-q", "--quiet", is_flag=True, help="Only failures and the count.")
@click.pass_obj
def scenario(lang: str, paths: tuple[str, ...], quiet: bool) -> None:
    """Run scenarios: one line each; exit code 1 if one fails, 2 if a file is malformed."""
    from howdah.book.proofs import scenario_files
    from howdah.cli.texts import printable
    from howdah.engine.errors import HowdahError
    from howdah.engine.scenario import Failed, read_scenarios, run_scenario
    from howdah.files import FileError, read_text
    from howdah.locale.words import words

    passed = failed = malformed = 0
    for file in scenario_files(paths):
        try:
            found = read_scenarios(read_text(str(file)), str(file))
            if not found:
                raise FileError(f"there is no scenario in {file}")
        except HowdahError as error:
            click.echo(printable(str(error)), err=True)
            malformed += 1
            continue
        for one in found:
            try:
                run_scenario(one)
            except Failed as error:
                click.echo(printable(f"FAILED  {error}"))
                failed += 1
            except HowdahError as error:
                click.echo(printable(f"{one}: {error}"), err=True)
                malformed += 1
            else:
                passed += 1
                if not quiet:
                    click.echo(printable(f"ok      {one}"))
    spoken = words(lang)
    click.echo(spoken("cli-scenario-count", passed=passed, failed=failed, malformed=malformed))
    click.get_current_context().exit(2 if malformed else 1 if failed else 0)
