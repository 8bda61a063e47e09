import { lazily } from '../tables/lazily.ts';
import { GLUED_FORMS, legalForms, standsAsForm } from '../tables/legal-forms.ts';
import { mayEndInSecurity } from '../tables/share-class.ts';
import { fold } from './fold.ts';
import { holdForm } from './strip-forms.ts';

/*
 * Most names are words with blanks between them, and of such it is quickly told whether they carry a legal form. What is
 * taken off a name (`splitNameParts`, seats, addresses) begins and ends at the ends of such words and leaves words that stand
 * side by side, so that a name in which no words side by side are a form carries none, whatever is taken off. One that ends
 * in a form carries it, unless something is taken off: each pattern for that asks for one of the words or signs below.
 */

/** Letters of which no encoding, compatibility form or small letter is in doubt. */
const LETTERS = 'a-zA-ZÀ-ÖØ-öø-ÿĀ-įĴ-ľŁ-ňŊ-őŔ-şŢ-ŷŹ-ż';
const IN_WORD = `[${LETTERS}0-9]`;
const WORDS = new RegExp(`^${IN_WORD}+(?:(?:[ ,-]|[.](?=[ ,]|$)| & )+${IN_WORD}+)*[.]?$`);
/**
 * What keeps words from standing for themselves: initials in a row, a dot before one (`ELECTRONICSN. V`), `&` beside a word
 * so short that they may be joined (`AT & T`), a form without a blank before it (`CompanyInc.`), letters in doubt.
 */
const JOINED = new RegExp(
  [
    `(?:^|[ .,&-])[${LETTERS}][ .,&-]+[${LETTERS}](?:[ .,&-]|$)`,
    `[.] ?[${LETTERS}](?:[ .,&-]|$)`,
    `(?:^|[ .,&-])${IN_WORD}{1,2}[ .,-]*&|&[ .,-]*${IN_WORD}{1,2}(?:[ .,&-]|$)`,
    '[^A-Z0-9 .,&-]{3}(?:Inc|Ltd|LLC|GmbH|PLC|Limited)(?:[ .,&-]|$)',
    '[İı]',
  ].join('|'),
);
/** What is taken off behind its last letter, even where an accented one follows. */
const MARK = /do not use|dont use|dnu/i;
const NON_ASCII = /[^\x20-\x7e]/;
/** Longer texts are cut, maybe within a word. */
const LONGEST = 400;

/** One pair of brackets; what stands in it is left out, or becomes words of the name, or a name beside it. */
const BRACKETS = /^([^()]*)\(([^()]*)\)([^()]*)$/;
/** A text in a script without blanks, of letters that have one form. */
const ONE_WORD = /^[一-鿿ぁ-ゖァ-ヺー가-힣]+$/;

/** Of a name of plain words whether it carries a legal form; undefined where that takes a longer look. */
export function plainlyCarriesForm(name: string): boolean | undefined {
  if (ONE_WORD.test(name)) return name.length > LONGEST || mayBeGlued(name) ? undefined : false;
  const [, before, within, behind] = BRACKETS.exec(name) ?? [];
  if (before === undefined) return ofWords(name);
  const isNone = [`${before} ${within} ${behind}`, `${before} ${behind}`].every(
    (text) => ofWords(text.trim()) === false,
  );
  return isNone ? false : undefined;
}

function mayBeGlued(name: string): boolean {
  return GLUED_FORMS.some((form) => name.startsWith(form) || name.endsWith(form));
}

function ofWords(name: string): boolean | undefined {
  if (name.length > LONGEST || !WORDS.test(name) || JOINED.test(name)) return undefined;
  const isAscii = !NON_ASCII.test(name);
  if (!isAscii && MARK.test(name)) return undefined;
  const words = wordsOf(name.toLowerCase(), isAscii);
  if (!holdForm(words)) return false;
  return isAscii && endsInForm(name, words) ? true : undefined;
}

function wordsOf(text: string, isAscii: boolean): readonly string[] {
  const words = text
    .replaceAll('&', ' and ')
    .split(/[ .,-]+/)
    .filter((word) => word !== '');
  return isAscii ? words : words.map((word) => (NON_ASCII.test(word) ? fold(word) : word));
}

/** Forms of one word that count behind any name. */
const endForms = lazily(
  () => new Set([...legalForms()].flatMap(([word, form]) => (standsAsForm(form, 'end') ? [word] : []))),
);

/** Words without which nothing is taken off a name of words that ends in a form. */
const TAKING: ReadonlySet<string> = new Set([
  ...['copy', 'clone', 'duplicate', 'dupe', 'use', 'dnu', 'a', 'an', 'dite', 'al'],
  ...['by', 'into', 'with', 'to', 'from', 'under', 'in', 'en', 'em'],
  // Of another company, or for it.
  ...[
    'part',
    'division',
    'unit',
    'affiliate',
    'branch',
    'brand',
    'member',
    'arm',
    'spin',
    'spinoff',
    'venture',
  ],
  ...[
    'portfolio',
    'franchise',
    'franchisee',
    'parent',
    'distributor',
    'reseller',
    'dealer',
    'predecessor',
    'successor',
  ],
  ...['as', 'nka', 'dba', 'aka', 'oa', 'fka', 'nee', 'formerly', 'previously'],
  ...['te', 'zetel', 'sitz', 'siege', 'con', 'com', 'med'],
  ...['subsidiary', 'subsidiaries', 'affiliates'],
]);
/** A hyphen that parts, a number in front, and letters that put a record at the end of a list. */
const TAKING_SIGN = /[ ,.&]-|-[ ,.&-]|^(?:\d+-|zz|xx)/i;
const JOINTS: ReadonlySet<string> = new Set(['and', 'the']);
/** Behind such a word, an address or the name once more may be taken off (listed-name.ts), so that the name ends in it. */
const ENDING: ReadonlySet<string> = new Set(
  'ag nv sa asa as sgps plc inc corp ltd limited llc gmbh se oyj ab spa kgaa co sl bv cva sca pjsc tbk bhd'.split(
    ' ',
  ),
);

function endsInForm(name: string, words: readonly string[]): boolean {
  if (!isFormBehindName(words, words.length - 1)) return false;
  if (TAKING_SIGN.test(name) || mayEndInSecurity(name) || words.some((word) => TAKING.has(word)))
    return false;
  const losesForm = words.some((word, at) => ENDING.has(word) && !isFormBehindName(words, at));
  return !losesForm || !(/\d/.test(name) || mayRepeat(name));
}

function isFormBehindName(words: readonly string[], at: number): boolean {
  return endForms().has(words[at] ?? '') && words.slice(0, at).some((word) => !JOINTS.has(word));
}

/** As lists do, which have a name twice: a later word begins as the name does. */
function mayRepeat(name: string): boolean {
  return name.lastIndexOf(` ${name.charAt(0)}`) > name.indexOf(' ');
}
