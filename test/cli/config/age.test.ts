import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  milliseconds,
  requestsOnlyRetentionMs,
  retentionMs,
  runRetentionMs,
} from '../../../src/cli/config/age.ts';
import { type Context, processContext } from '../../../src/cli/context.ts';
import { tempPath } from '../../temp-folder.ts';

const DAY = 86_400_000;

describe('an age', () => {
  it.each([
    ['30d', 30 * DAY],
    ['12h', DAY / 2],
    ['45m', 45 * 60_000],
    ['0s', 0],
  ])('of %s is %d ms', (text, ms) => {
    expect(milliseconds(text, '--older-than')).toBe(ms);
  });

  it.each(['', '30', 'd', '1.5d', '-1d', '30 d', '1w'])('is never %j', (text) => {
    expect(() => milliseconds(text, '--older-than')).toThrow(
      expect.objectContaining({ code: 'USAGE', place: expect.objectContaining({ field: '--older-than' }) }),
    );
  });
});

describe('the retention', () => {
  it('is 30 days, or what the option, the environment or the user says', () => {
    expect(retentionMs({}, contextOf())).toBe(30 * DAY);
    expect(retentionMs({}, contextOf({ user: '{"retention":"90d"}' }))).toBe(90 * DAY);
    expect(retentionMs({}, contextOf({ user: '{"retention":"90d"}', variable: '2d' }))).toBe(2 * DAY);
    expect(retentionMs({ retention: '1d' }, contextOf({ variable: '2d' }))).toBe(DAY);
    expect(retentionMs({ retention: 'off' }, contextOf())).toBeUndefined();
  });

  it('is never what a folder says that came from somewhere else, which is told', () => {
    const said: string[] = [];
    const context = contextOf({ project: '{"retention":"1h"}' });
    expect(retentionMs({}, { ...context, say: (line) => void said.push(line) })).toBe(30 * DAY);
    expect(said).toEqual([expect.stringContaining('sets the retention to 1h, which does not count')]);
  });

  it('is a minute at least, so that a result can be read before it goes', () => {
    expect(() => retentionMs({ retention: '59s' }, contextOf())).toThrow(
      expect.objectContaining({ code: 'USAGE', message: expect.stringContaining('59s is too short') }),
    );
  });
});

describe('the retention where machines share a database', () => {
  const inDatabase = () => ({
    ...contextOf(),
    shared: { database: 'postgres://db.example/core', variables: {} },
  });

  it('is that of services and workers: runs of files delete nothing, and neither does who leaves the work', () => {
    expect(runRetentionMs({}, contextOf())).toBe(30 * DAY);
    expect(runRetentionMs({}, inDatabase())).toBeUndefined();
    expect(retentionMs({ retention: '1d' }, inDatabase())).toBe(DAY);
    expect(requestsOnlyRetentionMs({})).toBeUndefined();
  });

  it('is not said to a service that leaves the work, which would not obey', () => {
    for (const retention of ['off', '90d'])
      expect(() => requestsOnlyRetentionMs({ retention })).toThrow(
        expect.objectContaining({ code: 'USAGE', place: expect.objectContaining({ field: '--retention' }) }),
      );
  });
});

interface Layers {
  readonly user?: string;
  readonly project?: string;
  readonly variable?: string;
}

function contextOf({ user = '{}', project = '{}', variable }: Layers = {}): Context {
  const stop = { stopSignal: () => new AbortController().signal, stopAtOnce: () => {} };
  const configFiles = { user: tempPath('user.json'), project: tempPath('core.config.json') };
  writeFileSync(configFiles.user, user);
  writeFileSync(configFiles.project, project);
  const variables: Record<string, string> = variable === undefined ? {} : { CORE_RETENTION: variable };
  return { ...processContext({ quiet: true }, stop), configFiles, variables };
}
