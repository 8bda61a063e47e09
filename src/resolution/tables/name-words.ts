import type { Junk } from './beside-name.ts';
import { lazily } from './lazily.ts';
import { NOTES_BESIDE } from './notes-beside.ts';
import { tableText } from './table-text.ts';
import { wordClasses } from './word-classes.ts';

const NUMBER_WORDS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty';
const ORDINAL_WORDS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth';
const ORDINAL_FIGURES =
  '1st 2nd 3rd 4th 5th 6th 7th 8th 9th 10th 11th 12th 13th 14th 15th 16th 17th 18th 19th 20th';
const ROMAN_NUMERALS =
  'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx xxi xxii xxiii xxiv xxv xxvi xxvii xxviii xxix xxx';

/** Abbreviations, truncations and plain plurals of words that stand in many names, to the word itself. */
export const ABBREVIATIONS: ReadonlyMap<string, string> = new Map(variantsOf(tableText('abbreviations')));

const KIN: ReadonlyMap<string, number> = new Map(
  tableText('kindred-words')
    .trim()
    .split('\n')
    .flatMap((line, at) => wordsOf(line).map((word): [string, number] => [word, at])),
);

/** Whether an abbreviation may have been read as one word where the other was meant: `AMER` is American and America. */
export function areKin(left: string, right: string): boolean {
  const kin = KIN.get(left);
  return kin !== undefined && left !== right && kin === KIN.get(right);
}

const BRIEF_FORMS: ReadonlyMap<string, readonly string[]> = briefForms();

/** Abbreviations of two letters, which may as well be the beginning of a name: `st` of `saint`. */
export function briefFormsOf(word: string): readonly string[] {
  return BRIEF_FORMS.get(word) ?? [];
}

const TRANSLATIONS: ReadonlyMap<string, string> = new Map(variantsOf(tableText('translations')));

/** British and other spellings to American ones, and words of other languages to English ones. */
export const SPELLINGS: ReadonlyMap<string, string> = new Map([
  ...variantsOf(tableText('spellings')),
  ...TRANSLATIONS,
]);

/** Whether a folded word is one of another language that is read as an English one: `emporiki`, of `commercial`. */
export function isTranslation(word: string): boolean {
  return TRANSLATIONS.has(word);
}

const WRITTEN_FORMS = lazily(() => {
  const forms = new Map<string, string[]>();
  for (const [variant, canonical] of [...ABBREVIATIONS, ...SPELLINGS]) {
    const others = forms.get(canonical);
    if (others === undefined) forms.set(canonical, [variant]);
    else others.push(variant);
  }
  return forms;
});

/** Abbreviations, spellings and translations that are read as the word: of `royal` also `koninklijke`. */
export function writtenFormsOf(word: string): readonly string[] {
  return WRITTEN_FORMS().get(word) ?? [];
}

/** Words that weigh almost nothing wherever they stand. */
export const STOP_WORDS: ReadonlySet<string> = new Set(wordsOf(tableText('stop-words')));

/** The words without articles and joints, which some leave out of a name and others put into it. */
export function weightyWords(words: readonly string[]): string[] {
  return words.filter((word) => !STOP_WORDS.has(word));
}

/** Words that tell no company from another, alone or together; with every abbreviation of them. */
export const GENERIC_WORDS: ReadonlySet<string> = withVariants(wordsOf(tableText('generic-words')));

/** Whether a word may tell one company from another: no article, no joint, and no word of a trade. */
export function isTellingWord(word: string): boolean {
  return !STOP_WORDS.has(word) && !GENERIC_WORDS.has(word);
}

/** Directions and regions: names that differ in one of them are sisters, not one company. */
export const PLACE_WORDS: ReadonlySet<string> = withVariants(wordsOf(tableText('place-words')));

const INSTITUTIONS = wordClasses('institution-units', ['owner', 'part']);

/** Organisations that have parts which bear their name. */
export const INSTITUTION_WORDS: ReadonlySet<string> = withVariants([...INSTITUTIONS.owner]);
/** What such parts are called: `University Hospital of Padua`. */
export const INSTITUTION_PART_WORDS: ReadonlySet<string> = withVariants([...INSTITUTIONS.part]);

/** Roman numerals to thirty and number words to twenty, to figures; ordinals to their own: `First Bank` is not `One Bank`. */
export const NUMERALS: ReadonlyMap<string, string> = new Map(
  [NUMBER_WORDS, ROMAN_NUMERALS]
    .flatMap((words) => wordsOf(words).map((word, at): [string, string] => [word, String(at + 1)]))
    .concat(wordsOf(ORDINAL_WORDS).map((word, at) => [word, wordsOf(ORDINAL_FIGURES)[at] ?? word])),
);

/** Stand alone before or after the name, or in brackets with more words. */
const MARKS = [
  'do not (?:use|call|contact|mail|email|enrich|merge|touch)',
  "don['’]?t use",
  'dn[uc]',
  'dup(?:e|licate)?s?',
  'to be (?:deleted|merged|closed|removed)',
  'deleted?',
  'delete me',
  'inactive',
  'obsolete',
  'archived?',
  'defunct',
  'out of business',
  'closed(?: account)?',
  'bad (?:data|record)',
  'junk',
  'merged',
  'test(?: (?:account|record|company|only|customer))?',
  '(?:bitte )?nicht (?:mehr )?(?:verwenden|benutzen|nutzen)|dublette|duplikat',
  'ne (?:pas|plus) utiliser|doublon',
  '(?:no|n[aã]o) (?:usar|utilizar)|duplicad[oa]',
  'non (?:usare|utilizzare)|duplicat[oa]|doppione',
  'niet (?:meer )?gebruiken|duplicaat',
].join('|');
/** Too common as words of names to be taken for marks outside brackets. */
const MARKS_IN_BRACKETS = [
  'old|new|former|dead|copy|sample|demo|sandbox|temp(?:orary)?|tbd|bankrupt|dissolved',
  'prospect|customer|client|lead|vendor|supplier|partner|competitor|parent',
  'hq|headquarters?|head ?office|main|primary|billing|bill[- ]?to|ship[- ]?to|sold[- ]?to',
  'tm|sm|r|c',
].join('|');
/** What stands between a name and a mark; a hyphen without a space belongs to the name: `Test-Rite`. */
export const APART = String.raw`(?:\s*[*_:|]+\s*|\s+[–—-]+\s*|[–—-]+\s+)`;
const BEHIND_FORM = String.raw`(?<=\s(?:inc|incorporated|corp|corporation|company|ltd|limited|llc|llp|lp|gmbh|kg|ag|plc|co|se|s\.?a|n\.?v|b\.?v|s\.?r\.?l|oy|oü|ab|a\.?s|s\.?p\.?a|tas|tbk|trust|bancorp)\.?)`;
const BEHIND_FORM_OR_NUMERAL = BEHIND_FORM.replace(/\)$/, '(?: [IVX]+)?)');
/** Where filers of the SEC are at home, written out; `Inc. /DE/` has two letters for it. */
const HOMES =
  'Bermuda|British Virgin Islands|Canada|Cayman(?: Islands)?|Delaware|Ireland|Israel|Marshall Islands|Maryland|Netherlands|Nevada|ADR';
const STATE_TAGS =
  'A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|NEW|ADR|ADV|CAN|CN|FI|UK|BD|PR|TA';

const NOT_USED = /t use\b|dnu/iu;

const COPY_OF: Junk = {
  pattern: /^\s*(?:copy|clone|duplicate|dupe) of\s+/giu,
  sign: /^\s*(?:copy|clone|dup)/iu,
};
const MARK_BEFORE: Junk = {
  pattern: new RegExp(String.raw`^[\s*#!~_.zx-]*(?<![a-z])(?:${MARKS}|old)${APART}`, 'giu'),
  sign: /[*_:|–—-]/,
};
const NOT_USED_BEFORE: Junk = {
  pattern: /^[\s*#!~_.zx-]*(?<![a-z])(?:do not use|don['’]?t use|dnu)\b[\s*_:|–—-]*(?=[\p{L}\p{N}])/giu,
  sign: NOT_USED,
};
const MARK_BEHIND: Junk = {
  pattern: new RegExp(String.raw`${APART}(?:${MARKS}|old)\s*[*_!.]*\s*$`, 'giu'),
  sign: /[*_:|–—-]/,
};
const NOT_USED_BEHIND: Junk = {
  pattern: /\s+[*#!([{<]*(?:do not use|don['’]?t use|dnu)\b.*$/giu,
  sign: NOT_USED,
};

/** In capitals behind a name that has small letters nothing need part them: `Acme Ltd DUPLICATE`. */
const SHOUTED_BEHIND: Junk = {
  pattern:
    /(?<=\p{Ll}.*\s)(?:DUP(?:E|LICATE)?|INACTIVE|OBSOLETE|DEFUNCT|DELETED?|ARCHIVED|CLOSED|OLD)[\s!*]*$/gu,
  sign: /\s(?:dup|inactive|obsolete|defunct|delete|archived|closed|old)/iu,
};

/** What people write into a name about the record: that it is a double, dead or a test. */
export const RECORD_MARKS: readonly Junk[] = [
  {
    pattern: new RegExp(String.raw`[\[({<]\s*(?:${MARKS})\b[^\])}>]*\s*[\])}>]`, 'giu'),
    sign: /[[({<]/,
  },
  ...[COPY_OF, MARK_BEFORE, NOT_USED_BEFORE, MARK_BEHIND, NOT_USED_BEHIND, SHOUTED_BEHIND],
];

/**
 * What people and registers write into a name beside the name, each to be replaced by a space, in this order:
 * markers of dead and double records, internal numbers, states of registration, the course of a winding-up.
 */
export const CRM_JUNK: readonly Junk[] = [
  { pattern: /[™®©℠]/gu, sign: /[™®©℠]/ },
  {
    pattern: new RegExp(
      String.raw`[\[({<]\s*(?:(?:${MARKS})\b[^\])}>]*|(?:${MARKS_IN_BRACKETS}))\s*[\])}>]`,
      'giu',
    ),
    sign: /[[({<]/,
  },
  { pattern: /^\s*(?:account|company|customer|client|vendor)(?: name)?\s*:\s*/giu, sign: /:/ },
  ...[COPY_OF, MARK_BEFORE, NOT_USED_BEFORE],
  { pattern: /^\s*(?:[zx]_+|(?:zz+|xx+)[_.*-]+|(?:zzz+|xxx+)\s+)/giu, sign: /^\s*(?:[zx]_|zz|xx)/iu },
  ...[MARK_BEHIND, NOT_USED_BEHIND, SHOUTED_BEHIND],
  ...NOTES_BESIDE,
  {
    pattern: /(?<![\p{L}\p{N}])\*+|\*+(?![\p{L}\p{N}])|\*{2,}|#{2,}|!{2,}|~+|\^+|={2,}|_{2,}/gu,
    sign: /[*#!~^=_]/,
  },
  { pattern: /^\s*\d{4,}\s*[–—_:|-]+\s*(?=\p{L})/gu, sign: /^\s*\d{4}/ },
  {
    pattern:
      /[\s(#|–—-]+(?:id|acct|account|cust|customer|vendor|ref)(?: ?(?:id|no|nr|number))?[.:#\s]*#?[a-z]{0,3}-?\d{3,}\s*[)\]]*\s*$/giu,
    sign: /\d{3}/,
  },
  { pattern: /\s*[([]\s*#?(?!(?:1[89]|20)\d\d\D)\d{3,}\s*[)\]]\s*$/gu, sign: /\d{3}/ },
  { pattern: /\s+[–—_|-]\s*#?(?!(?:1[89]|20)\d\d\s*$)\d{4,}\s*$/gu, sign: /\d{4}/ },
  { pattern: /[\s(|-]+001[a-z0-9]{12}(?:[a-z0-9]{3})?\)?\s*$/giu, sign: /001/ },
  { pattern: /\s*[\\/]\s*\p{L}{2,4}\s*[\\/]\s*$/gu, sign: /[\\/]/ },
  { pattern: new RegExp(String.raw`\s*[\\/]\s*(?:${STATE_TAGS}|[Nn][Ee][Ww])\s*$`, 'gu'), sign: /[\\/]/ },
  { pattern: new RegExp(String.raw`\s+[\\/]\s*(?:${STATE_TAGS})\s*$`, 'giu'), sign: /[\\/]/ },
  {
    pattern: new RegExp(
      String.raw`${BEHIND_FORM}\s*[\\/]\s*(?!nv|sa)(?:\p{L}{2,3}|\p{L}[\p{L} ]+[\\/])\s*$`,
      'giu',
    ),
    sign: /[\\/]/,
  },
  {
    pattern: new RegExp(String.raw`${BEHIND_FORM_OR_NUMERAL}\s*[\\/]\s*(?:${HOMES})\s*$`, 'giu'),
    sign: /[\\/]/,
  },
  { pattern: /\s+et al\.?\s*$/giu, sign: /\set al/iu },
  {
    pattern: new RegExp(
      // Behind a comma, who is said to be a company may be the owner (remarks.ts): `Acme Inc, a Kud company`.
      String.raw`${BEHIND_FORM}(?:\s+an?\s+(?:\p{L}+ ){1,3}company|,?\s+an?\s+(?:\p{L}+ ){1,3}(?:corporation|partnership|association|bank|trust))\s*$`,
      'giu',
    ),
    sign: /\san?\s/i,
  },
  {
    pattern:
      /,?\s+(?:and|&)\s+(?:its\s+)?(?:consolidated\s+)?(?:subsidiar(?:y|ies)|affiliates)(?:\s+companies)?\.?\s*$/giu,
    sign: /subsidiar|affiliates/iu,
  },
  { pattern: /^\s*soci[eé]t[eé] dite\s*:?\s+/giu, sign: /t[eé] dite/iu },
  {
    pattern:
      /\s+[–—-]\s+(?:[\p{L}.' ]{2,30}\s)?(?:(?:head|regional|main|branch|sales) ?)?(?:offices?|hq|headquarters)\s*$/giu,
    sign: /[–—-]/,
  },
  { pattern: new RegExp(String.raw`${BEHIND_FORM}\s*#\s?\d{1,2}\s*$`, 'giu'), sign: /#/ },
  {
    pattern:
      /\s*[,–—-]+\s*(?:accounts? (?:payable|receivable)|a\/p|accounting|billing|purchasing|procurement|payroll|human resources)(?: dep(?:t|artment)\.?)?\s*$/giu,
    sign: /account|a\/p|billing|purchasing|procurement|payroll|human/iu,
  },
  {
    pattern:
      /[\s,(–—-]+(?:in (?:(?:creditors['’]? )?voluntary |provisional |members['’]? voluntary )?(?:liquidation|administration|receivership|bankruptcy|liquidatie|liquidazione|abwicklung|insolvenz|oprichting|gründung)|en liquidaci[oó]n|en liquidation|em liquidação(?: extrajudicial| judicial)?|w likwidacji|v likvid[aá]cii?|i likvidation|i konkurs|under konkurs|i\. ?l\.|i\. ?gr?\.|debtor[- ]in[- ]possession)\)?\s*$/giu,
    sign: /li(?:qu|kw|kv)id|konkurs|administration|receivership|bankruptcy|abwicklung|insolvenz|oprichting|gründung|i\. ?[lg]|possession/iu,
  },
];

/** In a text without any of the signs there is no junk. */
export const JUNK_SIGN: RegExp = new RegExp(
  [...new Set(CRM_JUNK.map(({ sign }) => sign.source))].join('|'),
  'iu',
);

function wordsOf(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}

function variantsOf(lines: string): readonly [string, string][] {
  return lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [canonical = '', variants = ''] = line.split(': ');
      return wordsOf(variants).map((variant): [string, string] => [variant, canonical]);
    });
}

function briefForms(): ReadonlyMap<string, readonly string[]> {
  const forms = new Map<string, readonly string[]>();
  for (const [variant, canonical] of ABBREVIATIONS)
    if (variant.length === 2) forms.set(canonical, [...(forms.get(canonical) ?? []), variant]);
  return forms;
}

function withVariants(words: readonly string[]): ReadonlySet<string> {
  const all = new Set(words.flatMap((word) => [word, ABBREVIATIONS.get(word) ?? word]));
  for (const [variant, canonical] of ABBREVIATIONS) if (all.has(canonical)) all.add(variant);
  return all;
}
