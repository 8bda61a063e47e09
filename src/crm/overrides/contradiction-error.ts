import { CoreError } from '../../contract/errors.ts';
import { decisionWords } from './decision-words.ts';
import type { Contradiction, Standing } from './standing.ts';

const MOST_TOLD = 6;

/** Says which earlier decisions stand against one, and how they are removed. */
export function contradictionError({ refused, against }: Contradiction, workspace: string): CoreError {
  const told = against
    .slice(0, MOST_TOLD)
    .map((one) => `${placeOf(one)} says that ${decisionWords(one.override)}`);
  const more = against.length > MOST_TOLD ? `; and ${against.length - MOST_TOLD} more` : '';
  const message = `it cannot be that ${decisionWords(refused.override)}: ${told.join('; ')}${more}`;
  return new CoreError('CONFLICT', message, { ...lineOf(refused), fix: removalOf(against, workspace) });
}

/** The same of two lines of one file that are about the same. */
export function disagreementError(refused: Standing, earlier: Standing): CoreError {
  const words = decisionWords(refused.override);
  const message = `it cannot be that ${words}: ${placeOf(earlier)} says that ${decisionWords(earlier.override)}`;
  return new CoreError('CONFLICT', message, { ...lineOf(refused), fix: 'Keep one of the two lines.' });
}

function placeOf({ number, line }: Standing): string {
  return number === undefined ? `line ${line}` : `decision ${number}`;
}

function lineOf({ line }: Standing) {
  return line === undefined ? {} : { line };
}

function removalOf(against: readonly Standing[], workspace: string): string {
  const numbers = against.flatMap(({ number }) => number ?? []);
  if (numbers.length === 0) return 'Take out or correct one of these lines.';
  const which = workspace === 'default' ? '' : ` --workspace ${workspace}`;
  const [only, another] = numbers;
  return another === undefined
    ? `If it no longer holds, remove it first: core overrides remove ${only}${which}`
    : `Remove the one that no longer holds first, for example core overrides remove ${only}${which}`;
}
