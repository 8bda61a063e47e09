import { Extended } from '../../contract/extended.ts';
import { FirmographicsRecord } from '../../contract/firmographics.ts';
import type { Route } from '../../contract/route.ts';

export type Schema = Route['response'];

/** A member is missing, or has a form of which the documented one cannot be made. */
export class Mismatch extends Error {
  /** From the body to the member, as in `record.parent.core_id`; empty for the body itself. */
  readonly path: string;

  constructor(path: readonly string[]) {
    super(`${path.join('.')} does not have the documented form`);
    this.name = 'Mismatch';
    this.path = path.join('.');
  }
}

/**
 * Reads what a schema names and nothing else, with the freedom that docs/wire.md, Left open, gives other services: words
 * beyond a table and texts of another format are kept, what is missing is null where that is allowed. Throws Mismatch.
 */
export function tolerantRead<S extends Schema>(schema: S, value: unknown): S['_output'] {
  // The members and kinds are those of the schema; only a word may be one that its table does not know.
  return read(schema, value, { path: [], isShown: true }) as S['_output'];
}

/** Parts that the interface leaves open: what another service puts there must not cost the rest. */
const NOT_SHOWN: ReadonlySet<unknown> = new Set([FirmographicsRecord, Extended]);

const WORDS_FOR_UNKNOWN = ['unknown', 'Undetermined', 'pending'];

/** What zod 4 tells of a schema (zod, core/schemas.ts): the members of the kinds used in contract/. */
interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly catchall?: Schema;
  readonly innerType?: Schema;
  readonly element?: Schema;
  readonly options?: readonly Schema[];
  readonly discriminator?: string;
}

interface Place {
  readonly path: readonly string[];
  readonly isShown: boolean;
}

function definitionOf(schema: Schema): Definition {
  // zod types this by the kind of the schema, which is found out here.
  return schema.def as Definition;
}

function read(schema: Schema, value: unknown, { path, isShown }: Place): unknown {
  const place = { path, isShown: isShown && !NOT_SHOWN.has(schema) };
  const { type, innerType = schema, element = schema } = definitionOf(schema);
  switch (type) {
    case 'optional':
      return readOptional(innerType, value, place);
    case 'nullable':
      return isNothing(innerType, value) ? null : (readIfShown(innerType, value, place) ?? null);
    case 'object':
      return readObject(schema, value ?? {}, place);
    case 'union':
      return read(optionFor(schema, value, place), value, place);
    case 'array':
      return readArray(element, value ?? [], place);
    case 'null':
      return null;
    case 'unknown':
      return value;
    default:
      return readPlain(schema, value, place);
  }
}

function readOptional(schema: Schema, value: unknown, place: Place): unknown {
  const isNullable = definitionOf(schema).type === 'nullable';
  if (value === undefined || (!isNullable && isNothing(schema, value))) return undefined;
  return readIfShown(schema, value, place);
}

/** Undefined for a part that is not shown and has another form. */
function readIfShown(schema: Schema, value: unknown, place: Place): unknown {
  try {
    return read(schema, value, place);
  } catch (error) {
    if ((place.isShown && !NOT_SHOWN.has(schema)) || !(error instanceof Mismatch)) throw error;
    return undefined;
  }
}

function readObject(schema: Schema, value: unknown, { path, isShown }: Place): unknown {
  if (!isObject(value)) throw new Mismatch(path);
  const { shape = {}, catchall } = definitionOf(schema);
  const members = Object.entries(shape)
    .map(([name, member]) => [name, read(member, value[name], { path: [...path, name], isShown })] as const)
    .filter(([, member]) => member !== undefined);
  return { ...(catchall !== undefined && value), ...Object.fromEntries(members) };
}

function readArray(element: Schema, value: unknown, { path, isShown }: Place): unknown {
  if (!Array.isArray(value)) throw new Mismatch(path);
  return value.map((item, at) => read(element, item, { path: [...path, String(at)], isShown }));
}

/** The form that `status` or the like tells; inside a body an unknown word takes the last form. */
function optionFor(schema: Schema, value: unknown, { path }: Place): Schema {
  const { options = [], discriminator = '' } = definitionOf(schema);
  const told = isObject(value) ? value[discriminator] : undefined;
  const option = options.find((one) => definitionOf(one).shape?.[discriminator]?.safeParse(told).success);
  const last = path.length === 0 ? undefined : options.at(-1);
  const chosen = option ?? last;
  if (chosen === undefined) throw new Mismatch([...path, discriminator]);
  return chosen;
}

function readPlain(schema: Schema, value: unknown, { path }: Place): unknown {
  const { type } = definitionOf(schema);
  const kind = type === 'number' || type === 'boolean' ? type : 'string';
  const given = isNothing(schema, value) ? standInFor(schema) : value;
  if (typeof given === kind) return given;
  if (kind === 'string' && typeof given === 'number') return String(given);
  if (kind === 'number' && typeof given === 'string' && /^-?\d+(\.\d+)?$/.test(given)) return Number(given);
  throw new Mismatch(path);
}

/** Nothing for a missing text, or a table's own word for what is not known; undefined where neither is allowed. */
function standInFor(schema: Schema): string | undefined {
  const words = definitionOf(schema).type === 'enum' ? WORDS_FOR_UNKNOWN : [''];
  return words.find((word) => schema.safeParse(word).success);
}

/** Some services write an empty text for what is not there. */
function isNothing(schema: Schema, value: unknown): boolean {
  return value === undefined || value === null || (value === '' && !schema.safeParse('').success);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
