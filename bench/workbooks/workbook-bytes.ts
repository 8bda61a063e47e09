import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** A workbook by what stands in its parts; what is left out is as Excel writes it. */
export interface WorkbookContent {
  readonly sheets: readonly SheetContent[];
  /** The items of the table of shared texts, such as `<si><t>Acme</t></si>`. */
  readonly sharedStrings?: readonly string[];
  /** Own number formats by their ids, from 164 on. */
  readonly numberFormats?: Readonly<Record<number, string>>;
  /** The number formats by which cells name their style, from style 0 on. */
  readonly styles?: readonly number[];
  readonly isDate1904?: boolean;
  /** Of the part that names the sheets. */
  readonly contentType?: string;
  /** More parts, or others in the place of these; undefined leaves one out. */
  readonly parts?: Readonly<Record<string, string | undefined>>;
}

export interface SheetContent {
  readonly name: string;
  /** The rows as XML, such as `<row r="1"><c r="A1" t="s"><v>0</v></c></row>`. */
  readonly rows: string;
  readonly state?: 'hidden' | 'veryHidden';
}

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Packs a workbook: its sheets before the texts they share, as Excel does. */
export async function workbookBytes(content: WorkbookContent): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, xml] of Object.entries({ ...partsOf(content), ...content.parts }))
    if (xml !== undefined) zip.addBuffer(Buffer.from(xml), name);
  zip.end();
  return buffer(zip.outputStream as NodeJS.ReadableStream & AsyncIterable<Buffer>);
}

function partsOf(content: WorkbookContent): Readonly<Record<string, string>> {
  const { sheets, sharedStrings = [], contentType = `${TYPE}.sheet.main+xml` } = content;
  const targets = [
    ...sheets.map((_, at) => ['worksheet', `worksheets/sheet${at + 1}.xml`]),
    ['styles', 'styles.xml'],
    ['sharedStrings', 'sharedStrings.xml'],
  ];
  const types = [
    ['workbook.xml', contentType],
    ...targets.map(([type, target]) => [target, `${TYPE}.${type}+xml`]),
  ].map(([part, type]) => `<Override PartName="/xl/${part}" ContentType="${type}"/>`);
  const related = targets.map(([type, target], at) => relationship(at + 1, type ?? '', target ?? ''));
  return {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/>${types.join('')}</Types>`,
    '_rels/.rels': relationships([relationship(1, 'officeDocument', 'xl/workbook.xml')]),
    'xl/workbook.xml': workbookXml(content),
    'xl/_rels/workbook.xml.rels': relationships(related),
    ...Object.fromEntries(sheets.map(({ rows }, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheetXml(rows)])),
    'xl/styles.xml': stylesXml(content),
    'xl/sharedStrings.xml': `<?xml version="1.0"?><sst ${MAIN}>${sharedStrings.join('')}</sst>`,
  };
}

function workbookXml({ sheets, isDate1904 = false }: WorkbookContent): string {
  const listed = sheets.map(
    ({ name, state }, at) =>
      `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"${state === undefined ? '' : ` state="${state}"`}/>`,
  );
  return `<workbook ${MAIN} xmlns:r="${RELATIONSHIPS}"><workbookPr date1904="${isDate1904 ? 1 : 0}"/><sheets>${listed.join('')}</sheets></workbook>`;
}

function sheetXml(rows: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<worksheet ${MAIN}><sheetData>${rows}</sheetData></worksheet>`;
}

function stylesXml({ numberFormats = {}, styles = [0] }: WorkbookContent): string {
  const own = Object.entries(numberFormats).map(
    ([id, code]) => `<numFmt numFmtId="${id}" formatCode="${code.replaceAll('"', '&quot;')}"/>`,
  );
  const cells = styles.map((id) => `<xf numFmtId="${id}" fontId="0" fillId="0" borderId="0" xfId="0"/>`);
  return `<styleSheet ${MAIN}><numFmts>${own.join('')}</numFmts><fonts><font/></fonts><fills><fill><patternFill/></fill></fills><borders><border/></borders><cellStyleXfs><xf numFmtId="9" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs>${cells.join('')}</cellXfs><cellStyles><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
}

function relationship(id: number, type: string, target: string): string {
  return `<Relationship Id="rId${id}" Type="${RELATIONSHIPS}/${type}" Target="${target}"/>`;
}

function relationships(listed: readonly string[]): string {
  return `<Relationships xmlns="${PACKAGE}/relationships">${listed.join('')}</Relationships>`;
}
