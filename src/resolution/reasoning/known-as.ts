import { rowOf } from '../comparisons/evidence.ts';
import { foldWords } from '../names/fold.ts';
import { asWritten, type NormalName } from '../names/normal-name.ts';
import { type Pair, quoted } from './clause.ts';
import { namedEntity } from './sentences.ts';

/** `Acme (4812345678, London, GB)`; with the name that fits, when its own does not show why it is named: `SLB, also "Schlumberger" (…)`. */
export function namedCandidate(pair: Pair): string {
  return namedEntity(pair.told, alias(pair));
}

function alias({ candidate, told }: Pair): string {
  const row = rowOf(candidate.evidence, 'name');
  if (row === undefined || row.relation === 'different') return '';
  if (isSeenIn(told.name, asWritten(row.right))) return '';
  return `, ${row.kindOfName === 'former' ? 'formerly' : 'also'} ${quoted(row.right.text)}`;
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
