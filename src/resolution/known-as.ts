import { type Pair, quoted } from './clause.ts';
import { foldWords } from './fold.ts';
import type { NormalName } from './normal-name.ts';
import { namedEntity } from './sentences.ts';

/** `Acme (4812345678, London, GB)`; with the name that fits, when its own does not show why it is named: `SLB, also "Schlumberger" (…)`. */
export function namedCandidate(pair: Pair): string {
  return namedEntity(pair.told, alias(pair));
}

function alias({ candidate, told }: Pair): string {
  const row = candidate.evidence.find(({ comparison }) => comparison === 'name');
  if (row === undefined || row.right === null || row.level.startsWith('different')) return '';
  const name = candidate.profile.names.find(({ text }) => text === row.right);
  if (name === undefined || isSeenIn(told.name, name)) return '';
  return `, ${row.level.endsWith('_former') ? 'formerly' : 'also'} ${quoted(row.right)}`;
}

/** Whether the names have a word in common that tells, or begin alike but for spaces. */
function isSeenIn(name: string, { text, tokens }: Pick<NormalName, 'text' | 'tokens'>): boolean {
  const words = foldWords(name).split(' ');
  const others = foldWords(text).split(' ');
  return (
    others.some((word) => words.includes(word) && tokens.includes(word)) ||
    words.join('').startsWith(others[0] ?? '')
  );
}
