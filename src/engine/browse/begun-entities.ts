import { findCandidates } from '../../resolution/blocking/candidates.ts';
import { WIDEST_LIMITS } from '../../resolution/blocking/widest-limits.ts';
import { prominenceBits } from '../../resolution/comparisons/prominence.ts';
import { normaliseRecord } from '../../resolution/records/normal-record.ts';
import type { ReferenceVersion } from '../../universe/reference-store.ts';
import type { FoundEntity } from './found-entities.ts';

/** Among so many entities with the finished words those with the unfinished one are looked for. */
const LIMITS = { ...WIDEST_LIMITS, max_candidates: 5000 };

/**
 * Entities with a name that begins with the text, whose last word may be unfinished: `bank of a`. The best known come first.
 * They are found by the words before it; none where those are so common that they are not looked up.
 */
export function begunEntities(
  { index }: Pick<ReferenceVersion, 'index'>,
  { text, limit }: { readonly text: string; readonly limit: number },
): readonly Pick<FoundEntity, 'coreId' | 'name' | 'legalName' | 'matched'>[] {
  const begun = text.trimStart().toLowerCase();
  const finished = begun.replace(/\S*$/, '').trim();
  if (finished === '') return [];
  const record = normaliseRecord({ trading_name: finished });
  const indexes = index.created === undefined ? [index] : [index, index.created];
  return indexes
    .flatMap((one) => findCandidates(record, one, LIMITS).map((entity) => one.profile(entity)))
    .flatMap((profile) => {
      const name = profile.names.find(({ text: one }) => one.toLowerCase().startsWith(begun));
      return name === undefined ? [] : [{ profile, matched: { name: name.text, kind: name.kind } }];
    })
    .sort((a, b) => prominenceBits(b.profile.prominence) - prominenceBits(a.profile.prominence))
    .slice(0, limit)
    .map(({ profile, matched }) => ({
      ...{ coreId: profile.coreId, name: profile.name, legalName: null, matched },
    }));
}
