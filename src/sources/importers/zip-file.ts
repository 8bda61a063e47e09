import { basename } from 'node:path';
import { pipeline, type Readable, Transform } from 'node:stream';
import { crc32 } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { CoreError } from '../../contract/errors.ts';
import { brokenFile, sourceError } from './source-error.ts';
import { memberPath } from './zip-path.ts';

/** A data file in a zip. */
export interface ZipMember {
  readonly name: string;
  /** `x.zip!name`, which can be read wherever a path can. */
  readonly path: string;
  /** Opens its bytes; to be called before the walk over the members goes on. */
  open(): Promise<Readable>;
}

/** What archivers and people add to the data: folders of macOS, hidden files, words about the data. */
const JUNK_FOLDER = /(^|\/)__MACOSX\//;
const JUNK_NAME =
  /^(\..*|thumbs\.db|desktop\.ini|(read[ _-]?me|licen[cs]e)[^.]*(\.(txt|md|pdf|html?|rtf|docx?))?)$/i;
const NAMES_SHOWN = 3;
/** What a workbook or document of an office program has in its zip. */
const OF_OFFICE = /^(?:\[Content_Types\]\.xml$|xl\/|word\/|docProps\/|_rels\/)/;

/** Walks once over the data files of a zip, in its order, holding none of them in memory. */
export async function* zipMembers(zip: string): AsyncIterable<ZipMember> {
  try {
    const archive = await openPromise(zip);
    for await (const entry of archive.eachEntry()) {
      if (!isData(entry.fileName)) continue;
      const path = memberPath(zip, entry.fileName);
      yield { name: entry.fileName, path, open: () => openEntry(archive, entry, path) };
    }
  } catch (error) {
    throw zipError(zip, error);
  }
}

/** Opens the data file of a zip by its name, else the only one there is. */
export async function openInZip(zip: string, name?: string): Promise<Readable> {
  const wanted = name ?? (await onlyName(zip));
  for await (const member of zipMembers(zip)) {
    // The stream keeps the archive open when the walk ends here.
    if (member.name === wanted) return await member.open();
  }
  throw new CoreError('FILE_NOT_FOUND', `${basename(zip)} has no data file ${wanted}`, {
    file: memberPath(zip, wanted),
  });
}

async function onlyName(zip: string): Promise<string> {
  const names: string[] = [];
  for await (const { name } of zipMembers(zip)) {
    if (names.push(name) > NAMES_SHOWN) break;
  }
  const [first, second] = names;
  if (first === undefined) {
    throw new CoreError('SOURCE_FORMAT', `${basename(zip)} is a zip without a data file`, { file: zip });
  }
  if (second === undefined) return first;
  if (names.some((name) => OF_OFFICE.test(name)))
    throw new CoreError('SOURCE_FORMAT', `${basename(zip)} is an Office document such as xlsx`, {
      file: zip,
      fix: 'Open it and save it as CSV (UTF-8).',
    });
  const shown = `${names.slice(0, NAMES_SHOWN).join(', ')}${names.length > NAMES_SHOWN ? ', …' : ''}`;
  throw new CoreError('SOURCE_FORMAT', `${basename(zip)} holds several files: ${shown}`, {
    file: zip,
    fix: `Name the one to read, like '${memberPath(zip, first)}'.`,
  });
}

async function openEntry(archive: ZipFile, entry: Entry, path: string): Promise<Readable> {
  if (entry.isEncrypted()) throw packedOtherwise(path, 'is encrypted');
  if (!entry.canDecodeFileData()) {
    throw packedOtherwise(path, `is packed by method ${entry.compressionMethod}, which core cannot unpack`);
  }
  try {
    // The error reaches whoever reads the last stream; the callback keeps it from being thrown twice.
    return pipeline(await archive.openReadStreamPromise(entry), checksumOf(entry, path), () => {});
  } catch (error) {
    throw zipError(path, error);
  }
}

/** Passes the bytes on and fails when they are not those that were packed: yauzl checks their number alone. */
function checksumOf(entry: Entry, path: string): Transform {
  let sum = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sum = crc32(chunk, sum);
      done(null, chunk);
    },
    flush(done) {
      done(sum === entry.crc32 ? null : brokenFile(path, 'its checksum is not the one in the zip'));
    },
    destroy(error, done) {
      const named = zipError(path, error);
      done(named instanceof Error ? named : error);
    },
  });
}

function isData(name: string): boolean {
  return !name.endsWith('/') && !JUNK_FOLDER.test(name) && !JUNK_NAME.test(basename(name));
}

/** Errors of the system have a code; yauzl says in plain words what is wrong with the archive. */
function zipError(path: string, error: unknown): unknown {
  const known = sourceError(path, error);
  if (known instanceof CoreError || !(error instanceof Error)) return known;
  if (/encrypt/.test(error.message)) return packedOtherwise(path, 'is encrypted');
  const isCutOff = error.message.startsWith('End of central directory record signature not found');
  return brokenFile(path, isCutOff ? 'the end of the zip is missing' : error.message);
}

function packedOtherwise(path: string, how: string): CoreError {
  const fix = 'Unpack the zip yourself and give the file inside it.';
  return new CoreError('SOURCE_FORMAT', `${basename(path)} ${how}`, { file: path, fix });
}
