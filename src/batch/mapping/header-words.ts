/**
 * Words that stand in headers of lists of companies, in seven languages: a line with one of them is taken for a header
 * even where it is the name of a company, too (Target, Match). The sources and systems that such columns are named for
 * are among them: `Salesforce` above the names that Salesforce has.
 */
// biome-ignore format: a table of words
const WORDS = new Set([
  'name', 'names', 'company', 'companies', 'corporation', 'corporations', 'firm', 'firms', 'account', 'accounts',
  'customer', 'customers', 'client', 'clients', 'vendor', 'vendors', 'supplier', 'suppliers', 'organization',
  'organizations', 'organisation', 'organisations', 'business', 'businesses', 'entity', 'entities', 'employer',
  'employers', 'institution', 'institutions', 'issuer', 'issuers', 'manufacturer', 'manufacturers', 'brand', 'brands',
  'target', 'targets', 'prospect', 'prospects', 'lead', 'leads', 'match', 'matches', 'list', 'title', 'label', 'website',
  'websites', 'site', 'sites', 'domain', 'domains', 'url', 'urls', 'link', 'links', 'web', 'homepage', 'email', 'emails', 'mail',
  'phone', 'telephone', 'country', 'countries', 'city', 'state', 'region', 'address', 'street', 'zip', 'postcode', 'security',
  'securities', 'stock', 'stocks', 'ticker', 'symbol', 'constituent', 'constituents', 'member', 'members', 'component',
  'components', 'holding', 'school', 'schools', 'hospital', 'hospitals', 'university', 'universities', 'agency',
  'agencies', 'payee', 'payer', 'merchant', 'merchants', 'debtor', 'creditor', 'counterparty', 'counterparties',
  'tenant', 'tenants', 'buyer', 'seller', 'shipper', 'consignee', 'assignee', 'applicant', 'party', 'sponsor', 'sponsors',
  'value', 'values', 'field', 'column', 'row', 'record', 'records', 'data', 'text', 'item', 'items', 'input', 'query', 'term',
  'terms', 'description', 'category', 'sector', 'industry', 'source', 'total', 'number', 'count', 'variant', 'alias', 'code', 'type',
  'firma', 'firmen', 'unternehmen', 'kunde', 'kunden', 'lieferant', 'lieferanten', 'gesellschaft', 'gesellschaften',
  'bezeichnung', 'land', 'ort', 'stadt', 'entreprise', 'entreprises', 'societe', 'societes', 'raison', 'sociale', 'client',
  'fournisseur', 'fournisseurs', 'nom', 'noms', 'pays', 'ville', 'empresa', 'empresas', 'razon', 'social', 'nombre', 'cliente',
  'clientes', 'clienti', 'azienda', 'aziende', 'societa', 'ragione', 'nome', 'ditta', 'fornitore', 'fornitori', 'bedrijf',
  'bedrijven', 'klant', 'klanten', 'leverancier', 'leveranciers', 'naam', 'namen',
  'fortune', 'forbes', 'nasdaq', 'nyse', 'ftse', 'dax', 'euronext', 'index',
  'salesforce', 'hubspot', 'dynamics', 'pipedrive', 'zoominfo', 'crunchbase', 'linkedin', 'bloomberg', 'refinitiv',
  'dnb', 'sap', 'netsuite', 'marketo', 'crm', 'erp',
]);

/** Whether a cell holds a word by which columns are named. */
export function isHeaderWord(text: string): boolean {
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const parts = folded.replace(/([\p{L}])[_\W]+/gu, '$1 ').split(/[^\p{L}]+/u);
  return parts.some((part) => WORDS.has(part));
}
