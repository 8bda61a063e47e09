import { expect, it } from 'vitest';
import { ErrorBody, MessageBody } from '../../src/contract/error-body.ts';

it('carries the error of a request as a string', () => {
  expect(ErrorBody.parse({ error: 'website: must not be empty' })).toEqual({
    error: 'website: must not be empty',
  });
  expect(ErrorBody.safeParse({ message: 'Forbidden' }).success).toBe(false);
  expect(ErrorBody.safeParse({ error: null }).success).toBe(false);
});

it('carries the refusal of a key as a message', () => {
  expect(MessageBody.parse({ message: 'Forbidden' })).toEqual({ message: 'Forbidden' });
  expect(MessageBody.safeParse({ error: 'Forbidden' }).success).toBe(false);
});
