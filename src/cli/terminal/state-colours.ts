import type { ChalkInstance } from 'chalk';
import type { Context } from '../context.ts';

/** Good, undecided and bad, of outcomes and of states of what is listed. */
const COLOURS: Readonly<Record<string, 'green' | 'yellow' | 'red'>> = {
  matched: 'green',
  created: 'green',
  ambiguous: 'yellow',
  failed: 'red',
  invalid: 'red',
  completed: 'green',
  finished: 'green',
  delivered: 'green',
  pending: 'yellow',
  processing: 'yellow',
  submitted: 'yellow',
  unfinished: 'yellow',
  waiting: 'yellow',
  new: 'yellow',
  open: 'yellow',
  closed: 'green',
};

/** The text in the colour of the state that it says, filled to its width or not; other texts stay as they are. */
export function stateColoured(text: string, paint: ChalkInstance): string {
  const state = text.trim();
  const colour = COLOURS[state];
  return colour === undefined ? text : text.replace(state, paint[colour](state));
}

/** Colours the column `state` of a table on standard output. */
export function stateColours({ paintOut }: Context): (text: string, heading: string) => string {
  return (text, heading) => (heading === 'state' ? stateColoured(text, paintOut) : text);
}
