const LABELS: Readonly<Record<string, string>> = {
  'companies-house': 'Companies House',
  created: 'the request that it was created from',
  gleif: 'GLEIF',
  ror: 'ROR',
  'sec-edgar': 'SEC EDGAR',
  starter: 'the starter list of core',
};

/** What people call a source; one that they imported under a name of their own is a list of that name. */
export function sourceLabel(source: string | null): string {
  return source === null ? 'its source' : (LABELS[source] ?? `the list "${source}"`);
}

/** The text with a large first letter. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
