import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeMapping } from '../../../src/batch/mapping/column-mapping.ts';
import { applyMapOptions, parseMapOptions, readMapFile } from '../../../src/batch/mapping/map-option.ts';
import { proposeMapping } from '../../../src/batch/mapping/propose-mapping.ts';

const COLUMNS = ['Account Name', 'Website', 'Domain', 'CIK', 'City, State', 'a=b', 'core_id'];

/** The mapping of a header-only file with these `--map` values. */
function mapped(values: readonly string[], columns: readonly string[] = COLUMNS) {
  return applyMapOptions(proposeMapping(columns, []), parseMapOptions(values), columns).mapping;
}

function mapFile(content: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'core-map-')), 'map.json');
  writeFileSync(path, content);
  return path;
}

const mapping = (message: RegExp) =>
  expect.objectContaining({ code: 'MAPPING', message: expect.stringMatching(message) });

describe('--map', () => {
  it('leaves the proposal as it is without options', () => {
    expect(mapped([])).toEqual({ name: [0], website: [1, 2] });
  });

  it('maps identifiers only when the user names their column', () => {
    expect(mapped(['external_id=CIK', 'core_id=core_id'])).toMatchObject({ external_id: [3], core_id: [6] });
  });

  it('reads assignments joined by commas', () => {
    expect(mapped(['name=Domain, website=Website ,external_id=CIK'])).toEqual({
      name: [2],
      website: [1],
      external_id: [3],
    });
  });

  it('reads column names that contain a comma or an equals sign', () => {
    expect(mapped(['city=City, State,external_id=a=b,phone=CIK'])).toMatchObject({
      city: [4],
      external_id: [5],
      phone: [3],
    });
  });

  it('takes a column literally called like an assignment for a column', () => {
    expect(mapped(['legal_name=x,city=y'], ['x', 'x,city=y'])).toEqual({ legal_name: [1] });
    expect(mapped(['legal_name=x,city=y'], ['x', 'y'])).toEqual({ legal_name: [0], city: [1] });
  });

  it('gives a field several columns, joined by a comma or repeated', () => {
    expect(mapped(['address=CIK,Domain'])).toMatchObject({ address: [3, 2] });
    expect(mapped(['address=CIK', 'address=Domain'])).toMatchObject({ address: [3, 2] });
  });

  it('unmaps a field that is given nothing', () => {
    expect(mapped(['website='])).toEqual({ name: [0] });
    expect(mapped(['website=,phone=CIK'])).toEqual({ name: [0], phone: [3] });
  });

  it('ignores case when one column fits only, and prefers the exact one', () => {
    expect(mapped(['phone=cik'])).toMatchObject({ phone: [3] });
    expect(mapped(['phone=NAME'], ['Name', 'NAME'])).toMatchObject({ phone: [1] });
    expect(() => mapped(['phone=name'], ['Name', 'NAME'])).toThrowError(mapping(/several columns/));
  });

  it('names the column or field that was probably meant, and all there are', () => {
    expect(() => mapped(['phone=Wbsite,name=CIK'])).toThrowError(
      mapping(/no column "Wbsite", did you mean "Website"\?; columns: Account Name, Website, Domain/),
    );
    expect(() => mapped(['webiste=Domain'])).toThrowError(
      mapping(/no field "webiste" .*did you mean "website"\?; fields: name, legal_name/),
    );
    expect(() => mapped(['name=Domain,webiste=Website'])).toThrowError(mapping(/no field "webiste"/));
    expect(() => mapped(['phone=Quarterly revenue'])).toThrowError(mapping(/^(?!.*did you mean)/));
  });

  it('refuses a value without an equals sign and a field of the request that is no text', () => {
    expect(() => mapped(['Account Name'])).toThrowError(mapping(/has no "="/));
    expect(() => mapped(['bias=Domain'])).toThrowError(mapping(/no field "bias"/));
    expect(() => mapped(['toString=Domain'])).toThrowError(mapping(/no field "toString"/));
  });

  it('accepts a file whose only column to match by is named by the user', () => {
    expect(mapped(['name=Foo'], ['Foo', 'Bar'])).toEqual({ name: [0] });
    expect(() => mapped([], ['Foo', 'Bar'])).toThrowError(
      expect.objectContaining({ code: 'NO_MATCH_COLUMN' }),
    );
    expect(() => mapped(['name=', 'website='])).toThrowError(
      expect.objectContaining({ code: 'NO_MATCH_COLUMN' }),
    );
  });

  it('tells in the summary what the user mapped', () => {
    const options = parseMapOptions(['name=Domain']);
    const lines = describeMapping(applyMapOptions(proposeMapping(COLUMNS, []), options, COLUMNS));
    expect(lines).toEqual(['name ← Domain (chosen)', 'website ← Website']);
  });
});

describe('--map-file', () => {
  it('reads one column or several, and nothing as unmapped', async () => {
    const path = mapFile('\uFEFF{"address": ["CIK", "City, State"], "website": "", "phone": "a=b"}');
    const result = applyMapOptions(proposeMapping(COLUMNS, []), await readMapFile(path), COLUMNS);
    expect(result.mapping).toEqual({ name: [0], address: [3, 4], phone: [5] });
  });

  it('gives way to the command line field by field', async () => {
    const file = await readMapFile(mapFile('{"phone": "CIK", "city": "Domain"}'));
    const options = [...parseMapOptions(['phone=a=b']), ...file];
    expect(applyMapOptions(proposeMapping(COLUMNS, []), options, COLUMNS).mapping).toMatchObject({
      phone: [5],
      city: [2],
    });
  });

  it.each(['{"name": 3}', '["name"]', '{"name": ', '{"nmae": "CIK"}'])('refuses %s', async (content) => {
    await expect(readMapFile(mapFile(content))).rejects.toMatchObject({ code: 'MAPPING' });
  });

  it('tells that the file is missing', async () => {
    await expect(readMapFile('/nonexistent/map.json')).rejects.toMatchObject({ code: 'FILE_NOT_FOUND' });
    await expect(readMapFile(tmpdir())).rejects.toMatchObject({ code: 'FILE_UNREADABLE' });
  });
});
