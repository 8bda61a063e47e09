import { describe, expect, it } from 'vitest';
import { CoreError, ERROR_TABLE, type ErrorCode } from '../../src/contract/errors.ts';

const rows = Object.entries(ERROR_TABLE);

describe('the error table', () => {
  it('has rows', () => expect(rows.length).toBeGreaterThan(20));

  it.each(rows)('gives %s the status of an error', (_code, { http }) => {
    expect(Number.isInteger(http)).toBe(true);
    expect(http).toBeGreaterThanOrEqual(400);
    expect(http).toBeLessThanOrEqual(599);
  });

  it.each(rows)('gives %s an exit code a shell can see', (_code, { exit }) => {
    expect(Number.isInteger(exit)).toBe(true);
    expect(exit).toBeGreaterThanOrEqual(1);
    expect(exit).toBeLessThanOrEqual(125);
  });

  it.each(rows)('tells in a sentence what to do about %s', (_code, { fix }) => {
    expect(fix).toMatch(/^[A-Z].+ .+\.$/);
  });

  it.each<[ErrorCode, number]>([
    ['INVALID_REQUEST', 400],
    ['UNAUTHORIZED', 401],
    ['FORBIDDEN', 403],
    ['ENTITY_NOT_FOUND', 404],
    ['JOB_NOT_FOUND', 404],
    ['METHOD_NOT_ALLOWED', 405],
    ['CONFLICT', 409],
    ['TOO_LARGE', 413],
    ['RATE_LIMITED', 429],
    ['INTERNAL', 500],
  ])('answers %s with the status of the specification', (code, status) => {
    expect(new CoreError(code, 'x').httpStatus).toBe(status);
  });
});

it.each<[ErrorCode]>([['NETWORK'], ['REMOTE'], ['RATE_LIMITED'], ['STORE_BUSY'], ['STORE_UNREACHABLE']])(
  'ends %s with the exit code of what another attempt may mend',
  (code) => expect(new CoreError(code, 'x').exitCode).toBe(5),
);

describe('a CoreError', () => {
  it('takes status, exit code and remedy from the table', () => {
    const error = new CoreError('RATE_LIMITED', 'Too many requests.');
    expect([error.httpStatus, error.exitCode, error.fix]).toEqual([429, 5, ERROR_TABLE.RATE_LIMITED.fix]);
  });

  it('prefers the remedy of its own place', () => {
    const error = new CoreError('NOT_FOUND', 'No ticket has this number.', { fix: 'Check the ticketId.' });
    expect(error.fix).toBe('Check the ticketId.');
  });
});
