import { areNames, hasOwnAddress, isInSameTown } from '../comparisons/candidate-evidence.ts';
import { type EvidenceRow, rowOf } from '../comparisons/evidence.ts';
import { isDistinguishingToken } from '../names/distinguishing-tokens.ts';
import { fieldsAtHead, isOfFields } from '../names/fields-at-head.ts';
import { countryOfCity } from '../tables/cities.ts';
import { isEverydayWord } from '../tables/everyday-words.ts';
import { GENERIC_WORDS, weightyWords } from '../tables/name-words.ts';

type Rows = readonly EvidenceRow[];

/** Only one of the names says the field, and neither an identifier nor the house is the entity's own. */
export function isOfOtherField(rows: Rows): boolean {
  if (!areNames(rows, ['record_longer', 'entity_longer', 'overlap'])) return false;
  const [name, words] = [rowOf(rows, 'name'), rowOf(rows, 'name_words')];
  if (name === undefined || words === undefined || hasOwnAddress(rows)) return false;
  const fields = [
    ...fieldsAtHead(name.left.tokens, words.onlyLeft),
    ...fieldsAtHead(name.right.tokens, words.onlyRight),
  ];
  if (fields.some((word) => GENERIC_WORDS.has(word))) return true;
  // `Université Mohamed Khider Biskra` bears the name of a person; in one town a single name is none of another, either.
  const isPerson = fields.length > 1 && !fields.some(isEverydayWord);
  return fields.length > 0 && !isPerson && !isInSameTown(rows);
}

/** `Binh Duong University` may be that, and Thai Binh Duong University another: the entity's name has one word more, in front. */
export function isOfOtherFirstName(rows: Rows): boolean {
  if (!areNames(rows, ['entity_longer'])) return false;
  const [name, words] = [rowOf(rows, 'name'), rowOf(rows, 'name_words')];
  if (name === undefined || words === undefined || hasOwnAddress(rows) || isInSameTown(rows)) return false;
  const [first = '', ...others] = weightyWords(name.right.tokens);
  if (!words.onlyRight.includes(first) || GENERIC_WORDS.has(first) || countryOfCity(first) !== undefined)
    return false;
  return !isDistinguishingToken(first) && others.some(isOfFields);
}
