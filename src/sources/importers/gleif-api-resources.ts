import { z } from 'zod';
import type { GleifAddress, GleifEntity, GleifException, GleifRelationship } from './gleif-entity.ts';

/** A resource of the GLEIF API that an import uses. */
export type GleifResource =
  | { readonly entity: GleifEntity }
  | { readonly relationship: GleifRelationship }
  | { readonly exception: GleifException }
  | { readonly isin: { readonly lei: string; readonly isin: string } };

export type GleifRead = GleifResource | { readonly fault: string };

const text = z
  .string()
  .nullish()
  .transform((value) => (value ?? '').trim());
const named = z.object({ name: text, type: text });
const coded = z.object({ id: text }).nullish();
const successor = z.object({ lei: text });

const Address = z.object({
  addressLines: list(text),
  addressNumber: text,
  city: text,
  region: text,
  country: text,
  postalCode: text,
});
const NO_ADDRESS: GleifAddress = { lines: [], number: '', city: '', region: '', country: '', postalCode: '' };
const address = Address.nullish().transform((value): GleifAddress => {
  if (value === null || value === undefined) return NO_ADDRESS;
  const { addressLines: lines, addressNumber: number, ...rest } = value;
  return { lines, number, ...rest };
});

const Entity = z.object({
  legalName: z.object({ name: text }),
  otherNames: list(named),
  transliteratedOtherNames: list(named),
  legalAddress: address,
  headquartersAddress: address,
  registeredAt: coded,
  registeredAs: text,
  jurisdiction: text,
  category: text,
  subCategory: text,
  status: text,
  creationDate: text,
  expiration: z.object({ date: text }).nullish(),
  successorEntity: successor.nullish(),
  successorEntities: list(successor),
});

const LeiRecord = z
  .object({
    lei: text,
    entity: Entity,
    registration: z.object({ status: text, lastUpdateDate: text }),
    bic: list(text),
  })
  .transform(({ lei, entity, registration, bic }): GleifResource => {
    const { legalName, otherNames, transliteratedOtherNames, registeredAt, expiration, ...rest } = entity;
    const successors = [rest.successorEntity, ...rest.successorEntities];
    return {
      entity: {
        ...rest,
        lei,
        legalName: legalName.name,
        otherNames: [...otherNames, ...transliteratedOtherNames],
        headquarters: rest.headquartersAddress,
        authority: registeredAt?.id ?? '',
        registrationStatus: registration.status,
        createdOn: rest.creationDate,
        expiredOn: expiration?.date ?? '',
        updatedOn: registration.lastUpdateDate,
        successors: successors.map((one) => one?.lei ?? ''),
        bics: bic,
      },
    };
  });

const Relationship = z
  .object({
    relationship: z.object({
      startNode: z.object({ id: text }),
      endNode: z.object({ id: text }),
      type: text,
      status: text,
      periods: list(z.object({ type: text, startDate: text, endDate: text })),
    }),
    registration: z.object({ status: text }),
  })
  .transform(({ relationship, registration }): GleifResource => {
    const { startNode, endNode, periods, ...rest } = relationship;
    return {
      relationship: {
        ...rest,
        startNode: startNode.id,
        endNode: endNode.id,
        registrationStatus: registration.status,
        periods: periods.map(({ type, startDate: start, endDate: end }) => ({ type, start, end })),
      },
    };
  });

const Exception = z
  .object({ lei: text, category: text, reason: text })
  .transform((exception): GleifResource => ({ exception }));
const Isin = z.object({ lei: text, isin: text }).transform((isin): GleifResource => ({ isin }));

/** By the type that a resource says it is; the API has others, which are of no use here. */
const SCHEMAS: ReadonlyMap<unknown, z.ZodType<GleifResource>> = new Map<unknown, z.ZodType<GleifResource>>([
  ['lei-records', LeiRecord],
  ['relationship-records', Relationship],
  ['reporting-exceptions', Exception],
  ['isins', Isin],
]);
const Answer = z.object({
  data: z.union([z.array(z.unknown()), z.unknown().transform((one) => [one])]),
});
const Resource = z.object({ type: z.string(), attributes: z.unknown() });

/** The resources in one answer of the API, each read or with what is wrong with it; none in other JSON. */
export function resourcesOf(answer: unknown): readonly GleifRead[] {
  const { data = [] } = Answer.safeParse(answer).data ?? {};
  return data.flatMap(readResource);
}

function readResource(one: unknown): readonly GleifRead[] {
  const { type, attributes } = Resource.safeParse(one).data ?? {};
  const parsed = SCHEMAS.get(type)?.safeParse(attributes);
  if (parsed === undefined) return [];
  if (parsed.success) return [parsed.data];
  const issue = parsed.error.issues[0];
  return [{ fault: `not one of the ${type} of GLEIF: ${issue?.path.join('.')}: ${issue?.message}` }];
}

function list<T extends z.ZodType>(element: T) {
  return z
    .array(element)
    .nullish()
    .transform((values) => values ?? []);
}
