// Types for all messages in howdah/locale: src/words/keys.gen.ts. Fails where a language lacks a key, speaks of other
// facts, or lacks a rulebook or a clause of one; or where one that lies over another names what the other has not, with
// other facts, or says the same. HOWDAH_LOCALE names another folder of words, for a check alone.
import { readdirSync, readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { FluentParser, Visitor } from '@fluent/syntax';

const locale = process.env.HOWDAH_LOCALE
    ? pathToFileURL(`${process.env.HOWDAH_LOCALE}/`)
    : new URL('../../howdah/locale/', import.meta.url);
const languages = ['en', 'pt', 'ru'];
/** The languages that hold only what differs from another. */
const over = { 'pt-BR': 'pt' };
const parser = new FluentParser({ withSpans: false });
const faults = [];

/** The facts that a message speaks of. */
class Facts extends Visitor {
    names = new Set();
    visitVariableReference(node) {
        // Whether a player is the reader (`player_is`) is told wherever a player is: not every language asks.
        if (!node.id.name.endsWith('_is')) this.names.add(node.id.name);
    }
}

function messagesOf(language) {
    const found = new Map();
    const folder = new URL(`${language}/`, locale);
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.ftl'))) {
        for (const entry of parser.parse(readFileSync(new URL(file, folder), 'utf8')).body) {
            if (entry.type === 'Junk')
                faults.push(`${language}/${file}: cannot be read: ${entry.content.split('\n')[0]}`);
            if (entry.type !== 'Message') continue;
            if (found.has(entry.id.name)) faults.push(`${language}/${file}: ${entry.id.name} is there twice`);
            const facts = new Facts();
            facts.visit(entry);
            found.set(entry.id.name, facts.names);
        }
    }
    return found;
}

const [source, ...others] = languages.map(messagesOf);
others.forEach((found, place) => {
    const language = languages[place + 1];
    for (const [key, facts] of source) {
        const theirs = found.get(key);
        if (!theirs) faults.push(`${language}: no words for ${key}`);
        else if ([...theirs].some((fact) => !facts.has(fact)))
            faults.push(`${language}: ${key} speaks of facts that English does not`);
    }
    for (const key of found.keys()) if (!source.has(key)) faults.push(`${language}: ${key} is not in English`);
});
for (const [language, below] of Object.entries(over)) {
    const known = messagesOf(below);
    for (const [key, facts] of messagesOf(language)) {
        const theirs = known.get(key);
        if (!theirs) faults.push(`${language}: ${key} is not in ${below}`);
        else if ([...facts].some((fact) => !theirs.has(fact)))
            faults.push(`${language}: ${key} speaks of facts that ${below} does not`);
    }
}

/** The clauses of a language's rulebooks, with their marks: what must be the same everywhere. */
function clausesOf(language) {
    const folder = new URL(`${language}/`, locale);
    const books = readdirSync(folder).filter((name) => name.endsWith('.md'));
    return new Map(
        books.map((book) => [
            book,
            [...readFileSync(new URL(book, folder), 'utf8').matchAll(/^- ([A-Z]+-\d+\.\d+) (\[\w+\])?/gm)].map(
                ([, number, mark]) => `${number} ${mark ?? ''}`.trim(),
            ),
        ]),
    );
}

const [law, ...translated] = languages.map(clausesOf);
translated.forEach((found, place) => {
    const language = languages[place + 1];
    for (const [book, clauses] of law) {
        const theirs = found.get(book);
        if (!theirs) faults.push(`${language}/${book} is missing`);
        else {
            for (const clause of clauses)
                if (!theirs.includes(clause)) faults.push(`${language}/${book}: no ${clause}`);
            for (const clause of theirs)
                if (!clauses.includes(clause)) faults.push(`${language}/${book}: ${clause} is not in English`);
        }
    }
    for (const book of found.keys()) if (!law.has(book)) faults.push(`${language}/${book} is not in English`);
});
if (faults.length) {
    console.error(faults.join('\n'));
    process.exit(1);
}
if (process.env.HOWDAH_LOCALE) process.exit(0);
const lines = [...source]
    .filter(
        ([key]) =>
            /^(web|table|learn|tracks|notice|person|site|after)-/.test(key) ||
            key.endsWith('-title') ||
            key.endsWith('-about'),
    )
    .map(
        ([key, facts]) =>
            `  '${key}': ${facts.size ? `{ ${[...facts].map((fact) => `${fact}: Fact`).join('; ')} }` : 'None'};`,
    );
const text = `// Made by scripts/words.mjs from howdah/locale; change the .ftl files instead.
export type Fact = string | number;
export type None = Record<string, never>;

/** Every message that the client names, with the facts that it speaks of. */
export interface Messages {
${lines.join('\n')}
}
`;
mkdirSync(new URL('../src/words/', import.meta.url), { recursive: true });
writeFileSync(new URL('../src/words/keys.gen.ts', import.meta.url), text);
