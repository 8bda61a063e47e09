import { expect, it } from 'vitest';
import { ALL_ROUTES } from '../../../src/contract/routes.ts';
import { JOB_SCHEMAS } from '../../../src/contract/service.ts';
import { type Schema, tolerantRead } from '../../../src/http/client/tolerant-read.ts';
import {
  completed,
  crosschecked,
  firmographics,
  parentage,
  resolved,
  unmatched,
} from '../../contract/examples.ts';

const READ = ['object', 'array', 'union', 'optional', 'nullable', 'null', 'unknown'];
const PLAIN = ['string', 'number', 'boolean', 'enum', 'literal'];

/** Every kind of schema below one. */
function kindsOf(schema: Schema): string[] {
  const def: { type: string; [member: string]: unknown } = { ...schema.def };
  const below = [def.innerType, def.element, def.catchall, ...Object.values(def.shape ?? {})];
  const schemas = [...below, ...(Array.isArray(def.options) ? def.options : [])].filter(
    (one) => one !== undefined,
  );
  // The members named are schemas in zod 4.
  return [def.type, ...schemas.flatMap((one) => kindsOf(one as Schema))];
}

it('knows every kind of schema that an answer is described with', () => {
  const kinds = new Set(ALL_ROUTES.flatMap(({ response }) => kindsOf(response)));
  expect(kinds.size).toBeGreaterThan(8);
  expect([...kinds].filter((kind) => ![...READ, ...PLAIN].includes(kind))).toEqual([]);
});

it.each([
  ['entity-resolution', resolved],
  ['entity-resolution', unmatched],
  ['resolve-parent', parentage],
  ['firmographics', firmographics],
  ['combined', { ...resolved, firmographics, parentage, social: null, external_id: '1' }],
  ['combined', { ...unmatched, firmographics: null, parentage: null }],
  ['crosscheck', crosschecked],
] as const)('reads a documented %s job as it is', (family, record) => {
  const job = { ...completed, record };
  expect(tolerantRead(JOB_SCHEMAS[family].status, job)).toEqual(JOB_SCHEMAS[family].status.parse(job));
});

it('makes nothing up for an id, a time or a count that is missing', () => {
  const { status } = JOB_SCHEMAS['entity-resolution'];
  const { created_at, ...timeless } = { ...completed, record: resolved };
  expect(() => tolerantRead(status, timeless)).toThrow('created_at does not have the documented form');
  expect(() => tolerantRead(status, { status: 'processing', created_at })).toThrow('id does not have');
  const regional = { ...parentage.regional_subsidiary, is_regional: undefined };
  const job = { ...completed, record: { ...parentage, regional_subsidiary: regional } };
  expect(() => tolerantRead(JOB_SCHEMAS['resolve-parent'].status, job)).toThrow(
    'regional_subsidiary.is_regional',
  );
});
