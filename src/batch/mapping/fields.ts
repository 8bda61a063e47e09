import type { EntityInput } from '../../contract/entity-input.ts';
import { ASIAN_HEADERS } from './asian-headers.ts';
import { CRM_FIELDS, type CrmField } from './crm-fields.ts';
import { DOUBTFUL_IDS } from './doubtful-ids.ts';
import { ERP_HEADERS } from './erp-headers.ts';
import type { FieldSpec } from './field-spec.ts';
import { areStates, areTowns } from './places-unheaded.ts';
import { areCodes } from './record-codes.ts';
import { holdsStatus } from './status-words.ts';

/** A name of unknown kind, the column in which a long one goes on, or a text field of the entity input. */
export type EntityField =
  | 'name'
  | 'name_2'
  | Exclude<keyof EntityInput, 'match_to_social' | 'bias' | 'webhook_url'>;

/** What a column can be mapped to; fields of accounts only where accounts are read. */
export type MappableField = EntityField | CrmField;

const NOT_A_NAME = ['email', 'url', 'phone', 'number', 'date', 'id', 'flag'] as const;
const NOT_A_COUNTRY = ['email', 'url', 'domain', 'phone', 'number', 'date', 'id'] as const;
const NOT_AN_ADDRESS = ['email', 'social', 'url', 'date'] as const;
const PLAIN_WORDS = ['country', 'code', 'flag', 'words'] as const;

/**
 * Headers that name a field, as normaliseHeader writes them: Salesforce, HubSpot, Dynamics 365, Pipedrive and plain
 * words in seven languages; erp-headers.ts has those of other systems, asian-headers.ts those of Asian languages. What headerMeaning strips (`Account:`, `Billing`)
 * is not repeated here.
 */
const OF_ENTITIES: Readonly<Record<EntityField, FieldSpec>> = {
  name: {
    // biome-ignore format: a table of words
    aliases: [
      'account name', 'company name', 'organization name', 'organisation name', 'business name', 'company',
      'account', 'organization', 'organisation', 'firmenname', 'firma', 'firm', 'firm name', 'firmenbezeichnung', 'unternehmensname',
      'unternehmen', 'organisationsname', 'nom de la societe', 'nom societe', 'nom de l entreprise',
      'nom entreprise', 'societe', 'entreprise', 'nombre de la empresa', 'nombre empresa', 'nome da empresa',
      'nome empresa', 'empresa', 'compania', 'sociedad', 'bedrijfsnaam', 'bedrijf', 'naam bedrijf', 'organisatie',
      'nome azienda', 'nome dell azienda', 'azienda', 'societa', 'impresa', 'kontoname', 'name des accounts',
      'nom du compte', 'nom de compte', 'nombre de la cuenta', 'nombre de cuenta', 'nome account', 'nome dell account',
      'accountnaam', 'naam van account', 'nome da conta', 'nombre de la organizacion', 'nom de l organisation',
      'nome da organizacao', 'organisatienaam', 'customer name', 'client name',
      'vendor name', 'supplier name', 'kundenname', 'klantnaam', 'employer name', 'institution name',
      'entity name', 'facility name', 'site name', 'customer', 'client', 'vendor', 'supplier', 'kunde',
      'lieferant', 'cliente', 'klant', 'fournisseur', 'proveedor', 'employer', 'institution', 'name', 'nom',
      'nombre', 'nome', 'naam',

    ],
    several: 'joined',
    wrong: NOT_A_NAME,
    isOther: areCodes,
  },
  legal_name: {
    // biome-ignore format: a table of words
    aliases: [
      'legal name', 'legal entity name', 'legal company name', 'registered name', 'registered company name',
      'official name', 'full legal name', 'rechtlicher name', 'handelsregistername', 'firmenwortlaut',
      'raison sociale', 'denomination sociale', 'razon social', 'denominacion social', 'statutaire naam',
      'juridische naam', 'ragione sociale', 'denominazione sociale', 'denominazione', 'razao social',
      'denominacao social',
    ],
    several: 'joined',
    wrong: NOT_A_NAME,
  },
  trading_name: {
    // biome-ignore format: a table of words
    aliases: [
      'trading name', 'trading as', 'trade name', 'tradestyle', 'dba', 'dba name', 'doing business as',
      'operating name', 'brand name', 'brand', 'markenname', 'handelsname', 'geschaftsbezeichnung',
      'nom commercial', 'enseigne', 'nombre comercial', 'handelsnaam', 'nome commerciale', 'nome fantasia',
      'nome comercial',
    ],
    several: 'joined',
    wrong: NOT_A_NAME,
  },
  name_2: { aliases: [], several: 'first', wrong: NOT_A_NAME },
  website: {
    // biome-ignore format: a table of words
    aliases: [
      'website', 'website url', 'website address', 'homepage', 'homepage url', 'web address',
      'web page', 'web', 'webseite', 'internetseite', 'internetadresse', 'webadresse', 'internet', 'site web',
      'site internet', 'sitio web', 'pagina web', 'sito web', 'sito internet', 'sito', 'url', 'domain name',
      'domain', 'website domain', 'web domain', 'domane', 'domaine', 'nom de domaine', 'dominio', 'domein',
      'unternehmensdomain', 'unternehmensdomain name', 'unternehmenswebsite', 'firmenwebsite', 'firmenwebseite',
      'url der website', 'url du site web', 'url du site internet', 'nom de domaine internet', 'nombre de dominio',
      'nombre del dominio', 'url del sitio web', 'url de sitio web', 'url web', 'nome di dominio', 'nome dominio',
      'url del sito web', 'url sito web', 'domeinnaam', 'bedrijfsdomeinnaam', 'website adres', 'nome de dominio',
      'nome do dominio', 'url do site', 'pagina da web',
    ],
    everyAlias: true,
    several: 'first',
    wrong: ['email', 'phone', 'number', 'date', 'id', ...PLAIN_WORDS],
    like: ['url', 'domain'],
  },
  social_url: {
    // biome-ignore format: a table of words
    aliases: [
      'social url', 'social media url', 'linkedin company page', 'linkedin company url', 'linkedin company profile',
      'linkedin url', 'linkedin page', 'linkedin profile', 'linkedin', 'facebook company page', 'facebook url',
      'facebook page', 'facebook', 'twitter url', 'twitter', 'xing url', 'xing', 'instagram url', 'instagram',
    ],
    several: 'first',
    wrong: ['email', 'phone', 'number', 'date', 'flag'],
    like: ['social'],
  },
  country: {
    // biome-ignore format: a table of words
    aliases: [
      'country', 'country region', 'country name', 'country text only', 'country code', 'country iso',
      'country iso code', 'iso country code', 'land', 'lander', 'landername', 'landercode', 'landerkennzeichen',
      'landcode', 'pays', 'code pays', 'pais', 'codigo pais', 'codigo de pais', 'paese', 'nazione',
      'land name', 'iso landercode', 'nom du pays', 'code pays iso', 'nombre del pais', 'codigo del pais', 'nome paese',
      'codice paese', 'landnaam', 'nome do pais', 'codigo do pais',
    ],
    isPlace: true,
    several: 'first',
    wrong: NOT_A_COUNTRY,
    like: ['country', 'code'],
  },
  city: {
    // biome-ignore format: a table of words
    aliases: [
      'city', 'city town', 'town', 'town city', 'post town', 'locality', 'ort', 'stadt', 'wohnort', 'ville',
      'commune', 'localite', 'ciudad', 'localidad', 'poblacion', 'municipio', 'plaats', 'plaatsnaam', 'stad',
      'woonplaats', 'citta', 'comune', 'localita', 'cidade',
      'city town village locality', 'ortschaft', 'stadt ort', 'standort stadt', 'ville localite', 'ciudad localidad',
      'citta localita', 'localidade', 'cidade localidade',
    ],
    isPlace: true,
    several: 'joined',
    wrong: ['email', 'social', 'url', 'phone', 'number', 'date', 'id'],
    isUnheaded: areTowns,
  },
  state: {
    // biome-ignore format: a table of words
    aliases: [
      'state', 'state province', 'state region', 'state or province', 'state county', 'state province text only',
      'province', 'province state', 'county', 'state code', 'state province code', 'province code', 'bundesland',
      'kanton', 'departement', 'provincia', 'comunidad autonoma', 'provincie', 'regione', 'uf',
      'bundesstaat', 'etat province', 'etat region', 'estado provincia', 'estado region',
      'estado o region', 'stato provincia', 'stato regione', 'staat provincie', 'staat regio', 'estado distrito',
      'provincia estado', 'etat', 'estado', 'stato',
    ],
    isPlace: true,
    several: 'joined',
    wrong: ['email', 'social', 'url', 'date'],
    isOther: holdsStatus,
    isUnheaded: areStates,
  },
  postal_code: {
    // biome-ignore format: a table of words
    aliases: [
      'postal code', 'zip postal code', 'postal zip code', 'zip code', 'zip', 'postcode',
      'postleitzahl', 'plz', 'code postal', 'cp', 'codigo postal', 'codice postale', 'cap', 'cep',
      'billing code', 'code de facturation', 'codigo de facturacion', 'codice di fatturazione', 'codigo de cobranca',
      'postleitzahl plz', 'plz postleitzahl', 'codigo postal cp', 'cap codice postale', 'codigo de enderecamento postal',
    ],
    isPlace: true,
    several: 'joined',
    wrong: ['email', 'social', 'url'],
  },
  address: {
    // biome-ignore format: a table of words
    aliases: [
      'street', 'street address', 'street 1', 'street line 1', 'street address 1', 'address line 1', 'line 1',
      'address 1', 'address', 'full address', 'full combined address', 'street name', 'street road name', 'strasse',
      'str', 'strasse und hausnummer', 'strasse hausnummer', 'strasse nr', 'anschrift', 'adresse', 'adresse 1',
      'adresse ligne 1', 'rue', 'adresse de facturation', 'direccion', 'calle', 'domicilio',
      'direccion de facturacion', 'straat', 'adres', 'straatnaam', 'indirizzo', 'endereco', 'rua', 'logradouro',
      'morada', 'headquarters location', 'headquarters', 'location',
      'strasse 1', 'strassenname', 'strasse strassenname', 'rue 1', 'nom de rue', 'numero et rue', 'adresse postale',
      'adresse complete', 'calle 1', 'calle y numero', 'direccion 1', 'direccion completa', 'domicilio fiscal', 'via 1',
      'via', 'via e numero civico', 'indirizzo 1', 'straat 1', 'straat en huisnummer', 'adres 1', 'adresregel 1',
      'rua 1', 'endereco 1', 'direccion postal',
    ],
    // biome-ignore format: a table of words
    more: [
      'hausnummer', 'hausnr', 'house number', 'huisnummer', 'street 2', 'street line 2',
      'street address 2', 'address line 2', 'line 2', 'address 2', 'adresse 2', 'adresse ligne 2',
      'adresszusatz', 'complement d adresse', 'street 3', 'street line 3', 'address line 3', 'line 3', 'address 3',
    ],
    isPlace: true,
    several: 'joined',
    wrong: NOT_AN_ADDRESS,
  },
  email: {
    // biome-ignore format: a table of words
    aliases: [
      'company email', 'business email', 'main email', 'primary email', 'email', 'email address', 'emailaddress1',
      'email 1', 'work email', 'general email', 'mail', 'email adresse', 'mailadresse', 'correo electronico',
      'correo', 'courriel', 'adresse email', 'adresse mail', 'email adres', 'posta elettronica',
      'indirizzo email', 'endereco de email', 'contact email', 'contact email address', 'email domain', 'contact email domain',
    ],
    several: 'first',
    wrong: ['social', 'url', 'phone', 'number', 'date', 'id', ...PLAIN_WORDS],
    like: ['email'],
  },
  phone: {
    // biome-ignore format: a table of words
    aliases: [
      'main phone', 'main phone number', 'company phone', 'phone', 'phone number', 'telephone', 'telephone number',
      'telephone 1', 'tel', 'business phone', 'office phone', 'primary phone', 'work phone', 'phone 1', 'telefon',
      'telefonnummer', 'telefonnr', 'numero de telephone', 'telefono', 'numero de telefono',
      'telefoon', 'telefoonnummer', 'numero di telefono', 'telefone', 'contact phone', 'contact phone number',
      'telefon 1', 'telefon geschaftl', 'telefon geschaftlich', 'geschaftstelefon', 'haupttelefon', 'haupttelefonnummer',
      'firmentelefon', 'firmentelefonnummer', 'telefon zentrale', 'telefon firma', 'telephone principal',
      'telephone professionnel', 'telephone bureau', 'telefono principal', 'telefono 1', 'telefono de la oficina',
      'telefono principale', 'telefono ufficio', 'hoofdtelefoon', 'telefoon 1', 'telefoon werk', 'hoofdnummer',
      'telefone principal', 'telefone 1', 'telefone comercial', 'numero de telefone',
    ],
    several: 'first',
    wrong: ['email', 'social', 'url', 'domain', 'date', 'id', ...PLAIN_WORDS],
    like: ['phone'],
  },
  company_registration_number: {
    // biome-ignore format: a table of words
    aliases: [
      'company registration number', 'registration number', 'registration no', 'business registration number',
      'company reg number', 'company reg no', 'companies house number', 'company number', 'register number',
      'registry number', 'handelsregisternummer', 'registernummer', 'hrb', 'hrb nummer', 'siren', 'numero siren',
      'numero rcs', 'kvk', 'kvk nummer', 'cvr', 'cvr nummer', 'organisasjonsnummer', 'organisationsnummer',
      'numero de registro', 'numero rea',
    ],
    several: 'joined',
    wrong: ['email', 'social', 'url', 'date', ...PLAIN_WORDS],
  },
  company_registration_country: {
    // biome-ignore format: a table of words
    aliases: [
      'company registration country', 'registration country', 'country of registration', 'registry country',
      'country of incorporation', 'incorporation country', 'country of origin', 'jurisdiction',
      'jurisdiction of incorporation', 'registerland', 'registrierungsland', 'pays d immatriculation',
      'pais de registro', 'paese di registrazione',
    ],
    several: 'first',
    wrong: NOT_A_COUNTRY,
  },
  external_id: {
    // biome-ignore format: a table of words
    aliases: [
      'external id', 'account id 18', 'account id', 'record id', 'company record id', 'hs object id',
      'do not modify account', 'company id', 'organization id', 'organisation id', 'crm id', 'internal id', 'id', 'customer id',
      'client id', 'vendor id', 'supplier id', 'customer number', 'kunden id', 'kundennummer',
      'kundennr', 'lieferantennummer', 'klantnummer',
      'nicht andern firma', 'nicht andern account', 'nicht andern konto', 'nicht bearbeiten firma',
      'ne pas modifier compte', 'no modificar cuenta', 'non modificare account', 'niet wijzigen account',
      'nao modificar conta', 'datensatz id', 'datensatznummer', 'unternehmens id', 'firmen id', 'konto id',
      'id de l enregistrement', 'identifiant de l enregistrement', 'id de l objet', 'id de fiche', 'id de la fiche',
      'id de fiche d informations', 'identifiant', 'id de registro', 'id del registro', 'id registro', 'id de objeto',
      'id cuenta', 'id record', 'id del record', 'id account', 'id azienda', 'id oggetto', 'id van record',
      'record nummer', 'bedrijfs id', 'id do registro', 'id da conta', 'id do objeto', 'id empresa', 'id societe',
      'id entreprise', 'id compte',
      'salesforce account id', 'sfdc account id', 'sf account id', 'crm account id', '18 digit account id',
      'account id 18 digit', 'account id 18 digits', 'account 18 digit id', 'case safe account id', 'account id case safe',
      'hubspot company id', 'hubspot record id',
    ],
    doubtful: DOUBTFUL_IDS,
    several: 'joined',
    wrong: [],
  },
  // Ids given out by core are read only when the user names their column.
  core_id: { aliases: [], several: 'first', wrong: [] },
};

/** The fields by which companies are resolved, in the order in which a mapping is shown. */
// Object.keys gives string[]; the Record type makes these keys exactly the fields.
export const ENTITY_FIELDS = Object.keys(OF_ENTITIES) as readonly EntityField[];

/** The same, and what else an account tells. */
export const ACCOUNT_FIELDS = [...ENTITY_FIELDS, ...Object.keys(CRM_FIELDS)] as readonly MappableField[];

export const FIELDS: Readonly<Record<MappableField, FieldSpec>> = withMoreHeaders({
  ...OF_ENTITIES,
  ...CRM_FIELDS,
});

/** Headers of ERP systems, and those of Asian languages, come after the others of a field. */
function withMoreHeaders(
  specs: Record<MappableField, FieldSpec>,
): Readonly<Record<MappableField, FieldSpec>> {
  for (const field of ACCOUNT_FIELDS) {
    const { aliases, more = [], doubtful = [] } = specs[field];
    const erp = ERP_HEADERS[field];
    const asian = ASIAN_HEADERS[field];
    if (erp === undefined && asian === undefined) continue;
    specs[field] = {
      ...specs[field],
      aliases: [...aliases, ...(erp?.aliases ?? []), ...(asian?.aliases ?? [])],
      more: [...more, ...(erp?.more ?? [])],
      doubtful: [...doubtful, ...(erp?.doubtful ?? []), ...(asian?.doubtful ?? [])],
    };
  }
  return specs;
}
