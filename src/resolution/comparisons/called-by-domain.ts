import { gluedKey, labelOf, tokenKey } from '../blocking/blocking-keys.ts';
import { WEIGHTS } from '../model/weights.ts';
import { gluedOf, type NormalName } from '../names/normal-name.ts';
import { isEverydayWord } from '../tables/everyday-words.ts';
import { countryOfEnding } from '../tables/national-endings.ts';
import { areNames } from './candidate-evidence.ts';
import { type ComparisonContext, identifierCap } from './comparison.ts';
import { type DomainEvidence, type EvidenceRow, roundedBits } from './evidence.ts';
import { totalOf } from './total-bits.ts';

/**
 * A record without a website may call the entity as its domain does, and as none of its names does: `IBM` and ibm.com, `NatWest`
 * and natwest.com. Where nobody else is called so, that says who is meant, though the names differ.
 */
export function calledByDomain(
  context: ComparisonContext,
  before: readonly EvidenceRow[],
): readonly DomainEvidence[] {
  const { record, profile } = context;
  for (const name of record.names) {
    const label = gluedOf(name);
    const right = profile.domains.find((one) => labelOf(one).replace(/-/g, '') === label);
    const called = right === undefined ? undefined : calledBy(name, right, { context, before });
    if (right === undefined || called === undefined) continue;
    return [{ comparison: 'website', ...called, left: name.text, right, bits: roundedBits(called.bits) }];
  }
  return [];
}

/** Undefined where the names themselves say it. */
function calledBy(
  name: NormalName,
  domain: string,
  { context, before }: { readonly context: ComparisonContext; readonly before: readonly EvidenceRow[] },
): Pick<DomainEvidence, 'relation' | 'bits'> | undefined {
  const { names } = context.profile;
  const { names_record: bits } = WEIGHTS.website;
  const isAlone =
    !names.some((other) => gluedOf(other) === gluedOf(name)) && mayBeToldBy(name, domain, context);
  if (isAlone && areNames(before, ['entity_longer'])) return { relation: 'names_record_alone', bits };
  if (isAlone && areNames(before, ['different', 'overlap']) && !isWordOfOthers(name, context))
    return { relation: 'names_record_alone', bits: Math.max(bits, bitsAlone(before, context)) };
  return names.some((other) => haveWordInCommon(name, other))
    ? undefined
    : { relation: 'names_record', bits };
}

/** As much as the universe is large and the names have taken off, and a little: whatever they are, it is a best guess. */
function bitsAlone(before: readonly EvidenceRow[], { rarity }: ComparisonContext): number {
  return identifierCap(rarity) - totalOf(0, before) + WEIGHTS.website.names_record_alone;
}

/** A name that says no form, of words that are not everybody's; nobody but the entity has it, as a name or on the web. */
function mayBeToldBy(name: NormalName, domain: string, { record, index }: ComparisonContext): boolean {
  const { tokens } = name;
  if (name.part !== 'whole' || name.forms.length > 0) return false;
  const label = gluedOf(name);
  const { country } = record.place;
  const ending = country === undefined ? undefined : countryOfEnding(domain);
  if (ending !== undefined && ending !== country) return false;
  const isAtHome = ending !== undefined;
  if (label.length < (isAtHome ? FEWEST_LETTERS_AT_HOME : FEWEST_LETTERS)) return false;
  if (tokens.length < MANY_WORDS && tokens.every((word) => isEverydayWord(word))) return false;
  return index.frequency(gluedKey(label)) === 1;
}

const FEWEST_LETTERS = 3;
const FEWEST_LETTERS_AT_HOME = 2;
/** Of so many words, all of them everyday ones, hardly two make one name. */
const MANY_WORDS = 3;

/** A word that companies have in their names tells of them, too: they stand beside the entity. */
function isWordOfOthers({ tokens }: NormalName, { index }: ComparisonContext): boolean {
  return tokens.length === 1 && index.frequency(tokenKey(tokens[0] ?? '')) > 0;
}

function haveWordInCommon(left: Pick<NormalName, 'tokens'>, right: Pick<NormalName, 'tokens'>): boolean {
  return left.tokens.some((token) => right.tokens.includes(token));
}
