import { existsSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { expect, it, vi } from 'vitest';
import { downloadOutput } from '../../../src/batch/files/download-output.ts';
import { placesOf, removeConverted } from '../../../src/batch/files/file-folder.ts';
import type { OutputFormat } from '../../../src/contract/files.ts';
import { makeFolder } from '../../../src/disk/make-folder.ts';
import { tempFolder } from '../../temp-folder.ts';

const ROWS = 3000;
const LINES = Array.from({ length: ROWS }, (_, at) => `Company ${at} Ltd,matched`);

type Downloading = typeof downloadOutput;

/** A result that lies where a run has left it. */
function result(text = `name,core_outcome\n${LINES.join('\n')}\n`) {
  const places = placesOf(tempFolder(), { workspace: 'acme', id: 'file_1', name: 'a.csv' });
  makeFolder(places.folder);
  const path = places.output('csv');
  writeFileSync(path, text);
  const output = { kind: 'resolve', path, name: 'a.csv', mapFile: null } as const;
  const download = async (wanted: OutputFormat, of: Downloading = downloadOutput) => {
    const { bytes, content } = await of({ places, wanted, output, format: 'csv' });
    const all = await buffer(content);
    expect(all.length).toBe(bytes);
    return all.toString('latin1');
  };
  return { places, path, download };
}

it('a table of a result of objects has its columns and probabilities as core resolve writes them', async () => {
  const places = placesOf(tempFolder(), { workspace: 'acme', id: 'file_1', name: 'a.ndjson' });
  makeFolder(places.folder);
  const path = places.output('ndjson');
  const found = '"core_id":"1","core_outcome":"matched","core_probability":0.963';
  writeFileSync(path, `{"name":"Acme",${found}}\n{"name":"Ilex","website":"ilex.example",${found}}\n`);
  const output = { kind: 'resolve', path, name: 'a.ndjson', mapFile: null } as const;
  const { content } = await downloadOutput({ places, wanted: 'csv', output, format: 'ndjson' });
  expect((await buffer(content)).toString()).toBe(
    [
      'name,website,core_id,core_outcome,core_probability',
      'Acme,,1,matched,0.9630',
      'Ilex,ilex.example,1,matched,0.9630',
      '',
    ].join('\n'),
  );
});

/** As a second process has it, which knows nothing of what this one does. */
async function inAnotherProcess(): Promise<Downloading> {
  vi.resetModules();
  return (await import('../../../src/batch/files/download-output.ts')).downloadOutput;
}

it.each(['ndjson', 'excel-csv', 'xlsx'] as const)(
  'several people who download a result as %s at once get the whole of it',
  async (format) => {
    const { download } = result();
    const other = await inAnotherProcess();
    const all = await Promise.all([
      download(format),
      download(format, other),
      new Promise((go) => setTimeout(go, 20)).then(() => download(format, other)),
      download(format),
    ]);
    const kept = await download(format);
    if (format !== 'xlsx') expect(new Set(all)).toEqual(new Set([kept]));
    if (format === 'ndjson') expect(kept.trim().split('\n')).toHaveLength(ROWS);
  },
);

it('what a killed process has begun is neither sent nor in the way, and goes with the result', async () => {
  const { places, download } = result();
  writeFileSync(`${places.converted('ndjson')}.partial`, '{"name":"Comp');
  expect((await download('ndjson')).trim().split('\n')).toHaveLength(ROWS);
  await removeConverted(places);
  expect(readdirSync(places.folder)).toEqual(['output.csv']);
});

it('a download that began before the file was run again does not stay as the result of the new run', async () => {
  const { places, path, download } = result();
  const begun = download('json');
  const isBegun = () => readdirSync(places.folder).some((name) => name.startsWith('converted.'));
  await vi.waitUntil(isBegun, { interval: 1 });
  writeFileSync(`${path}.new`, 'name,core_outcome\nAcme,matched\n');
  renameSync(`${path}.new`, path);
  await expect(begun).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(existsSync(places.converted('json'))).toBe(false);
  expect(JSON.parse(await download('json'))).toEqual([{ name: 'Acme', core_outcome: 'matched' }]);
});

it.each([
  ['semicolons', 'name;x\n"Foo,=1";2\n', `name;x\n"Foo,'=1";2\n`],
  ['commas', 'name,x\nFoo;=1,2\n', `name,x\n"Foo;'=1",2\n`],
  ['bars', 'name|x\nFoo,=1|2\n', `name,x\n"Foo,=1",2\n`],
  ['tabs', 'name\tx\nFoo\t2\n', 'name,x\nFoo,2\n'],
])('CSV for Excel of a table with %s has cells that Excel divides, and no formulas', async (_, from, to) => {
  const { download } = result(from);
  expect(await download('excel-csv')).toBe(Buffer.from(`\ufeff${to}`).toString('latin1'));
});
