import type { NameKind } from '../../resolution/comparisons/entity-profile.ts';
import type { SourceRecord } from '../../resolution/records/source-record.ts';

/** A name that a source has of an entity. */
export interface ExportedName {
  readonly name: string;
  readonly kind: NameKind;
  /** ISO date on which a former name ended; null where no source says. */
  readonly until: string | null;
}

/** Every name once, as the best source that has it says; those of today before former ones, the shown name first. */
export function exportedNames(
  records: readonly SourceRecord[],
  shown: string | null,
): readonly ExportedName[] {
  const names = new Map<string, ExportedName>();
  for (const { value, kind, until = null } of records.flatMap((record) => record.names)) {
    const known = names.get(value);
    if (known === undefined) names.set(value, { name: value, kind, until });
    else if (known.kind === 'former' && kind !== 'former')
      names.set(value, { name: value, kind, until: null });
    else if (known.kind === 'former' && known.until === null) names.set(value, { ...known, until });
  }
  const rank = ({ name, kind }: ExportedName) => (name === shown ? 0 : kind === 'former' ? 2 : 1);
  return [...names.values()].sort((one, other) => rank(one) - rank(other));
}
