import { basename } from 'node:path';
import { z } from 'zod';
import { CoreError } from '../../contract/errors.ts';
import { type Read, rejectedLine } from './records.ts';
import type { SecFiler } from './sec-filer.ts';
import { filesIn, readWhole } from './source-file.ts';

const text = z
  .string()
  .nullish()
  .transform((value) => (value ?? '').trim());

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
    ein: text,
    sicDescription: text,
    phone: text,
    website: text,
    addresses: z.object({ business: address, mailing: address }),
    formerNames: z.array(z.object({ name: z.string().trim(), to: text })).nullish(),
  })
  .transform(
    ({ addresses, formerNames, ...filer }): SecFiler => ({
      ...filer,
      ...addresses,
      formerNames: formerNames ?? [],
    }),
  );

/** The submissions files that a path stands for: itself, or those of the folder in order of their names. */
export async function submissionFiles(path: string): Promise<readonly string[]> {
  const files = await filesIn(path);
  if (files === undefined) return /\.json(\.gz)?$/i.test(path) ? [path] : [];
  const found = files.filter((file) => /^CIK\d{10}\.json(\.gz)?$/i.test(basename(file)));
  if (found.length > 0) return found;
  throw new CoreError('SOURCE_FORMAT', `${basename(path)} has no file like CIK0000320193.json`, {
    file: path,
  });
}

/** Reads one submissions file, which is one filer. */
export async function* readSubmissions(path: string): AsyncIterable<Read<SecFiler>> {
  const parsed = Submissions.safeParse(jsonOf(await readWhole(path)));
  if (parsed.success) {
    yield { line: 1, value: parsed.data };
    return;
  }
  const issue = parsed.error.issues[0];
  yield rejectedLine(
    path,
    1,
    `not the JSON of a filer: ${issue?.path.join('.') || 'the file'}: ${issue?.message}`,
  );
}

function jsonOf(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}
