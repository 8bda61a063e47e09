import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';

const SHARED =
  process.env.CORE_SHARED_DATA ?? join(import.meta.dirname, '..', '..', '..', '..', 'shared', 'data');
/** The schemas and examples of the Entity Reconciliation group; they are not part of the project. */
const FOLDER = join(SHARED, 'reconciliation-api');

export const HAS_W3C_SCHEMAS = existsSync(FOLDER);

export const W3C_VERSIONS = ['0.1', '0.2'] as const;
type Version = (typeof W3C_VERSIONS)[number];

export type W3cSchema =
  | 'manifest'
  | 'reconciliation-query-batch'
  | 'reconciliation-result-batch'
  | 'data-extension-query'
  | 'data-extension-response'
  | 'data-extension-property-proposal'
  | 'suggest-entities-response'
  | 'suggest-properties-response'
  | 'suggest-types-response';

/** What a value breaks of a schema; empty when it is valid. */
export function faultsOf(version: Version, name: W3cSchema, value: unknown): readonly string[] {
  const validate = ajvOf(version).getSchema(idOf(version, name));
  if (validate === undefined) throw new Error(`there is no schema ${name} of version ${version}`);
  validate(value);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** Whether a version has a schema: 0.1 has none of proposals. */
export function hasSchema(version: Version, name: W3cSchema): boolean {
  return existsSync(schemaPath(version, name));
}

/** The examples of the group for a schema. */
export function examplesOf(version: Version, name: W3cSchema, kind: 'valid' | 'invalid'): readonly unknown[] {
  const folder = join(FOLDER, version, 'examples', name, kind);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
}

const known = new Map<Version, Ajv>();

function ajvOf(version: Version): Ajv {
  const ajv = known.get(version) ?? new Ajv({ strict: false, allErrors: true });
  if (known.has(version)) return ajv;
  known.set(version, ajv);
  formats.default(ajv);
  // The manifest refers to security schemes of OpenAPI 2, of which the service has none.
  ajv.addSchema({
    $id: 'http://swagger.io/v2/schema.json',
    definitions: { securityDefinitions: { additionalProperties: {} } },
  });
  for (const file of readdirSync(join(FOLDER, version, 'schemas'))) {
    if (file === 'openapi.json') continue;
    // The meta-schema that they name is no longer one that validators know.
    const { $schema: _, ...schema } = JSON.parse(
      readFileSync(join(FOLDER, version, 'schemas', file), 'utf8'),
    );
    const base = `https://reconciliation-api.github.io/specs/${version}/schemas/`;
    ajv.addSchema({ ...schema, $id: `${base}${file}` });
  }
  return ajv;
}

function idOf(version: Version, name: W3cSchema): string {
  return `https://reconciliation-api.github.io/specs/${version}/schemas/${name}.json`;
}

function schemaPath(version: Version, name: W3cSchema): string {
  return join(FOLDER, version, 'schemas', `${name}.json`);
}
