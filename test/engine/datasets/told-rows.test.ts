import { expect, it, onTestFinished } from 'vitest';
import { MOST_UNTAKEN, sendingRows } from '../../../src/engine/datasets/row-channel.ts';
import { type ToldRows, toldRows } from '../../../src/engine/datasets/told-rows.ts';
import { TOLD_TEXTS, textFile } from '../../../src/store/dataset-file/text-file.ts';
import type { ToldRow } from '../../../src/store/dataset-file/told-row.ts';
import { tempPath } from '../../temp-folder.ts';

it('has what somebody waits for as soon as it is told', async () => {
  const rows = opened();
  const told = rows.until(['1', '2']);
  send(rows, ['1', '2', '3']);
  await told;
  expect(rows.row('2')).toEqual({ row: rowOf('2'), members: undefined });
  await rows.until(['3']);
  expect(rows.row('3')).toEqual({ row: rowOf('3'), members: undefined });
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
  expect(rows.row('599')?.row).toEqual(rowOf('599'));
  expect(rows.row('0')).toBeUndefined();
});

function opened(openTexts = () => textFile(tempPath('accounts.draft'), TOLD_TEXTS)): ToldRows {
  const rows = toldRows({ checkedAt: '2026-01-01T00:00:00.000Z', referenceVersion: 'one' }, openTexts);
  onTestFinished(() => rows.end());
  return rows;
}

it('has the members of a group, which are told once, until the dataset is in use', async () => {
  const rows = opened();
  const told = rows.until(['1', '2', '3', '4']);
  const hears = sendingRows(rows.channel);
  hears.tell(rowOf('1', { group: 0, text: '["a","b"]' }));
  hears.tell(rowOf('2', { group: 1, text: '["c","d"]' }));
  hears.tell(rowOf('3', { group: 0 }));
  hears.tell(rowOf('4', { group: 1 }));
  hears.end();
  await told;
  expect(['3', '2'].map((id) => rows.row(id)?.members)).toEqual(['["a","b"]', '["c","d"]']);
  rows.end(new Error('the disk is full'));
  // Two were waited for and not had; what others ask for now is told by the dataset.
  expect(['1', '4'].map((id) => rows.row(id)?.members)).toEqual(['["a","b"]', '["c","d"]']);
  expect(rows.row('3')).toBeUndefined();
});

it('hears no more when the members of a group cannot be kept', async () => {
  const rows = opened(() => {
    const file = textFile(tempPath('accounts.draft'), TOLD_TEXTS);
    const add = (text: string) => {
      if (text === '["c","d"]') throw new Error('the disk is full');
      return file.add(text);
    };
    return { ...file, add };
  });
  const told = rows.until(['1', '2', '3', '4']);
  const hears = sendingRows(rows.channel);
  hears.tell(rowOf('1', { group: 0, text: '["a","b"]' }));
  hears.end();
  hears.tell(rowOf('2', { group: 1, text: '["c","d"]' }));
  hears.tell(rowOf('3'));
  hears.end();
  await expect.poll(() => hears.isListening()).toBe(false);
  hears.tell(rowOf('4', { group: 2, text: '["e","f"]' }));
  hears.end();
  await new Promise((heard) => setTimeout(heard, 20));
  expect(['1', '2', '3', '4'].map((id) => rows.row(id)?.members)).toEqual([
    ...['["a","b"]', undefined, undefined, undefined],
  ]);
  expect(rows.row('3')).toBeUndefined();
  rows.end();
  await told;
});

function send(rows: ToldRows, ids: readonly string[]) {
  const hears = sendingRows(rows.channel);
  expect(hears.isListening()).toBe(true);
  for (const id of ids) hears.tell(rowOf(id));
  hears.end();
  return hears;
}

function rowOf(id: string, members: ToldRow['members'] = null): ToldRow {
  const texts = { body: '{}', resolution: '{}', verdict: '{}' };
  return { id, ...texts, core_id: null, group_id: null, owners: null, members };
}
