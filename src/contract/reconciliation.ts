import { z } from 'zod';
import { CoreId } from './core-id.ts';

/** What OpenRefine sends and gets: the Reconciliation Service API 0.1 and 0.2 of the W3C Entity Reconciliation group. */

/** Queries of one request; the manifest says so to clients. */
export const MOST_QUERIES = 200;
/** Entities of one request for values of properties. */
export const MOST_EXTENDED = 1000;

/** A value of a property in a query: a plain one, or a cell that was reconciled before. */
const PropertyValue = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.object({ id: z.string(), name: z.string().optional() }),
]);
export type PropertyValue = z.infer<typeof PropertyValue>;

/** One company to find: by name, by values of properties, or by both. */
export const ReconciliationQuery = z.object({
  query: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  limit: z.number().optional(),
  properties: z
    .array(z.object({ pid: z.string(), v: z.union([PropertyValue, z.array(PropertyValue)]) }))
    .optional(),
});
export type ReconciliationQuery = z.infer<typeof ReconciliationQuery>;

/**
 * Queries by keys of the client; each is read by itself, so that a malformed one costs no other its answer. A record of zod
 * would leave out the key `__proto__`.
 */
export const ReconciliationQueries = z.custom<Readonly<Record<string, unknown>>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'must be an object',
);
export type ReconciliationQueries = z.infer<typeof ReconciliationQueries>;

/** An id with the name that people read. */
export const Named = z.object({ id: z.string(), name: z.string() });
export type Named = z.infer<typeof Named>;

/** `score` is the probability in percent; `features` are bits of evidence by comparison. */
export const ReconciliationCandidate = z.object({
  id: CoreId,
  name: z.string(),
  description: z.string(),
  score: z.number().min(0).max(100),
  match: z.boolean(),
  type: z.array(Named),
  features: z.array(z.object({ id: z.string(), value: z.number() })),
});
export type ReconciliationCandidate = z.infer<typeof ReconciliationCandidate>;

/** The answer to each query by its key, the most probable candidate first. */
export const ReconciliationResults = z.record(
  z.string(),
  z.object({ result: z.array(ReconciliationCandidate) }),
);
export type ReconciliationResults = z.infer<typeof ReconciliationResults>;

/** Which properties of which entities; settings come as texts. */
export const ExtensionQuery = z.object({
  ids: z.array(z.string()).max(MOST_EXTENDED),
  properties: z.array(z.object({ id: z.string(), settings: z.record(z.string(), z.unknown()).optional() })),
});
export type ExtensionQuery = z.infer<typeof ExtensionQuery>;

export const ExtensionValue = z.union([
  z.strictObject({ str: z.string() }).meta({ title: 'TextValue' }),
  z.strictObject({ int: z.int() }).meta({ title: 'WholeNumberValue' }),
  z.strictObject({ float: z.number() }).meta({ title: 'NumberValue' }),
  z.strictObject({ id: z.string(), name: z.string() }).meta({ title: 'EntityValue' }),
]);
export type ExtensionValue = z.infer<typeof ExtensionValue>;

/** Each asked entity has each asked property, empty when nothing is known: OpenRefine shifts columns when one is absent. */
export const Extension = z.object({
  meta: z.array(Named.extend({ type: Named.optional() })),
  rows: z.record(z.string(), z.record(z.string(), z.array(ExtensionValue))),
});
export type Extension = z.infer<typeof Extension>;

/** What a user may mean who has typed the beginning of it. */
export const Suggestions = z.object({
  result: z.array(Named.extend({ description: z.string(), notable: z.array(Named).optional() })),
});
export type Suggestions = z.infer<typeof Suggestions>;

export const PropertyProposals = z.object({
  type: z.string().optional(),
  limit: z.int().optional(),
  properties: z.array(Named.extend({ description: z.string() })),
});
export type PropertyProposals = z.infer<typeof PropertyProposals>;

/** `html` is inserted into a page of the client. */
export const Flyout = z.object({ id: z.string(), html: z.string() });
export type Flyout = z.infer<typeof Flyout>;

/** Where a client completes what is typed. */
export const SuggestService = z.object({
  service_url: z.string(),
  service_path: z.string(),
  flyout_service_path: z.string(),
});

/** What the service can do, and where. */
export const ReconciliationManifest = z.object({
  versions: z.array(z.string()),
  name: z.string(),
  identifierSpace: z.string(),
  schemaSpace: z.string(),
  documentation: z.string(),
  serviceVersion: z.string(),
  batchSize: z.int(),
  defaultTypes: z.array(Named),
  view: z.object({ url: z.string() }),
  preview: z.object({ url: z.string(), width: z.int(), height: z.int() }),
  suggest: z.object({ entity: SuggestService, property: SuggestService, type: SuggestService }),
  extend: z.object({
    propose_properties: z.object({ service_url: z.string(), service_path: z.string() }),
    property_settings: z.array(
      z.object({
        name: z.string(),
        label: z.string(),
        type: z.literal('number'),
        default: z.number(),
        help_text: z.string(),
      }),
    ),
  }),
});
export type ReconciliationManifest = z.infer<typeof ReconciliationManifest>;

export type SuggestedKind = 'entity' | 'property' | 'type';

/** Where a client reaches the service: its origin, the path of the manifest below it, and what runs there. */
export interface ReconciliationAddress {
  /** `http://localhost:8080`. */
  readonly origin: string;
  /** `/reconcile`. */
  readonly path: string;
  /** Of core. */
  readonly version: string;
}

/** What a preview shows: plain text, never markup. */
export interface Described extends Named {
  readonly facts: readonly { readonly label: string; readonly value: string }[];
}

/** The reconciliation service of one workspace; it creates no jobs, charges nothing and creates no entities. */
export interface Reconciliation {
  manifest(address: ReconciliationAddress): ReconciliationManifest;
  /** Answers each query, a malformed one with no candidates. */
  reconcile(queries: ReconciliationQueries): Promise<ReconciliationResults>;
  extend(query: ExtensionQuery): Promise<Extension>;
  suggest(kind: SuggestedKind, prefix: string): Promise<Suggestions>;
  proposeProperties(type: string | undefined, limit: number | undefined): PropertyProposals;
  /** What is told of it when a user looks closer; undefined when it is not known. */
  described(kind: SuggestedKind, id: string): Promise<Described | undefined>;
}
