import { areNames, hasOwnAddress, isInAnotherPlace } from '../comparisons/candidate-evidence.ts';
import { type EvidenceRow, rowOf } from '../comparisons/evidence.ts';
import { ANY_TRADE_WORDS, HEAD_WORDS } from '../tables/company-words.ts';
import { weightyWords } from '../tables/name-words.ts';

/*
 * Names that say more than the entity's, in another town: of one that bears the name by chance, of a sister or of a unit. Of 94,000
 * companies and institutes of registers beside the 10,153 of the bundled universe 92 such were MEDIUM, and five of them had its website.
 */

type Rows = readonly EvidenceRow[];

/** `Bogner Dachdecker` of Emden, and Bogner is in Munich; in whatever language and trade. */
export function isLongerNameElsewhere(rows: Rows): boolean {
  return addedElsewhere(rows).some((word) => !ANY_TRADE_WORDS.has(word));
}

/** `Marico Enterprises` of Surat, and Marico is in Mumbai; a group or a holding is the company itself. */
export function isAnyTradeElsewhere(rows: Rows): boolean {
  return addedElsewhere(rows).some((word) => !HEAD_WORDS.has(word));
}

/** What the record's name has more, in another town; nothing where an address of the record is the entity's. */
function addedElsewhere(rows: Rows): readonly string[] {
  if (!areNames(rows, ['record_longer', 'overlap']) || !isInAnotherPlace(rows) || hasOwnAddress(rows))
    return [];
  return weightyWords(rowOf(rows, 'name_words')?.onlyLeft ?? []);
}
