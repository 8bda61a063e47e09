import { lazily } from './lazily.ts';
import { remembered } from './remembered.ts';
import { tableText } from './table-text.ts';

/** The kinds of organisations that folded words say: `university hospital` is of education and of health. */
export function organisationKinds(words: readonly string[]): readonly string[] {
  if (words.length === 1) return kindsOfWord(words[0] ?? '');
  const said = new Set(words.flatMap(kindsOfWord));
  return said.size < 2 ? [...said] : beginnings().flatMap(({ kind }) => (said.has(kind) ? [kind] : []));
}

const MOST_REMEMBERED = 20_000;

const kindsOfWord = remembered(MOST_REMEMBERED, (word: string): readonly string[] =>
  beginnings().flatMap(({ kind, starts }) => (starts.some((start) => word.startsWith(start)) ? [kind] : [])),
);

interface Beginnings {
  readonly kind: string;
  readonly starts: readonly string[];
}

const beginnings: () => readonly Beginnings[] = lazily(() =>
  tableText('organisation-kinds')
    .trim()
    .split('\n')
    .map((line) => {
      const [kind = '', starts = ''] = line.split(': ');
      return { kind, starts: starts.split(' ') };
    }),
);
