import { baseOf } from '../../store/universe-file/created-version.ts';
import type { PublishedUniverses } from '../../universe/published-universes.ts';
import type { JudgedTogether } from './refresh-datasets.ts';

/** How machines that share universes agree by which of them accounts are judged. */
export function judgedTogether(published: Pick<PublishedUniverses, 'current'>): JudgedTogether {
  return {
    isLatest: async (version) => (await published.current())?.version === baseOf(version),
  };
}
