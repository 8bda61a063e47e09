import { describe, expect, it } from 'vitest';
import { starter } from '../../../src/sources/importers/starter.ts';
import { fileOf, imported } from './imported.ts';

const HEADER =
  'id,legal_name,trading_name,aliases,former_names,websites,country,city,state,social_slug,status,parent,successor,' +
  'headcount,revenue_musd,founded,industry,category,subcategory\n';

const YOUTUBE_ROW =
  'youtube,YouTube LLC,YouTube,YT|You Tube,,youtube.com|youtu.be,US,San Bruno,CA,youtube,active,alphabet,,' +
  '2800,36100,2005,Media,Company,Operating';

const YOUTUBE = {
  source: 'starter',
  id: 'youtube',
  names: [
    { value: 'YouTube LLC', kind: 'legal' },
    { value: 'YouTube', kind: 'trading' },
    { value: 'YT', kind: 'alias' },
    { value: 'You Tube', kind: 'alias' },
  ],
  websites: ['youtube.com', 'youtu.be'],
  identifiers: [],
  relations: [{ type: 'parent', id: 'alphabet' }],
  status: 'active',
  socialUrl: 'https://www.linkedin.com/company/youtube',
  ...{ country: 'US', state: 'CA', city: 'San Bruno' },
  ...{ category: 'Company', subcategory: 'Operating', industry: 'Media' },
  ...{ foundedYear: 2005, headcount: { value: 2800 }, revenue: { value: 36_100_000_000, currency: 'USD' } },
};

describe('the starter list', () => {
  it('gives a company with its lists, its parent and its LinkedIn page', async () => {
    const { records } = await imported(starter, [await fileOf('a.csv', `${HEADER}${YOUTUBE_ROW}\n`)]);
    expect(records).toEqual([YOUTUBE]);
  });

  it('knows an owner that it does not have by its name, in brackets', async () => {
    const row = YOUTUBE_ROW.replace('active,alphabet', 'active,(Sycamore Partners)');
    const { records } = await imported(starter, [await fileOf('a.csv', `${HEADER}${row}\n`)]);
    expect(records[0]).toMatchObject({
      relations: [],
      parentExceptions: [{ level: 'direct', reason: 'OWNER_UNLISTED', owner: 'Sycamore Partners' }],
    });
  });

  it('keeps the first of an id over all its files', async () => {
    const row = 'acme,Acme Inc.,,,,,US,,,,,,,,,,,,\n';
    const paths = [await fileOf('a.csv', HEADER + row), await fileOf('b.csv.gz', HEADER + row)];
    const { records, rejected } = await imported(starter, paths);
    expect(records).toHaveLength(1);
    expect(rejected).toEqual([{ line: 2, reason: 'b.csv.gz: the id acme was read before' }]);
  });

  it('comes with core and is whole', async () => {
    const { records, rejected } = await imported(starter, []);
    expect(rejected).toEqual([]);
    expect(records.length).toBeGreaterThan(0);
  });
});
