import { isAtHomeElsewhere } from './borrowed-country.ts';
import { isDecidedApart } from './decided-apart.ts';
import type { EarlierLinks, EarlierVerdict, Verdict } from './earlier-links.ts';
import { linkReason, sharedIdentifiers } from './link-rules.ts';
import type { NormalSourceRecord } from './normal-source-record.ts';
import type { NumberedRecords } from './numbered-records.ts';
import type { PairsToJudge } from './pairs-to-judge.ts';

export interface Verdicts {
  /** All that hold, those that were taken over included. */
  readonly all: readonly Verdict[];
  /** Records that have gained or lost a link. */
  readonly relinked: ReadonlySet<number>;
}

/** Judges pairs of records, and takes over what an earlier version has found out about the others. */
export function verdictsOf(
  allRecords: NumberedRecords,
  toJudge: PairsToJudge,
  earlier: EarlierLinks | undefined,
): Verdicts {
  const relinked = new Set<number>();
  const kept = earlier === undefined ? [] : keptVerdicts(allRecords, toJudge, { earlier, relinked });
  const all: Verdict[] = [...kept];
  const { size } = allRecords;
  let known: ReadonlySet<number> | undefined;
  for (const { key: pair } of toJudge.pairs.groups()) {
    const [left, right] = [Math.floor(pair / size), pair % size];
    if (earlier?.isKept(left) === true && earlier.isKept(right)) {
      known ??= new Set(kept.map((verdict) => verdict.left * size + verdict.right));
      if (known.has(pair)) continue;
    }
    const verdict = judge(allRecords.record(left), allRecords.record(right));
    if (verdict === undefined) continue;
    all.push({ left, right, ...verdict });
    if (verdict.reason !== undefined) relinked.add(left).add(right);
  }
  return { all, relinked };
}

function judge(
  left: NormalSourceRecord,
  right: NormalSourceRecord,
): Pick<Verdict, 'reason' | 'shared'> | undefined {
  const reason = linkReason(left, right);
  if (reason !== undefined && !(reason === 'name_alone' && isAtHomeElsewhere(left, right))) return { reason };
  if (isDecidedApart(left, right)) return undefined;
  const shared = sharedIdentifiers(left, right).map(({ type, value }) => ({ type, value }));
  return shared.length > 0 ? { shared } : undefined;
}

function keptVerdicts(
  allRecords: NumberedRecords,
  { crowded, newlyCrowded }: PairsToJudge,
  { earlier, relinked }: { readonly earlier: EarlierLinks; readonly relinked: Set<number> },
): readonly Verdict[] {
  const isCompared = ({ left, right }: Verdict) => {
    if (!newlyCrowded.has(left) || !newlyCrowded.has(right)) return true;
    const theirs = new Set(allRecords.sharedKeysOf(right));
    return allRecords.sharedKeysOf(left).some((hash) => theirs.has(hash) && !crowded.has(hash));
  };
  const kept: Verdict[] = [];
  for (const verdict of earlier.verdicts()) {
    if (isOfKept(verdict) && isCompared(verdict)) kept.push(verdict);
    else if (verdict.reason !== undefined)
      for (const number of [verdict.left, verdict.right]) if (number !== undefined) relinked.add(number);
  }
  return kept;
}

function isOfKept(verdict: EarlierVerdict): verdict is Verdict {
  return verdict.left !== undefined && verdict.right !== undefined;
}
