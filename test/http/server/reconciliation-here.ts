import { MOST_QUERIES, type Reconciliation } from '../../../src/contract/reconciliation.ts';

const SIEMENS = { id: '6075156552', name: 'Siemens' };

/** A reconciliation service in memory that finds Siemens whatever is asked. */
export function reconciliationHere(): Reconciliation {
  const suggest = () => ({ service_url: 'http://x', service_path: '/s', flyout_service_path: '/f' });
  return {
    manifest: ({ origin, path, version }) => ({
      ...{ versions: ['0.1', '0.2'], name: 'core', identifierSpace: 'https://a/', schemaSpace: 'https://b/' },
      ...{ documentation: origin, serviceVersion: version, batchSize: MOST_QUERIES, defaultTypes: [] },
      view: { url: `${origin}${path}/preview?id={{id}}` },
      preview: { url: `${origin}${path}/preview?id={{id}}`, width: 1, height: 1 },
      suggest: { entity: suggest(), property: suggest(), type: suggest() },
      extend: { propose_properties: { service_url: origin, service_path: path }, property_settings: [] },
    }),
    reconcile: async (queries) =>
      Object.fromEntries(Object.keys(queries).map((key) => [key, { result: [] }])),
    extend: async ({ ids }) => ({ meta: [], rows: Object.fromEntries(ids.map((id) => [id, {}])) }),
    suggest: async (_kind, prefix) => ({ result: [{ ...SIEMENS, description: `found by ${prefix}` }] }),
    proposeProperties: (type, limit) => ({
      ...(type !== undefined && { type }),
      ...(limit !== undefined && { limit }),
      properties: [],
    }),
    described: async (_kind, id) =>
      id === SIEMENS.id ? { ...SIEMENS, facts: [{ label: 'Website', value: 'siemens.com' }] } : undefined,
  };
}
