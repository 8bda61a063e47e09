import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { zipped } from '../../sources/importers/zipped.ts';
import { fileServer } from '../../sources/pull/file-server.ts';
import { ended, masked, until, type Workplace, workplace } from '../run-core.ts';

const CORE = join(import.meta.dirname, '..', '..', '..', 'bin', 'core.js');
const GLEIF = join(import.meta.dirname, '..', '..', '..', 'fixtures', 'sources', 'gleif');
const COPIES = ['lei2', 'rr', 'repex'];

/** The newest golden copies, as GLEIF lists and packs them. */
async function gleifServer() {
  const packed = await Promise.all(
    COPIES.map(async (copy) => {
      const name = `${copy}-golden-copy.csv`;
      const body = await zipped({ [name]: readFileSync(join(GLEIF, name)) });
      return { copy, url: `/files/${name}.zip`, body, size: body.length };
    }),
  );
  const listed = packed.map(({ copy, url, size }) => [copy, { full_file: { csv: { url, size } } }]);
  return fileServer({
    'api/v2/golden-copies/publishes/latest': JSON.stringify({ data: Object.fromEntries(listed) }),
    ...Object.fromEntries(packed.map(({ url, body }) => [url.slice(1), body])),
  });
}

const MONTHLY = 'BasicCompanyDataAsOneFile-2026-11-01.zip';
const MONTHLY_BYTES = Buffer.concat([Buffer.from('PK'), randomBytes(400_000)]);

/** The page of Companies House with a file that is large enough to stop in the middle of it. */
function companiesHouseServer() {
  const page = `<!doctype html><a href="${MONTHLY}">one file</a>`;
  return fileServer({ 'en_output.html': page, [MONTHLY]: MONTHLY_BYTES });
}

const downloaded = (place: Workplace, source: string, name: string) =>
  join(place.dataDir, 'downloads', source, name);

describe('core reference pull', () => {
  const place = workplace();
  const other = workplace({ isNew: true });

  it('downloads and imports the golden copies, and then only what is new', async () => {
    const { base } = await gleifServer();
    const pull = (...more: readonly string[]) =>
      place.core('reference', 'pull', 'gleif', '--base-url', base, ...more);
    const first = await pull();
    expect({ stdout: first.stdout, code: first.code }).toEqual({ stdout: '', code: 0 });
    expect(masked(first.stderr, place)).toMatch(
      /^Downloading gleif …\n(\w+-golden-copy\.csv\.zip: \d\.\d kB, downloaded\n){3}Importing gleif …\n/,
    );
    expect(masked(first.stderr, place)).toMatch(
      /\n\d+ records of gleif in T s; the universe has N entities\.\n/,
    );
    const again = await pull('--json');
    const { files, records, unchanged, ...rest } = JSON.parse(again.stdout);
    expect(files).toMatchObject(
      COPIES.map((copy) => ({ name: `${copy}-golden-copy.csv.zip`, status: 'unchanged' })),
    );
    expect({ unchanged, keys: Object.keys(rest) }).toEqual({
      unchanged: true,
      keys: ['source', 'rejected', 'entities', 'repeated', 'reused'],
    });
    expect(again.stderr).toMatch(/gleif is as it was: nothing to do\.\n/);
    expect(records).toBeGreaterThan(2);
  });

  it('gives the import the files of who owns whom', async () => {
    const main = downloaded(place, 'gleif', 'lei2-golden-copy.csv.zip');
    const imported = async () => {
      const { sources } = JSON.parse((await place.core('reference', 'list', '--json')).stdout);
      return sources.find(({ name }: { name: string }) => name === 'gleif');
    };
    const whole = await imported();
    await place.core('reference', 'import', 'gleif', main);
    const alone = await imported();
    expect(alone.records).toBe(whole.records);
    // Some lines of the other two files are wrong.
    expect(whole.rejected).toBeGreaterThan(alone.rejected);
  });

  it('only downloads with --no-import', async () => {
    const { base } = await companiesHouseServer();
    const { stdout, stderr, code } = await other.core(...pullOf(base), '--json');
    expect(JSON.parse(stdout)).toEqual({
      source: 'companies-house',
      files: [{ name: MONTHLY, bytes: MONTHLY_BYTES.length, status: 'downloaded' }],
    });
    expect(stderr).toBe(`Downloading companies-house …\n${MONTHLY}: 0.4 MB, downloaded\n`);
    expect({ code, isBuilt: other.has('data/core.sqlite') }).toEqual({ code: 0, isBuilt: false });
  });
});

describe('a download that is stopped', () => {
  const places = { SIGINT: workplace(), SIGKILL: workplace() };

  it.each([
    ['SIGINT', 130, /^Stopped\. What has come is kept: the same command goes on from there\.$/m],
    ['SIGKILL', null, /^Downloading companies-house …$/m],
  ] as const)('by %s goes on from there', async (signal, exit, message) => {
    const place = places[signal];
    const server = await companiesHouseServer();
    const part = downloaded(place, 'companies-house', `${MONTHLY}.part`);
    server.hangAfter = 200_000;
    const child = place.start(...pullOf(server.base));
    const result = ended(child);
    await until(() => sizeOf(part) === 200_000, 'half of the file is there');
    const other = await place.core(...pullOf(server.base));
    expect(other.stderr).toMatch(/process \d+ on \S+ is downloading this source\n {2}(at|fix) /);
    expect(other.code).toBe(5);
    child.kill(signal);
    expect(await result).toMatchObject({ code: exit, stderr: expect.stringMatching(message) });
    expect(sizeOf(part)).toBe(200_000);
    server.hangAfter = undefined;
    const { stderr } = await place.core(...pullOf(server.base));
    expect(stderr).toMatch(/: 0\.4 MB, resumed\n$/);
    expect(server.requests.at(-1)?.headers.range).toBe('bytes=200000-');
    const whole = downloaded(place, 'companies-house', MONTHLY);
    expect(readFileSync(whole).equals(MONTHLY_BYTES)).toBe(true);
  });
});

describe('a register that asks who is there', () => {
  const place = workplace();
  const contactTold = async (...args: readonly string[]) => {
    const server = await fileServer({ 'files/company_tickers_exchange.json': '{}' });
    server.answer = (_request, response) => {
      response.writeHead(403).end('Undeclared Automated Tool');
      return true;
    };
    const ran = await place.core('reference', 'pull', 'sec-edgar', '--base-url', server.base, ...args);
    return { ...ran, userAgent: server.requests[0]?.headers['user-agent'] };
  };

  it('is told the name of core, and asks for --contact', async () => {
    const { userAgent, stderr, code } = await contactTold();
    expect(userAgent).toMatch(/^core\/\d+\.\d+\.\d+$/);
    expect(stderr).toMatch(/^ {2}fix Give --contact with your e-mail address/m);
    expect(stderr).toMatch(/refuses to give the file \(403\)\n {2}(at|fix) /);
    expect(code).toBe(5);
  });

  it('is told the address that --contact gives', async () => {
    const { userAgent, stderr } = await contactTold('--contact', 'data@example.com');
    expect(userAgent).toMatch(/^core\/[\d.]+ \(data@example\.com\)$/);
    expect(stderr).not.toMatch(/--contact/);
  });

  it('is told the address of CORE_CONTACT too', async () => {
    const server = await companiesHouseServer();
    const env = { PATH: process.env.PATH, CORE_DATA_DIR: place.dataDir, CORE_CONTACT: 'data@example.com' };
    await ended(spawn(process.execPath, [CORE, ...pullOf(server.base)], { env }));
    expect(server.requests[0]?.headers['user-agent']).toMatch(/\(data@example\.com\)$/);
  });

  it.each([['data'], ['a b@example.com'], ['a@example.com\nX-Other: 1']])(
    'is not told %j',
    async (contact) => {
      const { userAgent, stderr, code } = await contactTold('--contact', contact);
      expect({ userAgent, code }).toEqual({ userAgent: undefined, code: 2 });
      expect(stderr).toMatch(/is no e-mail address\n {2}(at|fix) /);
    },
  );
});

describe.concurrent('a source that cannot be downloaded', () => {
  const place = workplace();

  it.each([
    [['starter'], 2, /nothing is published by starter\n {2}(at|fix) /],
    [['csv'], 2, /nothing is published by csv\n {2}(at|fix) /],
    [['nope'], 2, /there is no source nope\n {2}(at|fix) /],
    [['gleif', '--base-url', 'mirror'], 2, /mirror is no address of the web\n {2}(at|fix) /],
    [
      ['sec-edgar', '--base-url', 'http://127.0.0.1:9'],
      5,
      /cannot be reached \(ECONNREFUSED\): are you offline\?\n {2}(at|fix) /,
    ],
  ])('is refused: %j', async (args, code, message) => {
    const ran = await place.core('reference', 'pull', ...args);
    expect(ran).toMatchObject({ stdout: '', code });
    expect(ran.stderr).toMatch(message);
  });

  it('is told which ones can', async () => {
    const { stderr } = await place.core('reference', 'pull', 'starter', '--json');
    const { error } = JSON.parse(stderr.slice(stderr.indexOf('{')));
    expect(error).toMatchObject({ code: 'USAGE', field: 'source' });
    expect(error.fix).toMatch(/gleif.*sec-edgar.*companies-house.*ror.*core reference import/);
  });
});

function pullOf(base: string): readonly string[] {
  return ['reference', 'pull', 'companies-house', '--base-url', base, '--no-import'];
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
