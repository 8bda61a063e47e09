import { describe, expect, it } from 'vitest';
import { gleifPublication } from '../../../src/sources/importers/gleif-publication.ts';

const STORAGE = 'https://goldencopy.gleif.org/storage/golden-copy-files/2025/05/15/1030000';
const LATEST = '/api/v2/golden-copies/publishes/latest';

function fullFile(name: string, size: number) {
  const url = `${STORAGE}/20250515-0000-gleif-goldencopy-${name}-golden-copy.csv.zip`;
  const csv = { type: 'lei', format: 'csv', record_count: 1, size, size_human_readable: '1 MB', url };
  return { type: name, publish_date: '2025-05-15 00:00:00', full_file: { csv }, delta_files: {} };
}

async function filesOf(answer: unknown) {
  const asked: string[] = [];
  const files = await gleifPublication.files(async (url) => {
    asked.push(url);
    return JSON.stringify(answer);
  });
  return { files, asked };
}

const PUBLISH = {
  publish_date: '2025-05-15 00:00:00',
  lei2: fullFile('lei2', 448_000_000),
  rr: fullFile('rr', 31_000_000),
  repex: fullFile('repex', 44_000_000),
};
const NEWEST = [
  { url: PUBLISH.lei2.full_file.csv.url, name: 'lei2-golden-copy.csv.zip', size: 448_000_000 },
  {
    url: PUBLISH.rr.full_file.csv.url,
    name: 'rr-golden-copy.csv.zip',
    option: 'relationships',
    size: 31_000_000,
  },
  {
    url: PUBLISH.repex.full_file.csv.url,
    name: 'repex-golden-copy.csv.zip',
    option: 'exceptions',
    size: 44_000_000,
  },
];
const UNDATED = [
  { url: '/api/v2/golden-copies/publishes/lei2/latest.csv', name: 'lei2-golden-copy.csv.zip' },
  {
    url: '/api/v2/golden-copies/publishes/rr/latest.csv',
    name: 'rr-golden-copy.csv.zip',
    option: 'relationships',
  },
  {
    url: '/api/v2/golden-copies/publishes/repex/latest.csv',
    name: 'repex-golden-copy.csv.zip',
    option: 'exceptions',
  },
];

describe('the publications of GLEIF', () => {
  it('are the three golden copies of the newest publish', async () => {
    expect(await filesOf({ data: PUBLISH })).toEqual({ files: NEWEST, asked: [LATEST] });
  });

  it('are the first of a list of publishes', async () => {
    expect((await filesOf({ data: [PUBLISH, { lei2: fullFile('old', 1) }] })).files).toEqual(NEWEST);
  });

  it.each([{ data: [] }, { data: 'soon' }, {}, null])(
    'are found without the list when it says %j',
    async (answer) => {
      expect((await filesOf(answer)).files).toEqual(UNDATED);
    },
  );

  it('are found without the list when there is none', async () => {
    expect(await gleifPublication.files(async () => '<html>')).toEqual(UNDATED);
    expect(await gleifPublication.files(() => Promise.reject(new Error('404')))).toEqual(UNDATED);
  });

  it('are found one by one when the list lacks one or its size', async () => {
    const { size: _, ...csv } = PUBLISH.lei2.full_file.csv;
    const { files } = await filesOf({ data: { ...PUBLISH, lei2: { full_file: { csv } }, rr: null } });
    expect(files[0]).toEqual({ url: csv.url, name: 'lei2-golden-copy.csv.zip' });
    expect(files[1]).toEqual(UNDATED[1]);
    expect(files[2]).toEqual(NEWEST[2]);
  });
});
