import type { EvidenceRow } from '../../resolution/comparisons/evidence.ts';
import type { NormalName } from '../../resolution/names/normal-name.ts';
import { haveOwnAgreement } from '../duplicates/own-agreement.ts';

type Named = Pick<NormalName, 'tokens'>;

/** What is an article or joint within a name, and turns its sense in front of one. */
const LITTLE: ReadonlySet<string> = new Set('at by in off on out over under up'.split(' '));

/**
 * Why two accounts whose names differ in a little word may be two companies, as a sentence: `At Home Medical` and `In Home Medical`, `On
 * Demand Staffing` and `Demand Staffing`. Undefined where anything else of their own agrees, or two of their names are one.
 */
export function littleWordDoubt(
  rows: readonly EvidenceRow[],
  names: readonly Named[],
  others: readonly Named[],
): string | undefined {
  const pairs = names.flatMap((name) => others.map((other) => [name.tokens, other.tokens] as const));
  if (pairs.some(([words, otherWords]) => words.join(' ') === otherWords.join(' '))) return undefined;
  const [mine, theirs] = pairs.find(differInLittle) ?? [];
  if (mine === undefined || theirs === undefined || haveOwnAgreement(rows)) return undefined;
  const said = [littleIn(mine), littleIn(theirs)].filter((word) => word !== '').map((word) => `"${word}"`);
  return `But their names differ in a little word (${said.join(', ')}), and nothing beside the names says that they are one.`;
}

/** Each has another one, or one begins with what the other lacks. */
function differInLittle([mine, theirs]: readonly [readonly string[], readonly string[]]): boolean {
  const [one, other] = [littleIn(mine), littleIn(theirs)];
  if (one === other || without(mine) !== without(theirs)) return false;
  if (one !== '' && other !== '') return true;
  const [first = ''] = one === '' ? theirs : mine;
  return LITTLE.has(first);
}

function littleIn(tokens: readonly string[]): string {
  return tokens.filter((token) => LITTLE.has(token)).join(' ');
}

function without(tokens: readonly string[]): string {
  return tokens.filter((token) => !LITTLE.has(token)).join(' ');
}
