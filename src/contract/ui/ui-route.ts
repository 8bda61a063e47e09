import type { z } from 'zod';
import type { UserRole } from '../user.ts';

/** A call of the pages; bound below `/ui/api`, open to sessions alone. */
export interface UiRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Parameters stand in braces. */
  readonly path: string;
  /** The least role that may call it. */
  readonly role: UserRole;
  /** Of what belongs to no workspace: only those of `default` may call it. */
  readonly isOfDefault?: true;
  /** What stands behind the question mark of the address; every value is text there. */
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
}

/** Calls of one area, by their names. */
export type UiRoutes = Readonly<Record<string, UiRoute>>;

/** What a call takes in its body and in its query, and what it answers. */
export type BodyOf<R extends UiRoute> = R extends { readonly body: infer B extends z.ZodType }
  ? z.infer<B>
  : undefined;
export type QueryOf<R extends UiRoute> = R extends { readonly query: infer Q extends z.ZodType }
  ? z.infer<Q>
  : undefined;
export type AnswerOf<R extends UiRoute> = z.infer<R['response']>;

/** The parameters in braces of a path. */
export type ParametersOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { readonly [N in Name]: string } & ParametersOf<Rest>
  : unknown;
