"""A rulebook as a page to read: Markdown for the docs, HTML that stands by itself. Both from the same `Page`."""

import html
import re
from typing import Final

from howdah.engine.registry import Option
from howdah.locale.clauses import NUMBER, RULE, TAGS, Part
from howdah.locale.examples import Example, Picture
from howdah.locale.languages import LANGUAGES, NAMES, OVER, SOURCE_LANGUAGE
from howdah.locale.pictures.svg import NAMESPACE
from howdah.locale.rulebook import CODE, Article, BookError, Page, complaints, option_data, page, played_elsewhere
from howdah.locale.words import Words, words

STRONG: Final = re.compile(r"\*([^*]+)\*")
STYLE: Final = """
:root { color-scheme: light dark; }
body { font: 1.05rem/1.6 Georgia, "Times New Roman", serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
nav a { display: inline-block; margin-right: 1rem; }
h1, h2, h3, nav, .number, .kind, details { font-family: system-ui, sans-serif; }
.clause { margin: 1rem 0; }
.clause:target { outline: 2px solid; outline-offset: 0.4rem; }
.number { font-weight: bold; text-decoration: none; color: inherit; margin-right: 0.4rem; }
.kind { font-size: 0.8rem; border: 1px solid; border-radius: 0.3rem; padding: 0 0.3rem; margin-right: 0.3rem; }
.option { font-size: 0.9rem; margin-left: 1.5rem; }
details { margin: 0.6rem 0 0.6rem 1.5rem; font-size: 0.95rem; }
pre { font: 0.8rem/1.25 ui-monospace, Consolas, Menlo, monospace; overflow-x: auto; }
pre { padding: 0.6rem; border: 1px solid; }
figure { margin: 0.5rem 0; }
figure svg { max-width: 100%; height: auto; }
dt { font-weight: bold; }
"""


def pages_of(game: str, form: str) -> dict[str, str]:
    """The pages of a game by their path, in all languages; refused if anything is missing in one of them."""
    wrong = complaints()
    if wrong:
        raise BookError("; ".join(wrong))
    make, ending = (html_page, "html") if form == "html" else (markdown_page, "md")
    made = {lang: page(game, lang) for lang in LANGUAGES}
    files = {f"{lang}/{game}.{ending}": make(one) for lang, one in made.items()}
    if form != "html":
        files.update(drawings(made[SOURCE_LANGUAGE]))
    return files


def drawings(made: Page) -> dict[str, str]:
    """The drawn examples of a page by their path: without words, so that all languages share them."""
    shown = [example for article in made.articles() for example in article.examples]
    return {picture_path(example): svg for example in shown if (svg := example.svg())}


def picture_path(example: Example) -> str:
    return f"pictures/{example.book}-{example.name}.svg"


def index(games: list[str], form: str) -> str:
    """The page that leads to all others."""
    ending = "html" if form == "html" else "md"
    blocks: list[str] = []
    for lang in LANGUAGES:
        spoken = words(lang)
        links = [(page(game, lang).title, f"{lang}/{game}.{ending}") for game in games]
        if form == "html":
            items = "".join(f'<li><a href="{path}">{html.escape(title)}</a></li>' for title, path in links)
            blocks.append(f'<h2 lang="{lang}">{spoken("book-index")} ({NAMES[lang]})</h2>\n<ul>{items}</ul>')
        else:
            items = "\n".join(f"- [{title}]({path})" for title, path in links)
            blocks.append(f"## {spoken('book-index')} ({NAMES[lang]})\n\n{items}")
    title = words()("book-index")
    if form == "html":
        return html_frame("en", title, f"<h1>{title}</h1>\n" + "\n".join(blocks))
    return f"# {title}\n\n<!-- {words()('book-generated')} -->\n\n" + "\n\n".join(blocks) + "\n"


def option_line(option: Option, made: Page) -> str:
    """An option in words: what it does, its values, its default."""
    spoken = made.words
    values = spoken("book-option-values", values=", ".join(option.choices))
    return spoken(
        "book-option",
        name=option.name,
        about=str(option_data(option, made)["about"]),
        values=values if option.choices else spoken("book-option-text"),
        default=option.default or "-",
    )


def kind_mark(part: Part, spoken: Words) -> str:
    """The mark of what is not in the published rules."""
    return "" if part.kind == RULE else spoken(f"table-kind-{part.kind}")


# Markdown


def markdown_page(made: Page) -> str:
    """The page for the docs."""
    spoken = made.words
    others = ", ".join(f"[{NAMES[lang]}](../{lang}/{made.game}.md)" for lang in LANGUAGES if lang != spoken.lang)
    blocks = [
        f"# {made.title}",
        f"<!-- {spoken('book-generated')} -->",
        made.about,
        f"{spoken('book-languages')}: {others}",
        f"## {spoken('book-kinds')}",
        "\n".join(f"- {spoken(f'book-kind-{kind}')}" for kind in (RULE, *TAGS)),
        spoken("book-departures", page=departures_link(spoken)),
    ]
    shared = made.books[0].prefix
    for section in made.sections:
        prefix = section.number.partition("-")[0]
        if prefix != shared:
            shared = prefix
            blocks.append(f"## {spoken('book-shared')}")
        blocks.append(f"## {section.number} {section.heading}")
        for article in section.articles:
            blocks += markdown_article(article, made)
    if made.terms:
        blocks.append(f"## {spoken('book-glossary')}")
        blocks.append("\n".join(f"- **{term.word}**: {term.meaning}{cited(term.clause)}" for term in made.terms))
    return "\n\n".join(blocks) + "\n"


def departures_link(spoken: Words) -> str:
    """The table of departures from the books in the reader's language, or in the one that it lies over."""
    lang = OVER.get(spoken.lang, spoken.lang)
    in_english = "../terms.md#where-the-rules-differ-from-the-boxes"
    path = in_english if lang == SOURCE_LANGUAGE else f"../{lang}/departures.md"
    return f"[{spoken('book-departures-page')}]({path})"


def cited(clause: str) -> str:
    """A clause after a sentence."""
    return f" ({clause})" if clause else ""


def markdown_article(article: Article, made: Page) -> list[str]:
    """A clause, its options and its examples."""
    texts: list[str] = []
    for part in article.parts:
        mark = kind_mark(part, made.words)
        texts.append(f"*[{mark}]* {part.text}" if mark else part.text)
    number = article.clause.number
    blocks = [f'<a id="{number}"></a>**{number}** {joined(texts)}']
    blocks += [f"> {option_line(option, made)}" for option in article.options]
    for example in article.examples:
        blocks += markdown_example(example, made)
    return blocks


def joined(texts: list[str]) -> str:
    """The parts of a clause in a row; a mark that follows a bracket stands close to it."""
    return " ".join(texts).replace("( ", "(")


def markdown_example(example: Example, made: Page) -> list[str]:
    """An example that can be opened."""
    spoken = made.words
    title = html.escape(spoken("book-example", title=example.title))
    blocks = [f"<details><summary>{title} ({', '.join(example.clauses)})</summary>"]
    if elsewhere := played_elsewhere(example, made):
        blocks.append(elsewhere)
    if example.options:
        options = ", ".join(f"`{name}={value}`" for name, value in example.options.items())
        blocks.append(spoken("book-example-options", options=options))
    blocks += markdown_pictures(example, spoken)
    return [*blocks, "</details>"]


def markdown_pictures(example: Example, spoken: Words) -> list[str]:
    """Before, what happens, what is refused, after."""
    lines = [*(line.text for line in example.course), *example.ending]
    happens = [f"{spoken('book-happens')}:", "\n".join(f"- {line.strip()}" for line in lines)]
    if example.svg():
        return [f"![{example.title}](../{picture_path(example)})", *happens]
    blocks: list[str] = []
    for picture in example.before:
        blocks += [f"{spoken('book-before')}:", f"```text\n{picture.text}\n```"]
    blocks += happens
    for picture in example.after:
        blocks += [f"{spoken('book-after')}:", f"```text\n{picture.text}\n```"]
    return blocks


# HTML


def html_frame(lang: str, title: str, body: str) -> str:
    """A whole document that fetches nothing."""
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{html.escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def html_page(made: Page) -> str:
    """The page for a browser."""
    spoken = made.words
    others = "".join(
        f'<a href="../{lang}/{made.game}.html" lang="{lang}">{NAMES[lang]}</a>'
        for lang in LANGUAGES
        if lang != spoken.lang
    )
    contents = "".join(
        f'<li><a href="#{section.number}">{section.number} {html.escape(section.heading)}</a></li>'
        for section in made.sections
    )
    kinds = "".join(f"<li>{html.escape(spoken(f'book-kind-{kind}'))}</li>" for kind in (RULE, *TAGS))
    blocks = [
        f"<nav>{others}</nav>",
        f"<h1>{html.escape(made.title)}</h1>",
        f"<p>{html_text(made.about)}</p>",
        f"<h2>{spoken('book-contents')}</h2>\n<ul>{contents}</ul>",
        f"<h2>{spoken('book-kinds')}</h2>\n<ul>{kinds}</ul>",
    ]
    for section in made.sections:
        blocks.append(f'<h2 id="{section.number}">{section.number} {html.escape(section.heading)}</h2>')
        blocks += [html_article(article, made) for article in section.articles]
    if made.terms:
        items = "".join(
            f"<dt>{html.escape(term.word)}</dt><dd>{html_text(term.meaning + cited(term.clause))}</dd>"
            for term in made.terms
        )
        blocks.append(f"<h2>{spoken('book-glossary')}</h2>\n<dl>{items}</dl>")
    return html_frame(spoken.lang, made.title, "\n".join(blocks))


def html_text(text: str) -> str:
    """A sentence of ours: `code`, *stress*, and clause numbers that lead to their clause."""
    escaped = html.escape(text, quote=False)
    escaped = CODE.sub(r"<code>\1</code>", escaped)
    escaped = STRONG.sub(r"<em>\1</em>", escaped)
    return NUMBER.sub(lambda found: f'<a href="#{found[0]}">{found[0]}</a>', escaped)


def html_article(article: Article, made: Page) -> str:
    """A clause, its options and its examples."""
    number = article.clause.number
    texts: list[str] = []
    for part in article.parts:
        mark = kind_mark(part, made.words)
        shown = f'<span class="kind {part.kind}">{html.escape(mark)}</span>' if mark else ""
        texts.append(f"{shown}{html_text(part.text)}")
    lines = [f'<p><a class="number" href="#{number}">{number}</a>{joined(texts)}</p>']
    lines += [f'<p class="option">{html.escape(option_line(option, made))}</p>' for option in article.options]
    lines += [html_example(example, made) for example in article.examples]
    return f'<div class="clause" id="{number}">\n' + "\n".join(lines) + "\n</div>"


def html_example(example: Example, made: Page) -> str:
    """An example that can be opened."""
    spoken = made.words
    lines = [f"<summary>{html.escape(spoken('book-example', title=example.title))}</summary>"]
    if elsewhere := played_elsewhere(example, made):
        lines.append(f"<p>{html.escape(elsewhere)}</p>")
    if example.options:
        options = ", ".join(f"{name}={value}" for name, value in example.options.items())
        lines.append(f"<p>{html.escape(spoken('book-example-options', options=options))}</p>")
    svg = example.svg()
    if svg:
        inside = svg.replace(f' xmlns="{NAMESPACE}"', "")  # within HTML it goes without saying
        lines.append(f"<figure>{inside}</figure>")
    else:
        lines += [html_picture(spoken("book-before"), picture) for picture in example.before]
    items = [f'<li class="{line.kind}">{html_text(line.text)}</li>' for line in example.course]
    items += [f"<li>{html_text(line.strip())}</li>" for line in example.ending]
    lines.append(f"<p>{spoken('book-happens')}</p>\n<ul>{''.join(items)}</ul>")
    if not svg:
        lines += [html_picture(spoken("book-after"), picture) for picture in example.after]
    return "<details>\n" + "\n".join(lines) + "\n</details>"


def html_picture(caption: str, picture: Picture) -> str:
    """A picture below its caption."""
    return f"<p>{caption}</p>\n<pre>{html.escape(picture.text)}</pre>"
