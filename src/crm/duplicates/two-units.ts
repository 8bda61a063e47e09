import { areNames } from '../../resolution/comparisons/candidate-evidence.ts';
import { type EvidenceRow, rowOf } from '../../resolution/comparisons/evidence.ts';
import type { Website } from '../../resolution/records/normalise-website.ts';
import { LOOSE_WORDS } from '../../resolution/tables/company-words.ts';
import { STOP_WORDS } from '../../resolution/tables/name-words.ts';
import type { Judged } from './judge-pair.ts';

/** The websites or e-mail domains of two records are two hosts of one domain, at least one of them such as units have. */
export function areAtTwoHosts(mine: Website | undefined, theirs: Website | undefined): boolean {
  if (mine === undefined || theirs === undefined || mine.domain !== theirs.domain) return false;
  return mine.unitHost !== theirs.unitHost && !mine.isShared && !theirs.isShared;
}

/** One name says more than the other, by words that a company does not leave out of its own. */
export function haveUnitWords(rows: readonly EvidenceRow[]): boolean {
  if (!areNames(rows, ['entity_longer', 'record_longer', 'overlap'])) return false;
  const words = rowOf(rows, 'name_words');
  return [...(words?.onlyLeft ?? []), ...(words?.onlyRight ?? [])].some(
    (word) => !LOOSE_WORDS.has(word) && !STOP_WORDS.has(word),
  );
}

/** `US Army` at army.mil and the `U.S. Army Corps of Engineers` at usace.army.mil: a body and its unit, or two units. */
export function asTwoUnits(judged: Judged, mine: Website, theirs: Website): Judged {
  const [one, other] = [mine, theirs].map(({ unitHost, domain }) => unitHost ?? domain);
  return {
    ...judged,
    confidence: 'LOW',
    reasoning: `${judged.reasoning} But ${one} and ${other} may be the addresses of two units.`,
  };
}
