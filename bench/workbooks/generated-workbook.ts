import type { Random } from '../random.ts';
import { workbookBytes } from './workbook-bytes.ts';

/** A workbook of odd cells, and what its texts are by row and column, its header included; undefined where it is no text. */
export interface GeneratedWorkbook {
  readonly bytes: Buffer;
  readonly texts: readonly (readonly (string | undefined)[])[];
}

/** Whatever a reader or writer may stumble over in a text. */
const UNITS = [
  ...[
    '\n',
    '\t',
    ' ',
    '\xa0',
    '\x85',
    '\u2028',
    '&',
    '<',
    '>',
    '"',
    "'",
    ']]>',
    '<!--',
    '&amp;',
    '_x',
    '_x0',
  ],
  ...[
    '=',
    '+',
    '-',
    '@',
    ',',
    ';',
    '\\',
    '\x7f',
    'a',
    'Acme',
    'é',
    '公司',
    '😀',
    '1',
    '0012',
    'TRUE',
    '#N/A',
  ],
];
const NUMBERS = [
  ...[
    '0',
    '-1',
    '5',
    '1067',
    '45352',
    '45352.520833333336',
    '0.1',
    '0.30000000000000004',
    '-2.5E-7',
    '1.5E+300',
  ],
  ...['123456789012345', '1E21', '60', '59', '2958465', '1.0', '0.000001234'],
];
const CODES = [
  'General',
  '00000',
  'yyyy\\-mm\\-dd',
  '[$-407]d. mmmm yyyy',
  'h:mm',
  '#,##0.00 "EUR"',
  '0.0%',
  '@',
  '[h]:mm',
];
const EVERYWHERE = [1, 2, 9, 14, 22, 49];

/** Makes a sheet of texts, numbers, dates, truth values and errors, written in all the ways in which programs do. */
export async function generatedWorkbook(random: Random): Promise<GeneratedWorkbook> {
  const styles = [0, ...EVERYWHERE, ...CODES.map((_, at) => 164 + at)];
  const sharedStrings: string[] = [];
  const texts: (string | undefined)[][] = [];
  const [width, height] = [1 + random.below(6), 1 + random.below(8)];
  const rows = Array.from({ length: height + 1 }, (_, at) => {
    const row: (string | undefined)[] = [];
    texts.push(row);
    const cells = Array.from({ length: width }, (_, column) => {
      const place = `${String.fromCharCode(65 + column)}${at + 1}`;
      if (at > 0 && column > 0 && random.chance(0.2)) {
        row.push('');
        return '';
      }
      const { xml, text } =
        at === 0 || column === 0 || random.chance(0.5)
          ? textCell(at === 0 ? `Column ${column}` : `${textOf(random)}x`, { random, sharedStrings })
          : valueCell(random);
      row.push(text);
      const style = random.chance(0.3) ? ` s="${random.below(styles.length)}"` : '';
      return `<c r="${place}"${at === 0 ? '' : style}${xml}</c>`;
    });
    return `<row r="${at + 1}">${cells.join('')}</row>`;
  });
  const bytes = await workbookBytes({
    sheets: [{ name: 'Accounts &amp; more', rows: rows.join('\n') }],
    ...{ sharedStrings, styles, isDate1904: random.chance(0.2) },
    numberFormats: Object.fromEntries(CODES.map((code, at) => [164 + at, code])),
  });
  return { bytes, texts };
}

function textOf(random: Random): string {
  return Array.from({ length: random.below(6) }, () => random.pick(UNITS)).join('');
}

/** What follows the place and style of a cell, and the text that it holds. */
interface CellXml {
  readonly xml: string;
  readonly text: string | undefined;
}

interface Writing {
  readonly random: Random;
  readonly sharedStrings: string[];
}

function textCell(text: string, { random, sharedStrings }: Writing): CellXml {
  // An underscore that begins no escape is written as one.
  const escaped = marked(text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_'));
  const kept = `<t xml:space="preserve">${escaped}</t>`;
  switch (random.below(4)) {
    case 0:
      return { xml: ` t="inlineStr"><is>${kept}</is>`, text };
    case 1:
      return { xml: ` t="str"><f>A1&amp;"x"</f><v xml:space="preserve">${escaped}</v>`, text };
    case 2:
      sharedStrings.push(
        `<si><r><rPr><b/></rPr>${kept}</r><r><t>!</t></r><rPh sb="0" eb="1"><t>r</t></rPh></si>`,
      );
      return { xml: ` t="s"><v>${sharedStrings.length - 1}</v>`, text: `${text}!` };
    default:
      sharedStrings.push(`<si>${kept}</si>`);
      return { xml: ` t="s"><v>${sharedStrings.length - 1}</v>`, text };
  }
}

function marked(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function valueCell(random: Random): CellXml {
  const number = random.pick(NUMBERS);
  switch (random.below(5)) {
    case 0:
      return { xml: ` t="b"><v>${random.below(2)}</v>`, text: undefined };
    case 1:
      return { xml: ` t="e"><f>1/0</f><v>${random.pick(['#DIV/0!', '#N/A', '#REF!'])}</v>`, text: undefined };
    case 2:
      return { xml: ` t="n"><f>SUM(A1:A2)</f><v>${number}</v>`, text: undefined };
    default:
      return { xml: `><v>${number}</v>`, text: undefined };
  }
}
