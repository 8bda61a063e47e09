import { gzipSync } from 'node:zlib';
import fc from 'fast-check';

const MEBIBYTE = 1024 * 1024;

const SMALL = [
  ...['', ' ', 'null', 'true', '0', '""', '[]', '[{}]', '{}', 'NaN', '{}{}', '\ufeff{}', '// {}'],
  ...['{"a":1e999}', '{"a":-0}', '{"a":01}', '{"a":1,}', "{'a':1}", '{"\\ud800":1}', '{"a":"\u0001"}'],
  '{"__proto__":{"legal_name":"x"}}',
].map((text) => Buffer.from(text));

const STRANGE = [
  Buffer.from('{"legal_name":"Acme"}', 'utf16le'),
  Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]),
  gzipSync('{"legal_name":"Acme"}'),
];

const BIG = [
  '['.repeat(200_000),
  '{"a":'.repeat(100_000),
  `{"external_id":"1","legal_name":${'['.repeat(5000)}${']'.repeat(5000)}}`,
  `{"legal_name":"${'x'.repeat(MEBIBYTE - 17)}"}`,
  `{"external_id":"1","jobs":["firmographics"],"legal_name":"${'Acme '.repeat(200_000)}"}`,
  `{"external_id":"1","jobs":["firmographics"],"website":"${'a.'.repeat(500_000)}"}`,
  `{"external_id":"${'1'.repeat(MEBIBYTE)}","legal_name":"Acme"}`,
  ' '.repeat(3 * MEBIBYTE),
].map((text) => Buffer.from(text));

/** Bodies that need not be anything at all. */
export const anyBody: fc.Arbitrary<Buffer> = fc.oneof(
  { weight: 2, arbitrary: fc.json({ maxDepth: 6 }).map((text) => Buffer.from(text)) },
  {
    weight: 1,
    arbitrary: fc.json().chain((text) => fc.nat(text.length).map((end) => Buffer.from(text.slice(0, end)))),
  },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
  { weight: 2, arbitrary: fc.constantFrom(...SMALL, ...STRANGE) },
  { weight: 2, arbitrary: fc.constantFrom(...BIG) },
);
