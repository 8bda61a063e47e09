import { z } from 'zod';

/** The body of every error except those of authentication (docs/wire.md, Errors). */
export const ErrorBody = z.object({ error: z.string() });
export type ErrorBody = z.infer<typeof ErrorBody>;

/** The body of 401 and 403: `Unauthorized` for a deleted key, `Forbidden` for a missing or invalid one. */
export const MessageBody = z.object({ message: z.string() });
export type MessageBody = z.infer<typeof MessageBody>;

/** Options and commands are no remedy in a page, nor for an assistant. */
export function isForPages(fix: string): boolean {
  return !/--[a-z]|\bcore [a-z]/.test(fix);
}

/** The body of an error that a page of the web application shows. */
export interface PageErrorBody extends ErrorBody {
  /** What to do about it, in a sentence. */
  readonly fix?: string;
}
