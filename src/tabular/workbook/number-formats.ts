import { unescapedText } from './escaped-text.ts';
import type { WorkbookArchive } from './workbook-archive.ts';
import type { NumberFormat } from './workbook-cell.ts';
import { readXml } from './xml-steps.ts';

/** The formats by which cells name them; undefined for the one that shows numbers as they are. */
export type NumberFormats = readonly (NumberFormat | undefined)[];

const MAX_STYLES_BYTES = 64 * 1024 ** 2;

/** Reads the formats of cells out of the styles of a workbook. */
export async function readNumberFormats(archive: WorkbookArchive, part: string): Promise<NumberFormats> {
  const codes = new Map<number, string>();
  const ids: number[] = [];
  let isInCells = false;
  await readXml(archive.bytes(part, MAX_STYLES_BYTES), {
    open(name, { numFmtId: id = '0', formatCode: code }) {
      if (name === 'numFmt' && code !== undefined) codes.set(Number(id), unescapedText(code));
      else if (name === 'cellXfs') isInCells = true;
      else if (name === 'xf' && isInCells) ids.push(Number(id));
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  const formats = new Map<number, NumberFormat | undefined>();
  for (const id of new Set(ids)) formats.set(id, formatOf(id, codes.get(id)));
  return ids.map((id) => formats.get(id));
}

function formatOf(id: number, code: string | undefined): NumberFormat | undefined {
  if (code !== undefined) return /^general$/i.test(code) ? undefined : { id, code };
  return id > 0 && id < FIRST_OWN_ID ? { id } : undefined;
}

/** Ids below are those of every spreadsheet program. */
export const FIRST_OWN_ID = 164;

/** What a number means by its format: a day, a time of the day, both, a span of time; digits, some of them zeros. */
export type NumberMeaning =
  | 'number'
  | 'date'
  | 'time'
  | 'date and time'
  | 'duration'
  | { readonly digits: string };

const meanings = new WeakMap<NumberFormat, NumberMeaning>();

/** Tells what numbers of a format mean. */
export function meaningOf(format: NumberFormat | undefined): NumberMeaning {
  if (format === undefined) return 'number';
  const known = meanings.get(format);
  if (known !== undefined) return known;
  const meaning = format.code === undefined ? meaningOfId(format.id) : meaningOfCode(format.code);
  meanings.set(format, meaning);
  return meaning;
}

/** 27 to 36 and 50 to 58 are the dates of East Asian languages. */
function meaningOfId(id: number): NumberMeaning {
  if (id === 22) return 'date and time';
  if (id === 46) return 'duration';
  if ((id >= 18 && id <= 21) || id === 45 || id === 47 || (id >= 32 && id <= 35)) return 'time';
  if ((id >= 14 && id <= 17) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)) return 'date';
  return 'number';
}

/** Quoted texts, escaped and padding characters; then colours, languages and conditions. */
const LITERALS = /"[^"]*"|\\.|_.|\*./g;
const BRACKETS = /\[[^\]]*\]/g;
/** Stands where a number is shown as it is, also beside a currency or a colour; in East Asian files as `G/標準`. */
const GENERAL = /general|g\/[^ -~]+/gi;

function meaningOfCode(code: string): NumberMeaning {
  const [first = ''] = code.replace(LITERALS, '').replace(GENERAL, '').split(';');
  if (/\[(?:h+|m+|s+)\]/i.test(first)) return 'duration';
  const letters = first
    .replace(BRACKETS, '')
    .toLowerCase()
    .replace(/am\/pm|a\/p/, 'h');
  const [hasDay, hasTime] = [/[ydg]/.test(letters), /[hs]/.test(letters)];
  if (hasDay && hasTime) return 'date and time';
  if (hasTime) return 'time';
  if (hasDay || letters.includes('m')) return 'date';
  return /^0{2,}$/.test(first.replace(/[ -]/g, '')) && !code.includes(';') ? { digits: code } : 'number';
}
