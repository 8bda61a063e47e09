import type { Random } from './random.ts';

/** Shares of rows that get each kind of damage; a row may get several. Documented in bench/README.md. */
const SHARE = {
  lowerCase: 0.1,
  upperCase: 0.15,
  legalFormDropped: 0.35,
  typo: 0.12,
  wordDropped: 0.05,
  wordsSwapped: 0.03,
  junkAdded: 0.04,
  punctuationDropped: 0.2,
} as const;

const LEGAL_FORM =
  /[\s,]+(?:inc|corp|corporation|co|company|ltd|limited|llc|plc|gmbh|ag|sa|s\.a|nv|n\.v|bv|ab|asa|as|oyj|spa|s\.p\.a|kk|bhd|tbk|pjsc)\.?$/i;
const JUNK = [' (duplicate)', ' - DO NOT USE', ' *', ' - HQ', ' (old)', ' - Sales', ' #2'] as const;

/** A company name as it might stand in a CRM. */
export function damagedName(name: string, random: Random): string {
  let text = name;
  if (random.chance(SHARE.legalFormDropped)) text = text.replace(LEGAL_FORM, '');
  if (random.chance(SHARE.wordDropped)) text = withoutWord(text, random);
  if (random.chance(SHARE.wordsSwapped)) text = swapped(text, random);
  if (random.chance(SHARE.typo)) text = misspelt(text, random);
  if (random.chance(SHARE.punctuationDropped))
    text = text
      .replace(/[.,'&-]/g, ' ')
      .replace(/ +/g, ' ')
      .trim();
  if (random.chance(SHARE.lowerCase)) text = text.toLowerCase();
  else if (random.chance(SHARE.upperCase)) text = text.toUpperCase();
  if (random.chance(SHARE.junkAdded)) text += random.pick(JUNK);
  return text.trim() === '' ? name : text;
}

function withoutWord(text: string, random: Random): string {
  const words = text.split(' ');
  if (words.length < 3) return text;
  words.splice(1 + random.below(words.length - 1), 1);
  return words.join(' ');
}

function swapped(text: string, random: Random): string {
  const words = text.split(' ');
  if (words.length < 3) return text;
  const at = random.below(words.length - 1);
  const [left = '', right = ''] = words.slice(at, at + 2);
  words.splice(at, 2, right, left);
  return words.join(' ');
}

function misspelt(text: string, random: Random): string {
  if (text.length < 6) return text;
  const at = 1 + random.below(text.length - 2);
  const kind = random.below(4);
  if (kind === 0) return text.slice(0, at) + text.slice(at + 1);
  if (kind === 1) return text.slice(0, at) + text.charAt(at) + text.slice(at);
  if (kind === 2) return text.slice(0, at - 1) + text.charAt(at) + text.charAt(at - 1) + text.slice(at + 1);
  return text.slice(0, at) + 'abcdefghijklmnopqrstuvwxyz'.charAt(random.below(26)) + text.slice(at + 1);
}
