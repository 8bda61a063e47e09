import { describe, expect, it } from 'vitest';
import { decideRow, isTakenIn, type KnownRow, rowInput } from '../../src/inbound/schedule-row.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = 100 * DAY;
const INPUT = JSON.stringify({ name: 'Acme', website: 'acme.com' });
const SITUATION = {
  config: { cooldown: 14, attempts: 3 },
  known: undefined,
  nowMs: NOW,
  room: 1,
  openRun: undefined,
};
const KNOWN: KnownRow = {
  ...{ crmId: '1', input: INPUT, pending: null, state: 'idle', executionId: 'exec_1', attempts: 0 },
  ...{ succeededMs: NOW - DAY, isOwnWrite: false, modified: '1', skipped: null },
};

describe('a row of a schedule', () => {
  it('is sent when nobody knows it', () => {
    expect(decideRow('1', INPUT, SITUATION)).toEqual({
      kind: 'send',
      request: { crmId: '1', name: 'Acme', website: 'acme.com' },
      attempts: 0,
    });
  });

  it.each([
    ['no_capacity', { room: 0, known: KNOWN, openRun: 'exec_2' }, true],
    ['cooldown', { known: { ...KNOWN, attempts: 3 }, openRun: 'exec_2' }, false],
    ['own_write', { known: { ...KNOWN, isOwnWrite: true } }, false],
    ['stopped', { known: { ...KNOWN, succeededMs: null, attempts: 3 }, openRun: 'exec_2' }, false],
    ['in_progress', { known: { ...KNOWN, succeededMs: null, state: 'sent' }, openRun: 'exec_1' }, false],
    ['owned_by_another_run', { openRun: 'exec_2' }, true],
  ] as const)('is skipped for %s before what comes after it', (reason, situation, isLater) => {
    expect(decideRow('1', INPUT, { ...SITUATION, ...situation })).toMatchObject({
      ...{ kind: 'skip', reason, isLater },
    });
  });

  it('is sent again, and forced past the cache, when its cooldown is over or it tells something else', () => {
    const over = { ...SITUATION, known: { ...KNOWN, succeededMs: NOW - 14 * DAY } };
    expect(decideRow('1', INPUT, over)).toMatchObject({ kind: 'send', request: { force: true } });
    const other = JSON.stringify({ name: 'Acme Ltd', website: 'acme.com' });
    const changed = { ...SITUATION, known: { ...KNOWN, attempts: 2 } };
    expect(decideRow('1', other, changed)).toMatchObject({
      kind: 'send',
      attempts: 0,
      request: { force: true },
    });
  });

  it('waits with what has changed until its run has ended', () => {
    const other = JSON.stringify({ name: 'Acme Ltd', website: 'acme.com' });
    const sent = { ...SITUATION, known: { ...KNOWN, state: 'sent' as const } };
    expect(decideRow('1', other, sent)).toMatchObject({ reason: 'in_progress', isLater: true });
  });
});

describe('a row that a CRM gives once more', () => {
  const row = { id: '1', modified: '1', fields: {} };
  it.each([
    ['is passed over when it tells the same', KNOWN, INPUT, true],
    ['is taken in when it tells something else', KNOWN, '{"name":"Other"}', false],
    ['is taken in when it was changed', { ...KNOWN, modified: '0' }, INPUT, false],
    ['is passed over while it waits', { ...KNOWN, pending: INPUT, input: null }, INPUT, true],
    [
      'is passed over when it tells too little again',
      { ...KNOWN, skipped: 'not_enough' as const },
      '{}',
      true,
    ],
    [
      'is taken in when it tells enough',
      { ...KNOWN, input: null, skipped: 'not_enough' as const },
      INPUT,
      false,
    ],
  ])('%s', (_, known, input, isPassedOver) => {
    expect(isTakenIn(known, row, input)).toBe(isPassedOver);
  });
});

describe('what a row tells', () => {
  it('is nothing of an e-mail field that holds the name of a person', () => {
    const fields = { Company: 'Acme', Website: 'acme.com', Email: 'Ann Smith' };
    expect(rowInput({ fields }, { map })).toBe('{"name":"Acme","website":"acme.com"}');
  });

  const map = { name: 'Company', website: 'Website', emailDomain: 'Email' };
  it.each(['ann@acme.com', 'Ann Lee <ann@acme.com>', 'acme.com', 'mailto:ann%40acme.com', 'ann＠acme.com '])(
    'has of %s the domain alone',
    (Email) => {
      expect(rowInput({ fields: { Company: ' Acme ', Website: '', Email } }, { map })).toBe(
        '{"emailDomain":"acme.com","name":"Acme"}',
      );
    },
  );
});
