import { WEIGHTS } from '../model/weights.ts';
import { tableScorer } from './score-tables.ts';

/** How widely an entity is known, by what can be counted; built with the version of the universe. */
export interface Prominence {
  /** Independent sources that have a record of it. */
  readonly sources: number;
  /** Symbols under which its shares are listed, and its record of a regulator. */
  readonly listings: number;
  /** People, as the most believed source says; 0 when none does. */
  readonly headcount: number;
  /** Revenue of a year in millions of US dollars, as the most believed source says; 0 when none does in that currency. */
  readonly revenue: number;
  /** Companies below it, as sources say. */
  readonly descendants: number;
}

/** Of what one source knows and says nothing of. */
export const UNKNOWN: Prominence = { sources: 1, listings: 0, headcount: 0, revenue: 0, descendants: 0 };

export const PROMINENCE_FEATURES: readonly (keyof Prominence)[] = [
  'sources',
  'listings',
  'headcount',
  'revenue',
  'descendants',
];

const SCORER = tableScorer(WEIGHTS.prominence.tables, PROMINENCE_FEATURES);

/** How much likelier a name is to mean this one than one of which nothing is known, in bits. */
export function prominenceBits(prominence: Prominence = UNKNOWN): number {
  return SCORER.total(prominence);
}

/** Of a company that most people have heard of. */
export const KNOWN_BITS = 4;

/** What is taken off one of which nothing is known, in bits: less the better it is known, down to nothing. */
export function takenFromUnknown(bits: number, prominence: Prominence | undefined): number {
  return Math.min(0, bits + WEIGHTS.prominence.given_back * prominenceBits(prominence));
}
