const SHARE = '(?:stock|stk|shares?|shs?|units?)';
const KIND =
  '(?:com|common|ordinary|ord|preferred|pfd|preference|registered|subordinate|voting|non-voting|exchangeable|limited|restricted)';
const RECEIPT = String.raw`(?:american\s+|global\s+)?(?:depositary|depository)\s+(?:shares?|receipts?)|ad[rs]|gd[rs]|sadrn|drn|[bc]d[ri]`;
const CLASS = String.raw`(?:class\s+|cl\.\s*|cl\s+)[a-z](?![\p{L}\p{N}])`;
/** What German exchanges write: the kind of share, a currency and the nominal value, `INH. EO 2,50`, `CL.A -,00001`. */
const NOMINAL = String.raw`(?:(?:INH|NAM|NAMEN|REG|NEW|ON|O\.N|CL\.? ?[A-Z])\.?\s*)*(?:(?:DL|EO|LS|SF|YN|DK|NK|SK|CD|HD|AD|SD|ZY|RC)\.?,?\s*(?:(?:-|\d+)?,\d+|-\d{2,})|-,\d+)`;
const SECURITY = [
  String.raw`(?:un)?sponsored\s+(?:${RECEIPT})(?:\s+${CLASS}|\s+144a|\s+reg\s?s|\s+pfd)*`,
  String.raw`(?:${RECEIPT})(?:\s+${CLASS}|\s+144a|\s+reg\s?s|\s+\(?(?:each\s+)?rep(?:r|resenting)?\b.*)*`,
  String.raw`cert(?:ificates?|s)?\.?\s+of\s+(?:shs|shares)`,
  String.raw`${CLASS}(?:\s+${KIND})*(?:\s+${SHARE})?`,
  String.raw`${KIND}(?:\s+${KIND})*\s+${SHARE}(?:\s+${CLASS})?`,
  String.raw`com\s+new|reg\s+(?:shares?|shs)`,
  String.raw`(?:${KIND}|pref)(?:\s+${SHARE})?\s+ser(?:ies)?\s+[a-z]{1,2}`,
  String.raw`ser\.\s*[a-dr]`,
  String.raw`(?:inh|nam?|reg|st|vzo?)\.?\s*o\.n\.|(?:inh|nam|reg)\.?\s*on\.?|o\.n\.|inh\.|(?<!auf\s)(?:inhaber|namens|stamm|vorzugs)?-?aktien?`,
  String.raw`n?\s*ord(?:\s+(?:shs?|s|${RECEIPT}))?(?:\s*\((?:${RECEIPT})?[^)]*\)?)?`,
].join('|');

/** What a share is worth by its articles, behind the kind of it: `ORD 10P`, `ORD USD0.0001`, `COM STK NPV`. */
const PAR = String.raw`(?:usd|gbp|gbx|eur|chf|sek|nok|dkk|pln|aud|cad|nzd|hkd|sgd|myr|thb|jpy|cny|rmb|inr|ils|zar|[$£€])\s?\d*[.,]?\d+|\d*[.,]?\d+(?:[\s-]\d\/\d+)?\s?p(?:ence)?|npv`;

/**
 * What an exchange writes behind the name of a company: its security. `Airbnb, Inc. Class A`, `Infosys Limited
 * Sponsored ADR`, `KOJAMO ORD SHS`, `UBER TECH. DL-,00001`. Numbered series stay: they tell funds apart.
 */
export const SHARE_CLASS: RegExp = new RegExp(
  String.raw`(?<=[\p{L}\p{N}.)])(?:[\s,–-]+(?:${SECURITY})(?:\s+(?:${PAR}))?\s*(?:\([^)]*)?)+$`,
  'iu',
);
/** A security or a day, which tell that a rate is one: `7% Solutions` is a name. */
const BEHIND_RATE = [
  String.raw`pfd|pref(?:erred|erence|\.)?|prf|notes?|bds|bonds?|debentures?|stock|shares?|shs|units?|perpetual|convertible|(?:non-?)?cum(?:ulative)?|snr|senior|sub|subordinated|gtd|series|ser|due`,
  String.raw`fixed-(?:rate|to)|floating\s+rate|\d{1,2}\/\d{2}\/\d{2}|\d{2}[a-z]{3}\d{2}`,
].join('|');
/** The interest of a bond or a preferred share and what follows: `Kudzwa Inc. 5.85% Series K Preferred Stock`, `KUDZWA 2.25%15JUL22`. */
export const RATE: RegExp = new RegExp(
  String.raw`(?<=[\p{L}.)])[\s,]+\d{1,2}(?:(?:[.,\s]\d{1,4})?\s?%(?=.*?(?<![\p{L}])(?:${BEHIND_RATE})(?!\p{L})).*|[.,]\d{1,4}\s?%)$`,
  'iu',
);
/** The nominal value is written in capitals. */
export const NOMINAL_VALUE: RegExp = new RegExp(
  String.raw`(?<=[\p{L}\p{N}.)])[\s,]*(?<=[\s.,])${NOMINAL}\s*$`,
  'u',
);

/** Forms of companies whose shares are listed in series; a series of a fund or of an LLC is another one. */
const OF_SERIES = String.raw`a\/s|oyj|abp?|asa|se|plc|ag|n\.?v\.?|s\.?a\.?|s\.?p\.?a\.?`;

/** A letter behind a legal form, as Nordic lists write the series: `H+H INTERNATIONAL A/S-B`, `CARGOTEC OYJ-B SHARE`. */
export const SERIES_BEHIND_FORM: RegExp = new RegExp(
  String.raw`(?<=\s(?:${OF_SERIES}))(?:\s*[–-]\s*[a-d](?:\s+(?:shares?|shs?))?|[\s,]+series\s+[a-dr])$`,
  'iu',
);

/** Forms of companies that are listed, in either case. */
const ANY_LISTED = caseless(
  `${OF_SERIES}|ltd|limited|inc|incorporated|corp|corporation|co|company|bhd|pcl|kgaa|pao|oao|jsc|pjsc|tbk`,
);

/**
 * What brokers write behind a legal form alone: the letter of a series (`Kudzwa Oyj R`; I and V are numbers), the mark of a kind of
 * share, or that of a country's exchange, where such forms are at home: `Kudzwa PCL DRC` is no company of Congo.
 */
export const MARK_BEHIND_FORM: RegExp = new RegExp(
  [
    String.raw`(?<=\s(?:${caseless('ltd|inc|corp|co|bhd')}|${caseless(OF_SERIES)})\.?),?\s+[A-DHR]$`,
    String.raw`(?<=\s${caseless('(?:ltd|limited)')}\.?)(?:\s|\s?-)BO$`,
    String.raw`(?<=\s${caseless('pcl')}\.?)\s+(?:F|DRC|NVDR)$`,
    String.raw`(?<=\s(?:${caseless('ag|kgaa|asa')}))\s+ST$`,
    String.raw`(?<=\s${caseless(String.raw`s\.?a\.?`)})\s+(?:ON|PN[A-D]?)$`,
    String.raw`(?<=\s${caseless(String.raw`s\.?p\.?a\.?`)})\s+RSP$`,
    String.raw`(?<=\s(?:${caseless('ltd|inc|corp|co|bhd|pcl|kgaa|pao|oao|jsc|pjsc')}|${caseless(OF_SERIES)})\.?)(?:[\s,]+(?:Pref|PREF|Pfd|PFD|(?:Not|Non)[\s-]Voting|(?:NOT|NON)[\s-]VOTING))+$`,
    // A register writes `NEW` for the second company of a name, and lists what is not a common share.
    String.raw`(?<=\s(?:${ANY_LISTED})\.?)(?:[\s,]+|\s?-\s?)(?:NEW|New|COM|REG|Reg|NPV|Npv|PREFERRED|Preferred|WARRANTS?|Warrants?|WTS?|Wts)$`,
  ].join('|'),
  'u',
);

/** Where a share is traded and how it is called there, without brackets: `Kudzwa Inc. NASDAQ:KUDZ`. */
export const TICKER: RegExp =
  /(?<=[\p{L}\p{N}.)])[\s,–-]+(?:NASDAQ|NYSE(?:\s(?:American|Arca))?|AMEX|LSE|LON|TSXV?|ASX|FRA|ETR|XETRA|EPA|AMS|SWX|HKEX|HKG|SGX|TYO|TSE|NSE|BSE|BIT|BME|STO|OTC(?:MKTS|QX|QB)?)\s?:\s?[A-Z\d][A-Z\d.-]{0,9}$/u;

/** A number of securities of twelve characters, with figures among its letters: `Kudzwa AG DE0007236101`. */
export const ISIN: RegExp =
  /(?<=[\p{L}\p{N}.)])[\s,–-]+(?:ISIN:?\s?)?[A-Z]{2}(?=(?:[A-Z]*\d){4})[A-Z\d]{9}\d$/u;

/** The same for letters of either case. */
function caseless(pattern: string): string {
  return pattern.replace(/[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`);
}

/** And behind a long name in capitals without one: `ALANDSBANKEN-B`. */
export const SERIES_BEHIND_NAME: RegExp = /(?<=^[^\p{Ll}]*\p{Lu}{6})-(?:[AB]|REG)$/u;

const LAST_WORD = /[\p{L}\p{N}]+$/u;
/** The same behind a blank, soon seen. */
const LAST_ASCII_WORD = / ([A-Za-z0-9]+)$/;
/** More letters than the longest of the last words has. */
const LOOKED_AT = 16;
/** What may stand behind the repeated name in a list. */
export const SECURITY_WORDS: ReadonlySet<string> = new Set([
  'ord',
  'shs',
  'stock',
  'reit',
  'adr',
  'share',
  'shares',
]);
const LAST_WORDS: ReadonlySet<string> = new Set(
  'on pfd pref drc nvdr rsp bo st pn pna pnb voting 144a stock share shares sh shs unit units adr ads gdr gds rep repr representing drn sadrn bdr cdr bdi cdi ord receipt receipts inh aktie aktien stammaktien inhaberaktien namensaktien vorzugsaktien new com reg npv stk preferred warrant warrants wt wts'.split(
    ' ',
  ),
);

const HAS_SIGN = /[(%:]/;
const IN_PENCE = /^\d+p/i;

/** Whether a look at the end is worth while: nearly all names end in a word that no security ends in. */
export function mayEndInSecurity(text: string): boolean {
  const last = text.charCodeAt(text.length - 1);
  if (last === 41 || (last >= 48 && last <= 57) || HAS_SIGN.test(text)) return true;
  const end = endWithoutDots(text);
  const ending = text.slice(Math.max(0, end - LOOKED_AT), end);
  const word = (LAST_ASCII_WORD.exec(ending) ?? LAST_WORD.exec(ending))?.at(-1);
  return (
    word !== undefined && (word.length === 1 || IN_PENCE.test(word) || LAST_WORDS.has(word.toLowerCase()))
  );
}

/** Where the dots and blanks at the end begin. */
function endWithoutDots(text: string): number {
  let end = text.length;
  while (end > 0 && /[\s.]/.test(text.charAt(end - 1))) end--;
  return end;
}
