import { hasOwnIdentifier } from '../comparisons/candidate-evidence.ts';
import { type EvidenceRow, rowOf } from '../comparisons/evidence.ts';
import { asWritten } from '../names/normal-name.ts';
import { runsWithoutBlanks } from '../names/unblanked-parts.ts';

/**
 * `카카오뱅크` and Kakao (`카카오`), `京东物流` and 京东: in scripts without blanks a company of the group is called by the name of the group
 * and what it does, in one word, and so are companies of their own.
 */
export function goesOnWithoutBlank(rows: readonly EvidenceRow[]): boolean {
  const name = rowOf(rows, 'name');
  if (name?.relation !== 'record_longer' || hasOwnIdentifier(rows)) return false;
  const theirs = runsWithoutBlanks(asWritten(name.right).text);
  return runsWithoutBlanks(asWritten(name.left).text).some((run) =>
    theirs.some((other) => run.length > other.length && run.startsWith(other)),
  );
}
