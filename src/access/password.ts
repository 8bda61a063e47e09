import { scrypt, timingSafeEqual } from 'node:crypto';
import { CoreError } from '../contract/errors.ts';

const KEY_BYTES = 32;
const SALT_BYTES = 16;
/** 32 MiB and three rounds (OWASP Password Storage Cheat Sheet, 2026). */
const COST = { N: 2 ** 15, r: 8, p: 3 };
const FORM = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/;
const LEAST_CHARACTERS = 12;
const MOST_CHARACTERS = 256;

/** Throws INVALID_REQUEST for a password that is too short, too long, or only says the name again. */
export function checkPassword(password: string, name: string): void {
  const { length } = [...password];
  if (length < LEAST_CHARACTERS || length > MOST_CHARACTERS)
    throw refused(`the password must have ${LEAST_CHARACTERS} to ${MOST_CHARACTERS} characters`);
  if (new Set(password).size < 4 || password.toLowerCase().replaceAll(name.toLowerCase(), '').length < 4)
    throw refused('the password is too easy to guess');
}

/** What is stored of a password: `scrypt$<N>$<r>$<p>$<salt>$<key>`, salt and key in base64url. */
export async function hashPassword(
  password: string,
  randomBytes: (size: number) => Uint8Array,
): Promise<string> {
  const salt = Buffer.from(randomBytes(SALT_BYTES));
  const key = await keyOf(password, salt, COST);
  const parts = [COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')];
  return ['scrypt', ...parts].join('$');
}

/** Whether this is the password. Without a stored one it takes as long, and is none. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = FORM.exec(stored ?? '') ?? [];
  if (N === undefined) {
    await keyOf(password, Buffer.alloc(SALT_BYTES), COST);
    return false;
  }
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const given = await keyOf(password, Buffer.from(salt, 'base64url'), cost);
  const known = Buffer.from(key, 'base64url');
  return given.length === known.length && timingSafeEqual(given, known);
}

/** Written in other ways of Unicode it is the same password. */
function keyOf(password: string, salt: Uint8Array, cost: typeof COST): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = { ...cost, maxmem: 256 * cost.N * cost.r };
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}

function refused(message: string): CoreError {
  return new CoreError('INVALID_REQUEST', message, {
    field: 'password',
    fix: 'Take a few words that do not belong together.',
  });
}
