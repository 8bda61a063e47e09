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

export interface Closing {
  readonly text: string;
  readonly worth: number;
}

/** Writes the draft with as many of its clauses as there is room for; the least important go first. */
export function writeDraft({ clauses, closing, write }: Draft): string {
  const text = write(
    clauses,
    closing.map((one) => one.text),
  );
  const least = text.length <= MOST_CHARACTERS ? undefined : leastOf([...clauses, ...closing]);
  if (least === undefined) return shortened(text, MOST_CHARACTERS);
  return writeDraft({
    clauses: clauses.filter((clause) => clause !== least),
    closing: closing.filter((sentence) => sentence !== least),
    write,
  });
}

function leastOf<Piece extends { readonly worth: number }>(pieces: readonly Piece[]): Piece | undefined {
  return pieces.reduce<Piece | undefined>(
    (least, piece) => (least === undefined || piece.worth <= least.worth ? piece : least),
    undefined,
  );
}

/** What speaks for an entity and what against it, each as one text; an empty one for nothing. */
export interface Sides {
  readonly agreed: string;
  readonly differing: string;
}

/** All that merely agrees is told together, where the first of it stands or at the end: `the name and the city Z agree`. */
export function sidesOf(clauses: readonly Clause[]): Sides {
  const nouns: string[] = [];
  let [more, differing] = ['', ''];
  let isNounFirst = false;
  for (const { side, noun, text } of clauses) {
    if (side === 'against') differing = besides(differing, text);
    else if (noun === undefined) more = besides(more, text);
    else if (nouns.push(noun) === 1) isNounFirst = more === '';
  }
  if (nouns.length === 0) return { agreed: more, differing };
  const agreement = `${listOf(nouns)} ${nouns.length === 1 ? 'agrees' : 'agree'}`;
  return { agreed: isNounFirst ? besides(agreement, more) : besides(more, agreement), differing };
}

function besides(text: string, more: string): string {
  if (text === '') return more;
  return more === '' ? text : `${text}; ${more}`;
}

/** Clauses as a sentence; nothing of nothing. */
export function sentence(clauses: string, lead = ''): string {
  return clauses === '' ? '' : ended(capital(`${lead}${clauses}`));
}

/** Sentences one behind the other, without empty ones. */
export function spaced(sentences: readonly string[]): string {
  let all = '';
  for (const text of sentences) if (text !== '') all = all === '' ? text : `${all} ${text}`;
  return all;
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
