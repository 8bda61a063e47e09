import type { EntityInput } from '../../contract/entity-input.ts';
import type { CrmField } from './crm-fields.ts';
import type { FieldSpec } from './field-spec.ts';

type Headers = Partial<Pick<FieldSpec, 'aliases' | 'more' | 'doubtful'>>;

/**
 * Headers of exports of ERP and finance systems, which come after the plain words of a field: SAP (tables KNA1, LFA1, ADRC
 * and BUT000, S/4HANA, Business One), Oracle, NetSuite, Dynamics NAV and Business Central, AX and Finance, DATEV, Lexware,
 * Sage, Exact, QuickBooks, Xero, Odoo; of smaller CRMs Close, SugarCRM, Freshsales and monday. Search names, match codes
 * and short names (`Search Name`, `NAMEALIAS`, `SORTL`, `Kurzbezeichnung`) are missing, and so are tax numbers.
 */
export const ERP_HEADERS: Readonly<
  Partial<Record<'name' | 'name_2' | keyof EntityInput | CrmField, Headers>>
> = {
  name: {
    // biome-ignore format: a table of words
    aliases: [
      'party name', 'business partner full name', 'business partner name', 'organization bp name 1', 'card name', 'bp name',
      'vendor organization name', 'customer full name', 'vendor full name', 'supplier full name', 'sell to customer name',
      'buy from vendor name', 'sold to party name', 'debitorenname', 'debitorname', 'kreditorenname', 'kreditorname',
      'lieferantenname', 'geschaftspartnername', 'name des geschaftspartners', 'name geschaftspartner', 'name des unternehmens', 'name der firma',
      'name adressattyp unternehmen', 'name debitor', 'name kreditor', 'name kunde', 'name lieferant', 'firmenname 1', 'firma 1', 'name org 1',
      'name 1', 'nom 1', 'nombre 1', 'nome 1', 'naam 1', 'nom du client', 'nom client', 'nom du tiers', 'nom tiers', 'nom du fournisseur', 'nom fournisseur', 'intitule', 'intitule du tiers',
      'nombre del cliente', 'nombre cliente', 'nombre del proveedor', 'nombre fiscal', 'nome cliente', 'nome fornitore', 'nome do cliente',
      'debiteurnaam', 'naam debiteur', 'crediteurnaam', 'naam crediteur', 'leveranciersnaam', 'relatienaam', 'naam relatie',
      // Of these the cells tell whether they hold names or numbers.
      'business partner', 'geschaftspartner', 'debitor', 'kreditor', 'debiteur', 'crediteur', 'leverancier', 'relatie', 'fornitore', 'tiers',
      'display name',
    ],
    more: ['name adressattyp keine angabe'],
  },
  name_2: {
    // biome-ignore format: a table of words
    aliases: ['name 2', 'organization bp name 2', 'name org 2', 'firmenname 2', 'firma 2', 'customer name 2', 'vendor name 2', 'company name 2', 'kundenname 2', 'lieferantenname 2', 'nom 2', 'nombre 2', 'nome 2', 'naam 2'],
  },
  website: { aliases: ['intrntsite', 'internet site', 'knurl', 'primary contact url'] },
  country: {
    // biome-ignore format: a table of words
    aliases: ['country region code', 'country region id', 'country key', 'country id', 'lander regionscode', 'lnd', 'lkz', 'land iso', 'landesschlussel', 'codice nazione', 'po country'],
  },
  city: { aliases: ['ort 01', 'city name', 'ortsname', 'po city'] },
  state: { aliases: ['regio', 'bundesregion', 'prov', 'po region', 'address region'] },
  postal_code: {
    aliases: ['pstlz', 'plz code', 'postal code 1', 'postleitz', 'po postal code'],
  },
  address: {
    // biome-ignore format: a table of words
    aliases: ['stras', 'bill address', 'street address line 1', 'po address line 1'],
    // biome-ignore format: a table of words
    more: ['house num 1', 'street 02', 'po address line 2'],
  },
  email: { aliases: ['smtp addr', 'smtp address', 'primary contact email', 'primary contact primary email'] },
  phone: {
    aliases: [
      'telf 1',
      'phone no',
      'telephone no',
      'tel no',
      'tel number',
      'primary phone number',
      'primary contact phone',
    ],
  },
  company_registration_number: {
    // biome-ignore format: a table of words
    aliases: ['commercial registration number', 'trade register number', 'company registry', 'siret', 'numero siret', 'n siret', 'handelsregister nr', 'kvk nr', 'chamber of commerce number', 'ondernemingsnummer', 'cnpj'],
  },
  external_id: {
    aliases: ['party id', 'cust account id', 'interne id'],
    // biome-ignore format: a table of words
    doubtful: [
      'kunnr', 'lifnr', 'partner', 'business partner', 'business partner number', 'business partner no', 'business partner id', 'bp code', 'card code',
      'customer', 'vendor', 'supplier', 'client', 'kunde', 'lieferant', 'cliente', 'klant', 'fournisseur', 'proveedor', 'fornitore', 'leverancier', 'relatie', 'tiers',
      'customer account', 'vendor account', 'vendor account number', 'account num', 'party number', 'vendor num', 'vendor code', 'supplier code', 'supplier id',
      'konto', 'kto', 'personenkonto', 'debitor', 'kreditor', 'debitorenkonto', 'kreditorenkonto', 'kreditornummer', 'kreditorennr', 'kreditornr', 'lieferantennr',
      'lieferanten nr', 'geschaftspartner', 'geschaftspartnernummer', 'gp nummer', 'adressnummer',
      'code fournisseur', 'numero fournisseur', 'n fournisseur', 'code tiers', 'numero tiers', 'n tiers', 'compte tiers', 'codigo proveedor', 'codice fornitore',
      'debiteur', 'crediteur', 'debiteurcode', 'debiteurnr', 'acreedor', 'deudor', 'fornecedor', 'nummer debiteur', 'crediteurnummer', 'crediteurcode', 'leverancierscode', 'leveranciersnummer', 'relatiecode',
      'item id auto generated',
    ],
  },
  parent_id: { aliases: ['member of id'] },
  parent_name: { aliases: ['member of', 'top level parent'] },
  owner: {
    aliases: ['sales owner', 'salesperson', 'salesperson code', 'assigned user name', 'verkaufercode'],
  },
  is_person: { aliases: ['is individual'] },
};
