import { isShortenedId, SHORTENED_ID } from './spreadsheet-ids.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ012345';
const NUMBER = /^(?:row )?0*(\d+)$/;
const ROW = /^row (\d+)$/;
const SALESFORCE_ID = /^[A-Za-z0-9]{15}(?:[A-Z0-5a-z]{3})?$/;

/** An id of an account as it was sent, in its whole form, and what had to be done to it. */
export interface AccountId {
  readonly id: string;
  /** `damaged`: its letters are not those that its own check letters tell, and could not be put right. */
  readonly remark: 'repaired' | 'damaged' | null;
}

/**
 * The form by which ids are compared: Salesforce's 15 characters are completed by the three that tell their case; 18 characters
 * whose case a spreadsheet has changed are put right by them. Ids of other systems stay as they are.
 */
export function accountId(sent: string): AccountId {
  const text = sent.trim();
  if (!SALESFORCE_ID.test(text) || !looksLikeSalesforce(text)) return { id: text, remark: null };
  if (text.length === 15) return { id: text + checkLetters(text), remark: null };
  const [head, check] = [text.slice(0, 15), text.slice(15).toUpperCase()];
  if (checkLetters(head) === check) return { id: head + check, remark: null };
  const repaired = withCaseOf(head, check);
  return repaired === undefined
    ? { id: text, remark: 'damaged' }
    : { id: repaired + check, remark: 'repaired' };
}

/** Whether the id is surely one of Salesforce: those of its accounts begin with these three. */
export function isOfSalesforce(sent: string): boolean {
  return sent.trim().startsWith('001');
}

/** The id as people and the CRM are told it: whole where it is surely one of Salesforce, else as it was sent. */
export function writtenId(sent: string): string {
  return isOfSalesforce(sent) ? accountId(sent).id : sent.trim();
}

/** What an account is called that has no id of its own, by its row in the file; no CRM gives such an id. */
export function rowId(number: number): string {
  return `row ${number}`;
}

/** The number of the row that an account without an id is called by; other ids as they are. */
export function rowNumberIn(id: string): string {
  return ROW.exec(id)?.[1] ?? id;
}

/** Whether it says where in a file an account stands, and so nothing about another file. */
export function isRowId(id: string): boolean {
  return ROW.test(id.trim());
}

/**
 * Which of two ids is the smaller one: numbers by what they count, and before all others, which are compared as texts.
 * Without an order between the two kinds `9`, `10` and `1a` would each be smaller than the next.
 */
export function compareIds(a: string, b: string): number {
  const [left, right] = [NUMBER.exec(a)?.[1], NUMBER.exec(b)?.[1]];
  if (left === undefined || right === undefined) {
    if (left !== right) return left === undefined ? 1 : -1;
    return compareTexts(a, b);
  }
  // Ids may have more digits than a number holds.
  return left.length - right.length || compareTexts(left, right) || compareTexts(a, b);
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Why the id of an account cannot be right, and how that is put right; undefined when nothing is wrong with it. */
export function accountIdFault(sent: string): { readonly what: string; readonly fix: string } | undefined {
  const text = sent.trim();
  if (isShortenedId(text)) return { what: `${text} ${SHORTENED_ID.what}`, fix: SHORTENED_ID.fix };
  if (!isOfSalesforce(text) || accountId(text).remark !== 'damaged') return undefined;
  const whole = accountId(text.slice(0, 15)).id;
  return {
    what: `the last three letters of the id ${text} do not fit the others, which would make it ${whole}`,
    fix: 'Copy the id from the CRM again, or give its first 15 characters alone.',
  };
}

/** Three letters of an object kind, then digits and letters of the organisation: at least one digit among the first five. */
function looksLikeSalesforce(text: string): boolean {
  return /^[0-9a-zA-Z]{3}/.test(text) && /\d/.test(text.slice(0, 5)) && /[A-Za-z]/.test(text);
}

/** Each letter says of five characters which are capitals. */
function checkLetters(head: string): string {
  return [0, 5, 10].map((from) => LETTERS[capitalsOf(head.slice(from, from + 5))] ?? '').join('');
}

function capitalsOf(five: string): number {
  return [...five].reduce((bits, letter, at) => (/[A-Z]/.test(letter) ? bits | (1 << at) : bits), 0);
}

/** The characters with the case that the check letters tell; undefined when a digit is said to be a capital. */
function withCaseOf(head: string, check: string): string | undefined {
  const bits = [...check].map((letter) => LETTERS.indexOf(letter));
  if (bits.includes(-1)) return undefined;
  const letters = [...head].map((letter, at) =>
    ((bits[Math.floor(at / 5)] ?? 0) >> (at % 5)) & 1 ? letter.toUpperCase() : letter.toLowerCase(),
  );
  const repaired = letters.join('');
  return checkLetters(repaired) === check ? repaired : undefined;
}
