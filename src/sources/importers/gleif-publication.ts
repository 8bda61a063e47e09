import { z } from 'zod';
import type { Publication, RemoteFile } from './importer.ts';

const PUBLISHES = '/api/v2/golden-copies/publishes';
/** The names that GLEIF gives its three golden copies, and the option of the import that each fills. */
const GOLDEN_COPIES = [
  { copy: 'lei2' },
  { copy: 'rr', option: 'relationships' },
  { copy: 'repex', option: 'exceptions' },
] as const;

const Size = z.number().int().positive().optional().catch(undefined);
const GoldenCopy = z.object({
  full_file: z.object({ csv: z.object({ url: z.string().min(1), size: Size }) }),
});
const Publish = z.record(z.string(), z.unknown());
const Latest = z.object({ data: z.union([Publish, z.array(Publish)]) });

/** The golden copies, published three times a day: LEI records, relationships and reporting exceptions. */
export const gleifPublication: Publication = { base: 'https://goldencopy.gleif.org', files };

async function files(text: (url: string) => Promise<string>): Promise<readonly RemoteFile[]> {
  const latest = await latestPublish(text);
  return GOLDEN_COPIES.map(({ copy, ...option }) => {
    const csv = GoldenCopy.safeParse(latest[copy]).data?.full_file.csv;
    return {
      // The address without a date leads on to the newest file.
      url: csv?.url ?? `${PUBLISHES}/${copy}/latest.csv`,
      name: `${copy}-golden-copy.csv.zip`,
      ...option,
      ...(csv?.size !== undefined && { size: csv.size }),
    };
  });
}

/** The list of the newest files by golden copy; empty when it cannot be had, for the files can be had without it. */
async function latestPublish(
  text: (url: string) => Promise<string>,
): Promise<Readonly<Record<string, unknown>>> {
  try {
    const { data } = Latest.parse(JSON.parse(await text(`${PUBLISHES}/latest`)));
    return Array.isArray(data) ? (data[0] ?? {}) : data;
  } catch {
    return {};
  }
}
