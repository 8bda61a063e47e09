import fc from 'fast-check';
import { anyText } from './arbitrary-of.ts';

const HUGE = 'Ä'.repeat(300_000);

/** Values of wrong types, and of right ones that nobody expects. */
const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 1e21, '', [], {}, [null], [[]], HUGE, 'x'.repeat(5000)),
  anyText,
  fc.jsonValue(),
);

/** Names of fields of any request, and names that mean something to JavaScript. */
const NAMES = [
  ...['legal_name', 'website', 'core_id', 'external_id', 'jobs', 'webhook_url', 'bias', 'match_to_social'],
  ...['crmId', 'feedback', 'name', 'ticketId', 'socialUrl', 'force', 'executionId', 'emailDomain', 'country'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'then', 'length', '', 'unknown', '\ud800'],
];

const HOOKS = [
  ...[
    'http://hooks.invalid/',
    'https://',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://localhost/',
    'https://a b/',
  ],
  ...[
    'https://169.254.169.254/latest',
    'https://u:p@hooks.invalid/',
    'https://2130706433/',
    'https:///x',
    'https://%',
  ],
  ...[
    'https://hooks.invalid:99999/',
    'https://[',
    'HTTPS://hooks.invalid/',
    'https://x.invalid/\u0000',
    ' https://x/',
  ],
];

/** JSON texts of objects with one thing wrong: a field gone, of another type, unknown, or written twice. */
export function spoilt(valid: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  const entries = valid.map((value) => Object.entries(value ?? {}));
  const field = fc.tuple(fc.constantFrom(...NAMES), anyValue);
  const hook = fc.constantFrom(...HOOKS).map((url) => ['webhook_url', url] as const);
  return fc.oneof(
    entries.chain((all) => fc.nat(all.length).map((gone) => textOf(all.filter((_, at) => at !== gone)))),
    fc.tuple(entries, fc.nat(30), anyValue).map(([all, at, value]) => textOf(changed(all, at, value))),
    // A field that is there already is there twice then: JSON.parse takes the last.
    fc.tuple(entries, field).map(([all, one]) => textOf([...all, one])),
    fc.tuple(entries, field).map(([all, one]) => textOf([one, ...all])),
    fc.tuple(entries, hook).map(([all, one]) => textOf([...all.filter(([name]) => name !== one[0]), one])),
  );
}

type Entry = readonly [name: string, value: unknown];

function changed(entries: readonly Entry[], at: number, value: unknown): readonly Entry[] {
  return entries.map(([name, old], index) => [name, index === at % entries.length ? value : old]);
}

function textOf(entries: readonly Entry[]): string {
  const members = entries.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);
  return `{${members.join(',')}}`;
}
