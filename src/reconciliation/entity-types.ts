import type { Named } from '../contract/reconciliation.ts';

/** Every entity has this type. OpenRefine shows the id where it loses the name, so the id is readable. */
export const ORGANIZATION: Named = { id: 'Organization', name: 'Organization' };

/** What sort of organisation, as entity classification has it (docs/wire.md); the id is that word. */
const KINDS: Readonly<Record<string, string>> = {
  Company: 'Businesses, and funds.',
  Government: 'States, authorities and what they run.',
  Education: 'Schools and universities.',
  'Non-profit': 'Associations, foundations, charities.',
  Healthcare: 'Hospitals and clinics.',
  Facility: 'Laboratories, observatories and other places of research.',
  Archive: 'Libraries, museums, archives.',
  Other: 'Organisations of another sort.',
};

export interface DescribedType extends Named {
  readonly description: string;
}

/** All types, the general one first. */
export const ENTITY_TYPES: readonly DescribedType[] = [
  { ...ORGANIZATION, description: 'Any company or other organisation.' },
  ...Object.entries(KINDS).map(([id, description]) => ({ id, name: id, description })),
];

/** The types of an entity, first the one that OpenRefine is to guess: whoever takes the other one finds fewer. */
export function typesOf(kind: string | null): readonly Named[] {
  return kind !== null && kind in KINDS ? [ORGANIZATION, { id: kind, name: kind }] : [ORGANIZATION];
}

/**
 * Whether an entity can be meant by one who asks for these types. An entity of no known sort can be anything, and types of
 * other services say nothing.
 */
export function isOfType(kind: string | null, asked: readonly string[]): boolean {
  const known = asked.filter((id) => id === ORGANIZATION.id || id in KINDS);
  return known.length === 0 || known.includes(ORGANIZATION.id) || kind === null || known.includes(kind);
}
