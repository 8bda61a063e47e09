import { inputError } from '../input-error.ts';
import type { WorkbookArchive } from './workbook-archive.ts';
import { readXml } from './xml-steps.ts';

/** A sheet of cells, and the part that holds it. */
export interface Sheet {
  readonly name: string;
  readonly part: string;
  readonly isHidden: boolean;
}

/** Where in the archive everything is. */
export interface WorkbookParts {
  readonly sheets: readonly Sheet[];
  readonly sharedStrings?: string;
  readonly styles?: string;
  /** Days are counted from 1904 and not from 1900. */
  readonly isDate1904: boolean;
}

interface Relationship {
  readonly type: string;
  readonly target: string;
}

/** Parts that are held in memory are smaller by far. */
const MAX_PART_BYTES = 64 * 1024 ** 2;

const SAVE_AS_XLSX = 'Open it in Excel and save it as an Excel workbook (.xlsx).';

/** Finds the sheets of a workbook; undefined when the archive is none. Refuses workbooks with macros and binary ones. */
export async function findParts(archive: WorkbookArchive, path: string): Promise<WorkbookParts | undefined> {
  if (!archive.has('[Content_Types].xml') || !archive.has('_rels/.rels')) return undefined;
  const roots = await relationshipsOf(archive, '');
  const workbook = [...roots.values()].find(({ type }) => type === 'officeDocument')?.target;
  if (workbook === undefined) return undefined;
  const contentType = await contentTypeOf(archive, workbook);
  if (/ms-excel\.sheet\.binary/i.test(contentType))
    throw inputError('INPUT_FORMAT', 'is a binary Excel workbook (xlsb)', { path, fix: SAVE_AS_XLSX });
  if (/ms-excel\.\w+\.macroEnabled/i.test(contentType))
    throw inputError('INPUT_FORMAT', 'is an Excel workbook with macros (xlsm)', { path, fix: SAVE_AS_XLSX });
  if (!/spreadsheetml/i.test(contentType)) return undefined;
  const related = await relationshipsOf(archive, workbook);
  const ofType = (type: string) => [...related.values()].find((found) => found.type === type)?.target;
  const [sharedStrings, styles] = [ofType('sharedStrings'), ofType('styles')];
  return {
    ...(await sheetsOf(archive, workbook, related)),
    ...(sharedStrings !== undefined && archive.has(sharedStrings) && { sharedStrings }),
    ...(styles !== undefined && archive.has(styles) && { styles }),
  };
}

async function sheetsOf(
  archive: WorkbookArchive,
  workbook: string,
  related: ReadonlyMap<string, Relationship>,
): Promise<Pick<WorkbookParts, 'sheets' | 'isDate1904'>> {
  const sheets: Sheet[] = [];
  let isDate1904 = false;
  await readXml(archive.bytes(workbook, MAX_PART_BYTES), {
    open(name, attributes) {
      if (name === 'workbookPr') isDate1904 = /^(?:1|true)$/.test(attributes.date1904 ?? '');
      if (name !== 'sheet') return;
      const id = Object.entries(attributes).find(([key]) => key === 'id' || key.endsWith(':id'))?.[1];
      const relationship = related.get(id ?? '');
      // Sheets that are charts have no cells.
      if (relationship?.type !== 'worksheet') return;
      const isHidden = attributes.state !== undefined && attributes.state !== 'visible';
      sheets.push({ name: attributes.name ?? '', part: relationship.target, isHidden });
    },
  });
  return { sheets, isDate1904 };
}

/** The relationships of a part, or of the archive, by their ids; types by their last word, targets as parts. */
async function relationshipsOf(
  archive: WorkbookArchive,
  part: string,
): Promise<ReadonlyMap<string, Relationship>> {
  const [folder, file] = [part.slice(0, part.lastIndexOf('/') + 1), part.slice(part.lastIndexOf('/') + 1)];
  const found = new Map<string, Relationship>();
  const own = `${folder}_rels/${file}.rels`;
  if (!archive.has(own)) return found;
  await readXml(archive.bytes(own, MAX_PART_BYTES), {
    open(name, { Id: id, Type: type = '', Target: target = '', TargetMode: mode }) {
      if (name !== 'Relationship' || id === undefined || mode === 'External') return;
      found.set(id, { type: type.slice(type.lastIndexOf('/') + 1), target: partAt(folder, target) });
    },
  });
  return found;
}

/** Targets are written as seen from the folder of the part, or from the root when they begin with a slash. */
function partAt(folder: string, target: string): string {
  const steps: string[] = [];
  for (const step of (target.startsWith('/') ? target : folder + target).split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/');
}

async function contentTypeOf(archive: WorkbookArchive, part: string): Promise<string> {
  const types = { byPart: '', byEnding: '' };
  await readXml(archive.bytes('[Content_Types].xml', MAX_PART_BYTES), {
    open(name, { PartName: of, Extension: ending, ContentType: type = '' }) {
      if (name === 'Override' && of?.toLowerCase() === `/${part.toLowerCase()}`) types.byPart = type;
      if (name === 'Default' && part.toLowerCase().endsWith(`.${ending?.toLowerCase()}`))
        types.byEnding = type;
    },
  });
  return types.byPart || types.byEnding;
}
