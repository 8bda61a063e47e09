import { lazily } from './lazily.ts';
import { remembered } from './remembered.ts';
import { wordClasses } from './word-classes.ts';

/** A line of the table each. */
export const ORGANISATION_KINDS = [
  'health',
  'education',
  'foundation',
  'government',
  'museum',
  'society',
  'laboratory',
  'church',
  'trade',
  'affiliate',
] as const;

export type OrganisationKind = (typeof ORGANISATION_KINDS)[number];

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

const beginnings = lazily((): readonly Beginnings[] => {
  const classes = wordClasses('organisation-kinds', ORGANISATION_KINDS);
  return ORGANISATION_KINDS.map((kind) => ({ kind, starts: [...classes[kind]] }));
});
