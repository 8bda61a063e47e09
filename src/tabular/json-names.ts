/** What members are called that hold the name or the website of a company, without spaces and marks. */
// biome-ignore format: a table of words
const OF_COMPANIES = new Set([
  'name', 'accountname', 'companyname', 'organizationname', 'organisationname', 'businessname', 'legalname', 'tradingname',
  'legalentityname', 'entityname', 'customername', 'clientname', 'suppliername', 'vendorname', 'account', 'company',
  'organization', 'organisation', 'business', 'customer', 'client', 'supplier', 'vendor', 'firma', 'firmenname', 'unternehmen',
  'unternehmensname', 'kunde', 'kundenname', 'lieferant', 'nom', 'societe', 'entreprise', 'raisonsociale', 'nombre', 'empresa',
  'razonsocial', 'nome', 'azienda', 'ragionesociale', 'naam', 'bedrijf', 'bedrijfsnaam', 'website', 'websiteurl', 'homepage',
  'domain', 'webseite', 'siteweb', 'sitioweb', 'sitoweb', 'paginaweb',
]);

/** What lists of companies are called, and what they are wrapped in. */
// biome-ignore format: a table of words
const OF_LISTS = new Set([
  'data', 'd', 'dataset', 'result', 'results', 'resultset', 'record', 'records', 'row', 'rows', 'item', 'items', 'entry', 'entries',
  'list', 'value', 'values', 'object', 'objects', 'element', 'elements', 'hits', 'body', 'response', 'payload', 'content',
  'contents', 'document', 'documents', 'table', 'export', 'account', 'accounts', 'company', 'companies', 'organization',
  'organizations', 'organisation', 'organisations', 'customer', 'customers', 'client', 'clients', 'supplier', 'suppliers',
  'vendor', 'vendors', 'lead', 'leads', 'firms', 'businesses', 'entities', 'issuers', 'constituents', 'members', 'firmen',
  'kunden', 'lieferanten', 'societes', 'entreprises', 'fournisseurs', 'empresas', 'clientes', 'aziende', 'clienti',
  'bedrijven', 'klanten',
]);

/** What members are called that tell of the list beside them. */
// biome-ignore format: a table of words
const ABOUT_LISTS = new Set([
  'meta', 'metadata', 'info', 'header', 'paging', 'pagination', 'page', 'links', 'query', 'request', 'params', 'parameters',
  'context', 'schema', 'source', 'license', 'licence', 'author', 'user', 'view', 'report',
]);

/** Whether a member is called what the name or the website of a company is called. */
export function namesCompany(name: string): boolean {
  return OF_COMPANIES.has(bare(name));
}

/** Whether a member is called what a list of companies is called. */
export function isListName(name: string): boolean {
  return OF_LISTS.has(bare(name));
}

/** Whether a member is called what tells of a list, and is no company. */
export function saysAboutList(name: string): boolean {
  return ABOUT_LISTS.has(bare(name));
}

function bare(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();
}
