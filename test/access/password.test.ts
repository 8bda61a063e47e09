import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkPassword, hashPassword, isPassword } from '../../src/access/password.ts';

describe('a password', () => {
  it('is known again, also written in another form of Unicode, and no other is taken for it', async () => {
    const stored = await hashPassword('Grüne Äpfel im Regen', randomBytes);
    expect(stored).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
    expect(await isPassword('Grüne Äpfel im Regen'.normalize('NFD'), stored)).toBe(true);
    for (const other of ['', 'Grüne Äpfel im Regen ', 'grüne äpfel im regen'])
      expect(await isPassword(other, stored)).toBe(false);
  });

  it('is stored with salt: the same one twice is not the same text', async () => {
    const [one, other] = await Promise.all([1, 2].map(() => hashPassword('the same words', randomBytes)));
    expect(one).not.toBe(other);
  });

  it.each([null, '', 'scrypt$1$2', 'plain'])('is none where %j is stored', async (stored) => {
    expect(await isPassword('anything at all', stored)).toBe(false);
  });

  it.each([
    ['eleven char', '12 to 256 characters'],
    ['x'.repeat(257), '12 to 256 characters'],
    ['aaaaaaaaaaaaaaaa', 'too easy'],
    ['annaannaannaanna', 'too easy'],
    ['Anna.Smith12', undefined],
    ['correct horse battery', undefined],
  ])('%j is judged', (password, message) => {
    const check = () => checkPassword(password, 'anna');
    if (message === undefined) expect(check).not.toThrow();
    else expect(check).toThrow(message);
  });
});
