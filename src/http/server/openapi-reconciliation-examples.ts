import type {
  Extension,
  Flyout,
  PropertyProposals,
  ReconciliationManifest,
  ReconciliationResults,
  Suggestions,
} from '../../contract/reconciliation.ts';
import { SAMPLE_CORE_ID } from '../../contract/sample-records.ts';

const ORIGIN = 'http://localhost:8080';
const PREVIEW = `${ORIGIN}/reconcile/preview?id={{id}}`;
const TYPE = { id: 'Organization', name: 'Organization' };
const COUNTRY = { id: 'country', name: 'Country' };

function suggest(kind: string): ReconciliationManifest['suggest']['entity'] {
  return {
    service_url: ORIGIN,
    service_path: `/reconcile/suggest/${kind}`,
    flyout_service_path: `/reconcile/flyout/${kind}?id=\${id}`,
  };
}

const manifest: ReconciliationManifest = {
  versions: ['0.1', '0.2'],
  name: 'core companies (default)',
  identifierSpace: 'https://core.example/id/',
  schemaSpace: 'https://core.example/property/',
  documentation: `${ORIGIN}/docs`,
  serviceVersion: '1.0.0',
  batchSize: 200,
  defaultTypes: [TYPE],
  view: { url: PREVIEW },
  preview: { url: PREVIEW, width: 430, height: 300 },
  suggest: { entity: suggest('entity'), property: suggest('property'), type: suggest('type') },
  extend: {
    propose_properties: { service_url: ORIGIN, service_path: '/reconcile/properties' },
    property_settings: [
      {
        ...{ name: 'limit', label: 'Limit', type: 'number', default: 0 },
        help_text: 'At most so many values of an entity; 0 for all',
      },
    ],
  },
};

const results: ReconciliationResults = {
  q0: {
    result: [
      {
        id: SAMPLE_CORE_ID,
        name: 'Acme Widgets',
        description: 'London, GB, acme-widgets.example',
        score: 99.2,
        match: true,
        type: [TYPE],
        features: [{ id: 'name', value: 11.4 }],
      },
    ],
  },
};

const extension: Extension = {
  meta: [COUNTRY],
  rows: { [SAMPLE_CORE_ID]: { country: [{ str: 'GB' }] } },
};

const suggestions: Suggestions = {
  result: [{ id: SAMPLE_CORE_ID, name: 'Acme Widgets', description: 'London, GB', notable: [TYPE] }],
};

const flyout: Flyout = { id: SAMPLE_CORE_ID, html: '<p><b>Acme Widgets</b></p><p>London, GB</p>' };

const proposals: PropertyProposals = {
  type: TYPE.id,
  limit: 1,
  properties: [{ ...COUNTRY, description: 'ISO 3166-1 alpha-2; in a query a name or a code.' }],
};

const preview = '<!doctype html><title>Acme Widgets</title><h1>Acme Widgets</h1><p>London, GB</p>';

/** What the reconciliation service answers, about the company of the samples. */
export const RECONCILIATION_EXAMPLES = {
  manifest,
  results,
  extension,
  suggestions,
  flyout,
  proposals,
  preview,
} as const;
