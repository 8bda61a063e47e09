import type { EntityInput } from '../../contract/entity-input.ts';
import type { Ranked } from '../decide.ts';
import type { NormalRecord } from '../records/normal-record.ts';
import type { ToldEntity } from './told-entity.ts';

/** What one comparison came to, in words; `noun` when it says no more than that something agrees. */
export interface Clause {
  readonly side: 'for' | 'against';
  readonly of: 'name' | 'other';
  readonly text: string;
  readonly noun?: string;
  /** What is worth more stays longer when there is no room for all. */
  readonly worth: number;
}

/** A record beside one of its candidates, as they are compared and as people wrote them. */
export interface Pair {
  readonly input: EntityInput;
  readonly record: NormalRecord;
  readonly candidate: Ranked;
  readonly told: ToldEntity;
}

/** Says that something agrees, and nothing else of it. */
export function agreeing(noun: string, worth: number, of: Clause['of'] = 'other'): Clause {
  return { side: 'for', of, noun, text: `${noun} agrees`, worth };
}

/** Says what speaks for the candidate. */
export function supporting(text: string, worth: number, of: Clause['of'] = 'other'): Clause {
  return { side: 'for', of, text, worth };
}

/** Says what speaks against the candidate. */
export function opposing(text: string, worth: number, of: Clause['of'] = 'other'): Clause {
  return { side: 'against', of, text, worth };
}

const LONGEST_VALUE = 60;
/** White space that is not one space: most texts have none. */
const UNEVEN = /[^\S ]| {2}/;

/** A value on one line; a very long one ends with an ellipsis behind a whole word. */
export function shortened(text: string, most = LONGEST_VALUE): string {
  const line = (UNEVEN.test(text) ? text.replace(/\s+/g, ' ') : text).trim();
  if (line.length <= most) return line;
  const room = line.slice(0, most - 1);
  const atWord = line[most - 1] === ' ' ? room : room.slice(0, Math.max(0, room.lastIndexOf(' ')));
  // A single word longer than the room is cut inside, never inside a surrogate pair.
  const kept = atWord.length < most / 3 ? room.replace(/[\uD800-\uDBFF]$/, '') : atWord;
  return `${kept.replace(/[\s,;:.(-]+$/, '')}…`;
}

/** A name in quotation marks. */
export function quoted(text: string): string {
  return `"${shortened(text)}"`;
}

/** `a`, `a and b`, `a, b and c`. */
export function listOf(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
