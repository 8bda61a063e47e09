import { expect, it, onTestFinished } from 'vitest';
import { MOST_UNTAKEN, sendingRows } from '../../../src/engine/datasets/row-channel.ts';
import { type ToldRows, toldRows } from '../../../src/engine/datasets/told-rows.ts';
import type { ToldRow } from '../../../src/store/dataset-file/told-row.ts';

it('has what somebody waits for as soon as it is told', async () => {
  const rows = opened();
  const told = rows.until(['1', '2']);
  send(rows, ['1', '2', '3']);
  await told;
  expect(rows.row('2')).toEqual(rowOf('2'));
  await rows.until(['3']);
  expect(rows.row('3')).toEqual(rowOf('3'));
});

it('has what the accounts alone tell when it has the first of them', async () => {
  const rows = opened();
  const told = rows.until(['1']);
  expect(rows.alone()).toBeUndefined();
  const alone = { verdicts: [{ id: '1', told: '{}' }], leaders: [] };
  sendingRows(rows.channel).tellAlone(alone);
  send(rows, ['1']);
  await told;
  expect(rows.alone()).toEqual(alone);
});

it('has nothing when nobody has asked before the first account was told', async () => {
  const rows = opened();
  const hears = sendingRows(rows.channel);
  expect(hears.isListening()).toBe(false);
  const told = rows.until(['1']);
  expect(hears.isListening()).toBe(false);
  rows.end();
  await told;
  expect(rows.row('1')).toBeUndefined();
});

it('hears no more when what somebody waits for is not among the next accounts', async () => {
  const rows = opened();
  const told = rows.until(['another']);
  const hears = send(
    rows,
    Array.from({ length: MOST_UNTAKEN }, (_, at) => `${at}`),
  );
  await expect.poll(() => hears.isListening()).toBe(false);
  rows.end();
  await told;
});

it('fails those who wait when the accounts could not be judged, and those who ask afterwards', async () => {
  const rows = opened();
  const told = rows.until(['1']);
  rows.end(new Error('the disk is full'));
  await expect(told).rejects.toThrow('the disk is full');
  await expect(rows.until(['1'])).rejects.toThrow('the disk is full');
  await expect(rows.untilInUse()).rejects.toThrow('the disk is full');
});

it('are kept for who has waited, and a few of the last for who asks again', async () => {
  const rows = opened();
  const ids = Array.from({ length: 600 }, (_, at) => String(at));
  const told = rows.until(ids);
  send(rows, ids);
  await told;
  // Nobody has had them yet.
  expect(ids.filter((id) => rows.row(id) === undefined)).toEqual([]);
  const more = Array.from({ length: 10 }, (_, at) => `further ${at}`);
  send(rows, more);
  await rows.until([...more, '599']);
  expect(rows.row('599')?.id).toBe('599');
  expect(rows.row('0')).toBeUndefined();
});

function opened(): ToldRows {
  const rows = toldRows({ checkedAt: '2026-01-01T00:00:00.000Z', referenceVersion: 'one' });
  onTestFinished(() => rows.end());
  return rows;
}

function send(rows: ToldRows, ids: readonly string[]) {
  const hears = sendingRows(rows.channel);
  expect(hears.isListening()).toBe(true);
  for (const id of ids) hears.tell(rowOf(id));
  hears.end();
  return hears;
}

function rowOf(id: string): ToldRow {
  const texts = { body: '{}', resolution: '{}', verdict: '{}' };
  return { id, ...texts, core_id: null, group_id: null, owners: null, members: null };
}
