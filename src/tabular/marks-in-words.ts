/** Marks that are no letters but stand in names, by where in a word they do. */
const OPENING = '“‘„«';
const CLOSING = '”“’»…™®©°ºª';
const ALONE = '–—·•€®™©';
/** Between two words, the second of which begins with a capital. */
const JOINING = '–—·\u00a0';
const APOSTROPHE = '’´';
/** What follows an apostrophe, or what comes before it: Macy’s, don’t, L’Oréal, O’Neill. */
const AFTER_APOSTROPHE = /^(?:s|t|n|re|ll|ve|n)?$/i;
const BEFORE_APOSTROPHE = /^(?:[a-z]{1,2}|all|dell|nell|sant)$/i;

/** Whether a mark of a word stands where people write it; where they do not it is a letter that was read wrongly. */
export function isWellPlaced(word: string, at: number): boolean {
  const mark = word.charAt(at);
  const before = word.slice(0, at);
  const after = word.slice(at + 1);
  if (before === '' && after === '') return ALONE.includes(mark) || CLOSING.includes(mark);
  if (before === '') return OPENING.includes(mark);
  if (after === '') return CLOSING.includes(mark) || mark === '\u00a0';
  if (APOSTROPHE.includes(mark)) return AFTER_APOSTROPHE.test(after) || BEFORE_APOSTROPHE.test(before);
  return JOINING.includes(mark) && /^\p{Lu}/u.test(after);
}
