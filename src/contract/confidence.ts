import { z } from 'zod';

/** How sure a statement is: with a core_id that it is this entity, without one that it is none (docs/wire.md, Data formats). */
export const Confidence = z.enum(['HIGH', 'MEDIUM', 'LOW']);
export type Confidence = z.infer<typeof Confidence>;

/** They are listed from sure to unsure. */
export function isSureEnough(confidence: Confidence, least: Confidence): boolean {
  const levels = Confidence.options;
  return levels.indexOf(confidence) <= levels.indexOf(least);
}
