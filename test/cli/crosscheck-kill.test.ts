import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { openCoreDatabase } from '../../src/store/sqlite/core-database.ts';
import { csvOf, EXPORT, type ExportRow } from './crm-export.ts';
import { ended, type Ran, until, type Workplace, workplace } from './run-core.ts';

const COPIES = 6;
const SLOW_MS = 180_000;

/** The accounts again and again, each time with other ids; every copy has new companies of its own. */
function manyAccounts(): readonly ExportRow[] {
  const idIn = (copy: number, id: string) => (id === '' ? '' : `${copy}-${id.slice(0, 15)}`);
  return Array.from({ length: COPIES }, (_, copy) =>
    EXPORT.map((row) => ({
      ...row,
      Id: idIn(copy, row.Id),
      ParentId: idIn(copy, row.ParentId),
      Name: row.Name.startsWith('Tidewick') ? row.Name.replace('Quorvane', `Quorvane ${copy}`) : row.Name,
    })),
  ).flat();
}

/** The files of datasets, whole or begun. */
function datasetFiles({ dataDir }: Workplace): readonly string[] {
  try {
    return readdirSync(join(dataDir, 'crm'));
  } catch {
    return [];
  }
}

/** What was found then belongs to the run until it ends. */
function isJudged({ dataDir }: Workplace): boolean {
  const database = openCoreDatabase(join(dataDir, 'core.sqlite'));
  try {
    return database.prepare<[], number>('SELECT count(*) FROM dataset').pluck().get() === 1;
  } finally {
    database.close();
  }
}

/** In one process nothing is asked before all accounts are judged; with threads the first ones are. */
describe.each(['0', '2'])('a crosscheck with %s threads that is killed', (threads) => {
  const options = ['crosscheck', 'accounts.csv', '-o', 'out.csv', '--concurrency', threads];
  let whole = '';
  let tookMs = 0;
  let interrupted = 0;

  beforeAll(async () => {
    const calm = placed();
    const startedMs = performance.now();
    await calm.core(...options);
    tookMs = performance.now() - startedMs;
    whole = calm.read('out.csv');
  }, SLOW_MS);

  const placed = () => {
    const place = workplace();
    place.write('accounts.csv', csvOf(manyAccounts()));
    return place;
  };

  /** Starts the command, and kills it once something is so or it has ended by itself. */
  const killedWhen = async (place: Workplace, isSo: (said: () => string) => Promise<unknown>) => {
    const child = place.start(...options);
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += chunk;
    });
    const over: Promise<Ran> = ended(child);
    await Promise.race([isSo(() => said), over]);
    child.kill('SIGKILL');
    const { code } = await over;
    if (code === null) interrupted++;
    expect([null, 0]).toContain(code);
  };

  const expectWhole = async (place: Workplace) => {
    if (place.has('out.csv')) expect(place.read('out.csv') === whole).toBe(true);
    const { code, stderr } = await place.core(...options);
    expect(stderr).not.toContain('Starting afresh');
    expect(code).toBe(0);
  };

  it.each([0.3, 0.4, 0.5, 0.6, 0.7, 0.85])(
    'after %d of its time goes on, and its output is the same to the byte',
    async (part) => {
      const place = placed();
      await killedWhen(place, () => pause(part * tookMs));
      const isDone = place.has('out.csv');
      // A run that was over is not gone on with: the same command would be another one.
      if (!isDone) await expectWhole(place);
      expect(place.read('out.csv') === whole).toBe(true);
      if (!isDone) expect(datasetFiles(place)).toEqual([]);
    },
    SLOW_MS,
  );

  it.each<[string, (place: Workplace, said: () => string) => boolean]>([
    ['it has read its accounts', (_, said) => said().includes('finding out who they are')],
    ['its dataset is begun', (place) => datasetFiles(place).length > 0],
    ['its accounts are judged', isJudged],
    ['its output is begun', (place) => place.has('out.csv.partial') || place.has('out.csv')],
  ])(
    'when %s goes on, and its output is the same to the byte',
    async (what, isSo) => {
      const place = placed();
      await killedWhen(place, (said) => until(() => isSo(place, said), what).catch(() => {}));
      if (!place.has('out.csv')) await expectWhole(place);
      expect(place.read('out.csv') === whole).toBe(true);
    },
    SLOW_MS,
  );

  it('was at work when it was killed', () => {
    expect(interrupted).toBeGreaterThan(3);
    expect(whole.split('\n').length).toBeGreaterThan(COPIES * 50);
  });
});
