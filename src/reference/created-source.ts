import type { SourceInfo } from './normal-source-record.ts';

/** The source of entities that were created from records nobody knew. */
export const CREATED_SOURCE: SourceInfo = { name: 'created', trust: 10, kind: 'list' };
