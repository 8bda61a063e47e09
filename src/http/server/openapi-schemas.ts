import { z } from 'zod';
import * as accounts from '../../contract/accounts.ts';
import * as bulk from '../../contract/bulk.ts';
import * as combined from '../../contract/combined.ts';
import * as confidence from '../../contract/confidence.ts';
import * as coreId from '../../contract/core-id.ts';
import * as crmAccount from '../../contract/crm-account.ts';
import * as crosscheck from '../../contract/crosscheck.ts';
import * as crosscheckRules from '../../contract/crosscheck-rules.ts';
import * as entityInput from '../../contract/entity-input.ts';
import * as entityResolution from '../../contract/entity-resolution.ts';
import * as errorBody from '../../contract/error-body.ts';
import * as extended from '../../contract/extended.ts';
import * as feedback from '../../contract/feedback.ts';
import * as firmographics from '../../contract/firmographics.ts';
import * as identityType from '../../contract/identity-type.ts';
import * as inbound from '../../contract/inbound.ts';
import * as job from '../../contract/job.ts';
import * as lookupEntity from '../../contract/lookup-entity.ts';
import * as reconciliation from '../../contract/reconciliation.ts';
import * as resolveParent from '../../contract/resolve-parent.ts';
import * as webhookEvent from '../../contract/webhook-event.ts';
import { FIELD_NOTES, REFINEMENTS } from './openapi-notes.ts';
import type { JsonSchema } from './openapi-types.ts';

type Side = 'input' | 'output';

/** Schemas of the contract as JSON schemas; those it exports are named once and referred to. */
export interface SchemaBook {
  /** A reference to the schema as it is read from a request (`input`) or written in an answer (`output`). */
  refTo(schema: z.core.$ZodType, side: Side): JsonSchema;
  /** All schemas that were referred to, directly or by others. */
  components(): Readonly<Record<string, JsonSchema>>;
}

// Of two exports of one schema the first gives the name: the request of firmographics is that of resolve-parent.
const EXPORTS = {
  ...resolveParent,
  ...combined,
  ...confidence,
  ...coreId,
  ...crosscheck,
  ...crmAccount,
  ...crosscheckRules,
  ...accounts,
  ...bulk,
  ...entityInput,
  ...entityResolution,
  ...errorBody,
  ...extended,
  ...feedback,
  ...firmographics,
  ...identityType,
  ...inbound,
  ...job,
  ...lookupEntity,
  ...webhookEvent,
  ...reconciliation,
};

const HOME = '#/components/schemas/';

/** Opens an empty book over the schemas of the contract. */
export function openSchemaBook(): SchemaBook {
  const registry = registryOf(EXPORTS);
  const sides = { input: convert(registry, 'input'), output: convert(registry, 'output') };
  const used = new Map<string, JsonSchema>();
  function use(id: string, side: Side): JsonSchema {
    const schema = sides[side][id] ?? {};
    const known = used.get(id);
    if (known === undefined) {
      used.set(id, schema);
      for (const inner of idsIn(schema)) use(inner, side);
    } else if (JSON.stringify(known) !== JSON.stringify(schema)) {
      throw new Error(`the schema ${id} is not the same in requests and in answers`);
    }
    return { $ref: HOME + id };
  }
  function refTo(schema: z.core.$ZodType, side: Side): JsonSchema {
    const id = registry.get(schema)?.id;
    if (id !== undefined) return use(id, side);
    if (!(schema instanceof z.ZodUnion)) throw new Error('a schema of the route table has no name');
    return { anyOf: schema.options.map((option) => refTo(option, side)) };
  }
  return { refTo, components: () => Object.fromEntries(used) };
}

type Registry = z.core.$ZodRegistry<{ id: string }>;

function registryOf(exported: Readonly<Record<string, unknown>>): Registry {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(exported)) {
    if (schema instanceof z.ZodType && !registry.has(schema)) registry.add(schema, { id });
  }
  return registry;
}

function convert(registry: Registry, io: Side): Readonly<Record<string, JsonSchema>> {
  // What only requests have cannot be written as an answer; `any` stands there, and nothing refers to it.
  const { schemas } = z.toJSONSchema(registry, { io, uri: (id) => HOME + id, unrepresentable: 'any' });
  const entries = Object.entries(schemas).map(([id, { $schema, $id, ...schema }]) => [
    id,
    // Generated clients name their types by the titles.
    { title: id, ...withNotes(id, schema), ...REFINEMENTS[id] },
  ]);
  return Object.fromEntries(entries);
}

function withNotes(id: string, schema: JsonSchema): JsonSchema {
  const notes = FIELD_NOTES[id];
  if (notes === undefined || schema.properties === undefined) return schema;
  const properties = Object.entries(schema.properties).map(([field, property]) => {
    const description = notes[field];
    return [field, description === undefined || property === true ? property : { ...property, description }];
  });
  return { ...schema, properties: Object.fromEntries(properties) };
}

function idsIn(schema: JsonSchema): readonly string[] {
  const refs = JSON.stringify(schema).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g);
  return [...refs].map(([, id = '']) => id);
}
