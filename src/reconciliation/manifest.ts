import {
  MOST_QUERIES,
  type ReconciliationAddress,
  type ReconciliationManifest,
  type SuggestedKind,
} from '../contract/reconciliation.ts';
import { ORGANIZATION } from './entity-types.ts';

/** Names of the space of ids and of properties, the same wherever the service runs; nothing is to be found there. */
const IDENTIFIER_SPACE = 'https://core.example/id/';
const SCHEMA_SPACE = 'https://core.example/property/';

/** What the service can do. Addresses are absolute, for OpenRefine opens them from its own page. */
export function manifestOf(
  { origin, path, version }: ReconciliationAddress,
  workspace: string,
): ReconciliationManifest {
  const preview = `${origin}${path}/preview?id={{id}}`;
  const suggest = (kind: SuggestedKind) => ({
    service_url: origin,
    service_path: `${path}/suggest/${kind}`,
    flyout_service_path: `${path}/flyout/${kind}?id=\${id}`,
  });
  return {
    versions: ['0.1', '0.2'],
    name: `core companies (${workspace})`,
    identifierSpace: IDENTIFIER_SPACE,
    schemaSpace: SCHEMA_SPACE,
    documentation: `${origin}/docs`,
    serviceVersion: version,
    batchSize: MOST_QUERIES,
    defaultTypes: [ORGANIZATION],
    view: { url: preview },
    preview: { url: preview, width: 430, height: 300 },
    suggest: { entity: suggest('entity'), property: suggest('property'), type: suggest('type') },
    extend: {
      propose_properties: { service_url: origin, service_path: `${path}/properties` },
      property_settings: [
        {
          ...{ name: 'limit', label: 'Limit', type: 'number', default: 0 },
          help_text: 'At most so many values of an entity; 0 for all',
        },
      ],
    },
  };
}
