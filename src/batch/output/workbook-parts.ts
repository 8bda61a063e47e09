import { escapedText } from '../../tabular/workbook/escaped-text.ts';
import { FIRST_OWN_ID } from '../../tabular/workbook/number-formats.ts';
import type { NumberFormat } from '../../tabular/workbook/workbook-cell.ts';
import { XML_HEAD } from './sheet-xml.ts';

/** The sheet of a workbook that is written. */
export interface WrittenSheet {
  readonly name: string;
  /** Days are counted from 1904, as in the workbook that was read. */
  readonly isDate1904: boolean;
}

export const SHEET_PART = 'xl/worksheets/sheet1.xml';
export const STYLES_PART = 'xl/styles.xml';

const [SPREADSHEET, RELATIONSHIPS, CONTENT_TYPE] = [
  'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  'application/vnd.openxmlformats-officedocument.spreadsheetml',
];
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** The parts that tell what a workbook of one sheet consists of, by their names (ISO 29500-2, 9 and 10). */
export function frameParts(sheet: WrittenSheet): Readonly<Record<string, string>> {
  const typed = [
    ['/xl/workbook.xml', 'sheet.main'],
    [`/${SHEET_PART}`, 'worksheet'],
    [`/${STYLES_PART}`, 'styles'],
  ].map(([part, type]) => `<Override PartName="${part}" ContentType="${CONTENT_TYPE}.${type}+xml"/>`);
  return {
    '[Content_Types].xml': `${XML_HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${typed.join('')}</Types>`,
    '_rels/.rels': relationships({ officeDocument: 'xl/workbook.xml' }),
    'xl/workbook.xml': workbookXml(sheet),
    'xl/_rels/workbook.xml.rels': relationships({ worksheet: 'worksheets/sheet1.xml', styles: 'styles.xml' }),
  };
}

function relationships(targets: Readonly<Record<string, string>>): string {
  const each = Object.entries(targets).map(
    ([type, target], at) =>
      `<Relationship Id="rId${at + 1}" Type="${RELATIONSHIPS}/${type}" Target="${target}"/>`,
  );
  return `${XML_HEAD}<Relationships xmlns="${PACKAGE}/relationships">${each.join('')}</Relationships>`;
}

function workbookXml({ name, isDate1904 }: WrittenSheet): string {
  const properties = isDate1904 ? '<workbookPr date1904="1"/>' : '';
  return `${XML_HEAD}<workbook xmlns="${SPREADSHEET}" xmlns:r="${RELATIONSHIPS}">${properties}<sheets><sheet name="${sheetName(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
}

/** Names of sheets have at most 31 characters, and none of those that stand in references to them. */
function sheetName(name: string): string {
  const allowed = name
    .replace(/[[\]:*?/\\]/g, ' ')
    .replace(/^'|'$/g, ' ')
    .trim()
    .slice(0, 31);
  return escapedText(allowed || 'Sheet1').replaceAll('"', '&quot;');
}

/** The styles of cells that differ in the format of their numbers alone; that of number 0 has none. */
export function stylesXml(formats: readonly NumberFormat[]): string {
  const own = formats.flatMap(({ id, code }) =>
    code === undefined || id < FIRST_OWN_ID
      ? []
      : [`<numFmt numFmtId="${id}" formatCode="${escapedText(code).replaceAll('"', '&quot;')}"/>`],
  );
  const listed = own.length === 0 ? '' : `<numFmts count="${own.length}">${own.join('')}</numFmts>`;
  const cells = [0, ...formats.map(({ id }) => id)].map(
    (id) =>
      `<xf numFmtId="${id}" fontId="0" fillId="0" borderId="0" xfId="0"${id === 0 ? '' : ' applyNumberFormat="1"'}/>`,
  );
  return `${XML_HEAD}<styleSheet xmlns="${SPREADSHEET}">${listed}${PLAIN_LOOK}<cellXfs count="${cells.length}">${cells.join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
}

/** Excel does not open a workbook without these. */
const PLAIN_LOOK =
  '<fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>';
