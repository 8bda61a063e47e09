import { z } from 'zod';
import type { UiRoutes } from './ui-route.ts';

/** A source of the universe, as it was imported. */
export const SourceView = z.strictObject({
  name: z.string(),
  kind: z.string(),
  records: z.int(),
  /** Lines that could not be read. */
  rejected: z.int(),
  imported_at: z.string(),
  /** The command that brings a newer one; null of what comes with core, and of companies that it created. */
  update: z.string().nullable(),
});
export type SourceView = z.infer<typeof SourceView>;

export const SourcesView = z.strictObject({
  /** Of the universe: the same sources give the same one. */
  version: z.string(),
  entities: z.int(),
  /** By name. */
  sources: z.array(SourceView),
});
export type SourcesView = z.infer<typeof SourcesView>;

/** The sources of the universe, which all workspaces share. */
export interface UniverseSources {
  list(): Promise<SourcesView>;
}

/** Settings > Sources. */
export const SOURCES_ROUTES = {
  'list-sources': {
    method: 'GET',
    path: '/sources',
    role: 'admin',
    isOfDefault: true,
    response: SourcesView,
  },
} as const satisfies UiRoutes;
