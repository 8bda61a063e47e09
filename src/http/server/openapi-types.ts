import type { z } from 'zod';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

export interface Parameter {
  readonly name: string;
  readonly in: 'header' | 'path' | 'query';
  readonly required: boolean;
  readonly description: string;
  readonly schema: JsonSchema;
}

export interface MediaType {
  readonly schema: JsonSchema;
  readonly example?: unknown;
  /** In place of one example, where answers have several forms. */
  readonly examples?: Readonly<Record<string, { readonly summary: string; readonly value: unknown }>>;
}

/** Bodies by media type; one is given. */
export type Content = Readonly<
  Partial<
    Record<
      'application/json' | 'application/x-ndjson' | 'application/x-www-form-urlencoded' | 'text/html',
      MediaType
    >
  >
>;

export interface Body {
  readonly required: boolean;
  readonly content: Content;
}

export interface ResponseObject {
  readonly description: string;
  readonly headers?: Readonly<Record<string, { readonly description: string; readonly schema: JsonSchema }>>;
  readonly content?: Content;
  readonly links?: Readonly<Record<string, Link>>;
}

/** What to do with an answer: the operation it leads to, and where that takes its parameters from. */
interface Link {
  readonly operationId: string;
  readonly parameters: Readonly<Record<string, string>>;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  /** Empty where the global requirement of a key does not hold. */
  readonly security?: readonly [];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, ResponseObject>>;
}

export type PathItem = Readonly<Partial<Record<'get' | 'post' | 'put' | 'delete', Operation>>>;

/** The part of OpenAPI 3.1 that this server writes. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly webhooks: Readonly<Record<string, PathItem>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly securitySchemes: Readonly<Record<string, Readonly<Record<string, string>>>>;
  };
}
