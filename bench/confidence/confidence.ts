import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openSet } from '../../dist-training/labelled.js';
import { type AnsweredQuery, answersTo } from './answers.ts';

/**
 * Prints for each labelled set how often each confidence is right, how many of the answerable records get it, and what is
 * named when the right entity is missing, as the product decides with all its rules: `npm run bench:confidence`. Words name
 * the sets that are wanted.
 */
const SETS = process.env.CORE_SETS ?? join(import.meta.dirname, '..', '..', 'bench', '.cache', 'sets');
const HEAD = [
  'set',
  'rows',
  'F1',
  'HIGH right',
  'MEDIUM right',
  'LOW right',
  'HIGH recall',
  'recall at P 0.99',
];
const ABSENT = ['absent', 'absent HIGH'];

if (!existsSync(SETS)) throw new Error(`no labelled sets at ${SETS}: npm run bench:sets`);
const wanted = process.argv.slice(2);
print([...HEAD, ...ABSENT]);
print([...HEAD, ...ABSENT].map((_, at) => (at === 0 ? '---' : '--:')));
for (const name of readdirSync(SETS).sort()) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const set = openSet(name, join(SETS, name));
  const answers = answersTo(set);
  set.reference.close();
  print([name, String(answers.length), ...figuresOf(answers).map(shown)]);
}

/** In the order of the head. */
function figuresOf(answers: readonly AnsweredQuery[]): readonly number[] {
  const answerable = answers.filter(({ isAnswerable }) => isAnswerable).length;
  const present = answers.map((answer) => answer.present);
  const matched = present.filter(({ confidence }) => confidence !== undefined);
  const right = (of: readonly { readonly isRight: boolean }[]) => of.filter(({ isRight }) => isRight).length;
  const [high = [], ...others] = ['HIGH', 'MEDIUM', 'LOW'].map((level) =>
    matched.filter(({ confidence }) => confidence === level),
  );
  const named = answers.filter(({ absent }) => absent.confidence !== undefined);
  return [
    (2 * right(matched)) / (matched.length + answerable),
    ...[high, ...others].map((of) => right(of) / of.length),
    right(high) / answerable,
    surelyRight(present) / answerable,
    named.length / answers.length,
    named.filter(({ absent }) => absent.confidence === 'HIGH').length / answers.length,
  ];
}

/** How many of the surest answers are right, of the longest run of them that has .99 right. */
function surelyRight(answers: readonly AnsweredQuery['present'][]): number {
  const surest = [...answers].sort((a, b) => b.probability - a.probability);
  let [right, most] = [0, 0];
  for (const [at, { isRight, probability }] of surest.entries()) {
    if (isRight) right++;
    // A threshold takes all answers of one probability or none.
    if (surest[at + 1]?.probability !== probability && right >= 0.99 * (at + 1)) most = right;
  }
  return most;
}

function shown(share: number): string {
  return Number.isNaN(share) ? '–' : share.toFixed(3);
}

function print(cells: readonly string[]): void {
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}
