// Types for all messages in howdah/locale: src/words/keys.gen.ts. Fails where a language lacks a key or speaks of other facts.
import { readdirSync, readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import { FluentParser, Visitor } from '@fluent/syntax';

const locale = new URL('../../howdah/locale/', import.meta.url);
const languages = ['en', 'pt', 'ru'];
const parser = new FluentParser({ withSpans: false });
const faults = [];

/** The facts that a message speaks of. */
class Facts extends Visitor {
    names = new Set();
    visitVariableReference(node) {
        this.names.add(node.id.name);
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
if (faults.length) {
    console.error(faults.join('\n'));
    process.exit(1);
}
const lines = [...source]
    .filter(([key]) => /^(web|table|learn|tracks)-/.test(key) || key.endsWith('-title') || key.endsWith('-about'))
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
