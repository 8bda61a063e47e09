import { basename } from 'node:path';
import { z } from 'zod';
import { CoreError } from '../../contract/errors.ts';
import { carriesLegalForm } from '../../resolution/names/normalise-name.ts';
import { type Read, rejectedLine } from './records.ts';
import type { SecFiler } from './sec-filer.ts';
import { filesIn, isZip, pathOf, readWhole, type SourceFile } from './source-file.ts';
import { zipMembers } from './zip-file.ts';

const SUBMISSIONS_FILE = /^CIK\d{10}(-submissions-\d+)?\.json$/i;
const FILER_FILE = /^CIK\d{10}\.json(\.gz)?$/i;

const text = z
  .string()
  .nullish()
  .transform((value) => (value ?? '').trim());

const texts = z
  .array(text)
  .nullish()
  .transform((values) => (values ?? []).filter((value) => value !== ''));

// Since 2025 a foreign address has its country in words and leaves stateOrCountry empty.
const Address = z
  .object({
    street1: text,
    street2: text,
    city: text,
    zipCode: text,
    stateOrCountry: text,
    stateOrCountryDescription: text,
    country: text,
  })
  .transform(({ country, ...address }) => ({
    ...address,
    stateOrCountryDescription: address.stateOrCountryDescription || country,
  }));
const NO_ADDRESS = {
  street1: '',
  street2: '',
  city: '',
  zipCode: '',
  stateOrCountry: '',
  stateOrCountryDescription: '',
};
const address = Address.nullish().transform((value) => value ?? NO_ADDRESS);

/** The company's part of https://data.sec.gov/submissions/CIK##########.json; filings are left aside. */
const Submissions = z
  .object({
    cik: z.coerce.string().regex(/^\d{1,10}$/),
    name: z.string().trim().min(1),
    entityType: text,
    ein: text,
    sic: text,
    stateOfIncorporation: text,
    insiderTransactionForOwnerExists: z.unknown().optional(),
    sicDescription: text,
    ownerOrg: text,
    phone: text,
    website: text,
    addresses: z.object({ business: address, mailing: address }),
    tickers: texts,
    exchanges: texts,
    formerNames: z.array(z.object({ name: z.string().trim(), to: text })).nullish(),
  })
  .transform(({ addresses, formerNames, ownerOrg, ...filer }): SecFiler & { readonly isPerson: boolean } => ({
    ...filer,
    ...addresses,
    office: ownerOrg,
    formerNames: formerNames ?? [],
    isPerson: isPerson(filer),
  }));

interface FilerTraits {
  readonly name: string;
  readonly entityType: string;
  readonly ein: string;
  readonly sic: string;
  readonly stateOfIncorporation: string;
  readonly insiderTransactionForOwnerExists?: unknown;
}

/** Directors and owners file for themselves: they deal as insiders and have none of the marks of a company. */
function isPerson(filer: FilerTraits): boolean {
  const isOwner = /^(?:1|true)$/.test(String(filer.insiderTransactionForOwnerExists));
  const hasMark = [filer.sic, filer.stateOfIncorporation, filer.ein.replace(/0/g, '')].some(
    (mark) => mark !== '',
  );
  return (
    isOwner &&
    !hasMark &&
    !/^(?:operating|investment)$/i.test(filer.entityType) &&
    !carriesLegalForm(filer.name)
  );
}

/** The filers' files of a folder or of EDGAR's archive, without the pages of older filings; undefined for other files. */
export async function submissionsIn(path: string): Promise<AsyncIterable<SourceFile> | undefined> {
  const files = await filesIn(path);
  if (files !== undefined) return filerFiles(path, files);
  return (await isSubmissionsZip(path)) ? filerFiles(path, zipMembers(path)) : undefined;
}

/** Reads one submissions file, which is one filer. */
export async function* readSubmissions(file: SourceFile): AsyncIterable<Read<SecFiler>> {
  const parsed = Submissions.safeParse(jsonOf(await readWhole(file)));
  if (parsed.success) {
    if (!parsed.data.isPerson) yield { line: 1, value: parsed.data };
    return;
  }
  const issue = parsed.error.issues[0];
  const what = `${issue?.path.join('.') || 'the file'}: ${issue?.message}`;
  yield rejectedLine(pathOf(file), 1, `not the JSON of a filer: ${what}`);
}

async function isSubmissionsZip(path: string): Promise<boolean> {
  if (!(await isZip(path))) return false;
  for await (const { name } of zipMembers(path)) {
    if (SUBMISSIONS_FILE.test(basename(name))) return true;
  }
  return false;
}

async function* filerFiles(
  path: string,
  files: AsyncIterable<SourceFile> | readonly SourceFile[],
): AsyncIterable<SourceFile> {
  let isEmpty = true;
  for await (const file of files) {
    if (!FILER_FILE.test(basename(typeof file === 'string' ? file : file.name))) continue;
    isEmpty = false;
    yield file;
  }
  if (!isEmpty) return;
  throw new CoreError('SOURCE_FORMAT', `${basename(path)} has no file like CIK0000320193.json`, {
    file: path,
  });
}

function jsonOf(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}
