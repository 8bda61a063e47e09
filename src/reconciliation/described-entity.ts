import type { Described } from '../contract/reconciliation.ts';
import type { KnownEntity } from './known-entity.ts';

const OTHER_NAMES = 3;

/** What a preview shows of an entity, as plain text; what is not known is left out. */
export function describedEntity(known: KnownEntity): Described {
  const { coreId, name, fields, names, city } = known;
  const legalName = fields.legal_name === name ? null : fields.legal_name;
  const others = names.filter((other) => other !== name && other !== fields.legal_name);
  const facts: readonly (readonly [string, string | number | null | undefined])[] = [
    ['Legal name', legalName],
    ['Also known as', others.slice(0, OTHER_NAMES).join(' · ')],
    ['Website', fields.website],
    ['Place', [fields.headquarters_city ?? city, fields.country].filter(Boolean).join(', ')],
    ['Status', fields.operational_status],
    ['Parent', fields.parent_name],
    ['Type', [fields.entity_type, fields.entity_subtype].filter(Boolean).join(', ')],
    ['Industry', fields.industry],
    ['Registration', [fields.registration_number, fields.registration_country].filter(Boolean).join(', ')],
    ['core_id', coreId],
  ];
  return {
    ...{ id: coreId, name },
    facts: facts.flatMap(([label, value]) =>
      value === null || value === undefined || value === '' ? [] : [{ label, value: String(value) }],
    ),
  };
}
