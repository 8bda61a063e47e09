import { lazily } from './lazily.ts';
import { remembered } from './remembered.ts';
import { tableText } from './table-text.ts';

/** A line of the table. */
export type OrganisationKind =
  | 'health'
  | 'education'
  | 'foundation'
  | 'government'
  | 'museum'
  | 'society'
  | 'laboratory'
  | 'church'
  | 'trade'
  | 'affiliate';

/** Whether folded words say an organisation of one of these kinds: `mercy hospital` one of health. */
export function sayKind(words: readonly string[], kinds: ReadonlySet<OrganisationKind>): boolean {
  return organisationKinds(words).some((kind) => kinds.has(kind));
}

/** Whether a folded word says any kind of organisation: `hospital`, `foundation`. */
export function saysOrganisation(word: string): boolean {
  return kindsOfWord(word).length > 0;
}

/** The kinds of organisations that folded words say: `university hospital` is of education and of health. */
export function organisationKinds(words: readonly string[]): readonly OrganisationKind[] {
  if (words.length === 1) return kindsOfWord(words[0] ?? '');
  const said = new Set(words.flatMap(kindsOfWord));
  return said.size < 2 ? [...said] : beginnings().flatMap(({ kind }) => (said.has(kind) ? [kind] : []));
}

const MOST_REMEMBERED = 20_000;

const kindsOfWord = remembered(MOST_REMEMBERED, (word: string): readonly OrganisationKind[] =>
  beginnings().flatMap(({ kind, starts }) => (starts.some((start) => word.startsWith(start)) ? [kind] : [])),
);

interface Beginnings {
  readonly kind: OrganisationKind;
  readonly starts: readonly string[];
}

const beginnings: () => readonly Beginnings[] = lazily(() =>
  tableText('organisation-kinds')
    .trim()
    .split('\n')
    .map((line) => {
      const [kind = '', starts = ''] = line.split(': ');
      // The table has these lines and no others; a test reads them.
      return { kind: kind as OrganisationKind, starts: starts.split(' ') };
    }),
);
