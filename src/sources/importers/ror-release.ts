import { basename } from 'node:path';
import { z } from 'zod';
import { CoreError } from '../../contract/errors.ts';
import type { Publication } from './importer.ts';
import { dataFiles } from './source-file.ts';

const BASE = 'https://zenodo.org';
const NEWEST = '/api/records?communities=ror-data&sort=newest&size=1';

const Release = z.object({
  key: z.string(),
  size: z.number().int().positive(),
  checksum: z.string().regex(/^md5:[0-9a-f]{32}$/),
  links: z.object({ self: z.string().min(1) }),
});
/** Zenodo's answer: https://developers.zenodo.org/#records */
const Records = z.object({ hits: z.object({ hits: z.array(z.object({ files: z.array(Release) })) }) });

/** ROR's releases at Zenodo, one zip each. */
export const rorPublication: Publication = {
  base: BASE,
  async files(text) {
    const parsed = Records.safeParse(jsonOf(await text(NEWEST)));
    const release = parsed.data?.hits.hits[0]?.files.find(({ key }) => key.endsWith('.zip'));
    if (release === undefined) throw noRelease();
    const { key: name, size, checksum, links } = release;
    // Relative, so that another base address stands for the whole of Zenodo.
    const url = links.self.startsWith(`${BASE}/`) ? links.self.slice(BASE.length) : links.self;
    return [{ url, name, size, checksum: { algorithm: 'md5', hex: checksum.slice('md5:'.length) } }];
  },
};

/** The file to read of a release, which has the same data as JSON of both schemas and as CSV; else the file itself. */
export async function releaseFile(path: string): Promise<string> {
  const files = await dataFiles(path);
  if (files.length <= 1) return path;
  const json = files.filter((file) => /\.jsonl?$/i.test(file));
  const [chosen, ...others] =
    [json.filter((file) => /schema_v2/i.test(basename(file))), json].find((some) => some.length > 0) ?? [];
  if (chosen !== undefined && others.length === 0) return chosen;
  const what = chosen === undefined ? 'no JSON of ROR' : 'the JSON of several releases';
  throw new CoreError('SOURCE_FORMAT', `${basename(path)} holds ${what}`, {
    file: path,
    fix: 'Give the zip of one release of ROR, or the JSON file inside it.',
  });
}

function jsonOf(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}

function noRelease(): CoreError {
  return new CoreError('REMOTE', 'the answer of Zenodo names no zip of ROR', {
    fix: 'Download the release from https://ror.readme.io/docs/data-dump and import it as a file.',
  });
}
