import type { SOURCES_ROUTES } from '../../../contract/ui/sources.ts';
import type { HandlersOf } from './ui-call.ts';

export const SOURCES_HANDLERS: HandlersOf<typeof SOURCES_ROUTES> = {
  'list-sources': ({ admin }) => admin.sources.list(),
};
