import { type Clause, listOf, shortened } from './clause.ts';
import type { ToldEntity } from './told-entity.ts';

/** More than this nobody reads in a cell. */
export const MOST_CHARACTERS = 300;

/** What a reasoning is made of before it is fitted to its length. */
export interface Draft {
  readonly clauses: readonly Clause[];
  /** Whole sentences that stand at the end. */
  readonly closing: readonly Closing[];
  write(clauses: readonly Clause[], closing: readonly string[]): string;
}

interface Closing {
  readonly text: string;
  readonly worth: number;
}

/** Writes the draft with as many of its clauses as there is room for; the least important go first. */
export function writeDraft({ clauses, closing, write }: Draft): string {
  let kept = { clauses, closing };
  for (;;) {
    const text = write(
      kept.clauses,
      kept.closing.map((one) => one.text),
    );
    const least = leastOf([...kept.clauses, ...kept.closing]);
    if (text.length <= MOST_CHARACTERS || least === undefined) return shortened(text, MOST_CHARACTERS);
    kept = {
      clauses: kept.clauses.filter((clause) => clause !== least),
      closing: kept.closing.filter((sentence) => sentence !== least),
    };
  }
}

function leastOf<Piece extends { readonly worth: number }>(pieces: readonly Piece[]): Piece | undefined {
  return pieces.reduce<Piece | undefined>(
    (least, piece) => (least === undefined || piece.worth <= least.worth ? piece : least),
    undefined,
  );
}

/** What agrees as a list; all that merely agrees is one of its members: `"X" is short for "Y"`, `the city Z agrees`. */
export function agreedList(clauses: readonly Clause[]): readonly string[] {
  const more = clauses.flatMap(({ noun, text }) => (noun === undefined ? [text] : []));
  const nouns = clauses.flatMap(({ noun }) => (noun === undefined ? [] : [noun]));
  if (nouns.length === 0) return more;
  const agreement = `${listOf(nouns)} ${nouns.length === 1 ? 'agrees' : 'agree'}`;
  return clauses[0]?.noun === undefined ? [...more, agreement] : [agreement, ...more];
}

/** Clauses as one sentence each, none for none. */
export function sentence(clauses: readonly string[], lead = ''): string {
  if (clauses.length === 0) return '';
  const text = `${lead}${clauses.join('; ')}`;
  return ended(capital(text));
}

/** A sentence with one full stop, also behind `Acme Inc.`. */
export function ended(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}

export function capital(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

/** `Acme (4812345678, London, GB)`; what else it is called stands behind the name. */
export function namedEntity({ coreId, name, city, country }: ToldEntity, alias = ''): string {
  const known = [coreId, city, country].filter((part) => part !== null && part !== '');
  return `${shortened(name)}${alias} (${known.join(', ')})`;
}

/** A reasoning with a sentence more, for which it gives way. */
export function withinLimit(reasoning: string, more: string): string {
  return `${shortened(reasoning, MOST_CHARACTERS - more.length - 1)} ${more}`;
}
