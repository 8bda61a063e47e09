import type { Extension, ExtensionQuery } from '../contract/reconciliation.ts';
import type { KnownEntity } from './known-entity.ts';
import { propertyOf } from './properties.ts';

type AskedProperty = ExtensionQuery['properties'][number];

/** The asked values of each asked entity, in the order of the request; entities and properties that are not known have none. */
export function extensionOf(
  { ids, properties }: ExtensionQuery,
  known: ReadonlyMap<string, KnownEntity>,
): Extension {
  return {
    meta: properties.map(({ id }) => {
      const property = propertyOf(id);
      return { id, name: property?.name ?? id, ...(property?.type && { type: property.type }) };
    }),
    rows: Object.fromEntries(
      ids.map((id) => [
        id,
        Object.fromEntries(properties.map((one) => [one.id, valuesOf(one, known.get(id))])),
      ]),
    ),
  };
}

function valuesOf({ id, settings }: AskedProperty, entity: KnownEntity | undefined) {
  const values = entity === undefined ? [] : (propertyOf(id)?.values?.(entity) ?? []);
  const limit = Number(settings?.limit ?? 0);
  return limit > 0 ? values.slice(0, limit) : [...values];
}
