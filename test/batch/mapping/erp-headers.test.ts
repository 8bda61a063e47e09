import { describe, expect, it } from 'vitest';
import { describeMapping } from '../../../src/batch/mapping/column-mapping.ts';
import { ACCOUNT_FIELDS } from '../../../src/batch/mapping/fields.ts';
import { proposeMapping } from '../../../src/batch/mapping/propose-mapping.ts';

/** The columns of an export as a system writes them, two or three rows, and what is read from them. */
interface Export {
  readonly header: string;
  readonly rows: readonly string[];
  readonly read: readonly string[];
}

const EXPORTS: Readonly<Record<string, Export>> = {
  'SAP, customers (KNA1)': {
    header:
      'MANDT|KUNNR|LAND1|NAME1|NAME2|ORT01|PSTLZ|REGIO|SORTL|STRAS|TELF1|TELFX|ERDAT|KTOKD|LIFNR|SPRAS|STCD1|STCEG|KNURL',
    rows: [
      '100|0000100001|DE|Bayerische Motoren Werke|Aktiengesellschaft|München|80809|09|BMW|Petuelring 130|+49 89 3820|+49 89 3821|20040312|0001||DE|143/100|DE129273398|www.bmw.de',
      '100|0000100002|FR|Renault SAS||Boulogne|92100||RENAULT|122 Avenue Leclerc|+33 1 76840404||20051101|0001|0000200017|FR||FR66780129987|',
      '100|0000100003|US|Xerox Corp|Accounts Payable|Norwalk|06851|CT|XEROX|201 Merritt 7|+1 203 8492000||20120730|0001||EN|||',
    ],
    read: [
      'name ← NAME1',
      'name_2 ← NAME2',
      'website ← KNURL',
      'country ← LAND1',
      'city ← ORT01',
      'state ← REGIO',
      'postal_code ← PSTLZ',
      'address ← STRAS',
      'phone ← TELF1',
      'external_id ← KUNNR',
    ],
  },
  'SAP, vendors (LFA1)': {
    header: 'LIFNR|LAND1|NAME1|NAME2|ORT01|PSTLZ|REGIO|SORTL|STRAS|KUNNR|STCEG|TELF1|SPERR',
    rows: [
      '0000200017|DE|Carl Zeiss AG||Oberkochen|73447|08|ZEISS|Carl-Zeiss-Str. 22||DE811515346|07364 200|',
      'AB200018|AT|Voestalpine AG|Rechnungseingang|Linz|4020||VOEST|Voestalpine-Str. 1||ATU14189108|0732 585|X',
    ],
    read: [
      'name ← NAME1',
      'name_2 ← NAME2',
      'country ← LAND1',
      'city ← ORT01',
      'state ← REGIO',
      'postal_code ← PSTLZ',
      'address ← STRAS',
      'phone ← TELF1',
      'external_id ← LIFNR',
      'is_inactive ← SPERR',
    ],
  },
  'SAP GUI, German': {
    header:
      'Debitor|Name 1|Name 2|Straße|Postleitzahl|Ort|Land|Region|Telefon 1|Suchbegriff|Umsatzsteuer-Id.Nr|Kontengruppe',
    rows: [
      '100001|Krones AG||Böhmerwaldstr. 5|93073|Neutraubling|DE|09|09401 70-0|KRONES|DE133702544|0001',
      '100002|Robert Bosch|GmbH|Robert-Bosch-Platz 1|70839|Gerlingen|DE|08|0711 811-0|BOSCH|DE811128135|0001',
    ],
    read: [
      'name ← Name 1',
      'name_2 ← Name 2',
      'country ← Land',
      'city ← Ort',
      'postal_code ← Postleitzahl',
      'address ← Straße',
      'phone ← Telefon 1',
      'external_id ← Debitor',
    ],
  },
  'SAP S/4HANA, business partners': {
    header:
      'BusinessPartner|Customer|Supplier|BusinessPartnerCategory|BusinessPartnerFullName|BusinessPartnerName|SearchTerm1|OrganizationBPName1|OrganizationBPName2|StreetName|HouseNumber|CityName|PostalCode|Country|CreationDate',
    rows: [
      '10100001|10100001||2|Domestic US Customer 1|Domestic US Customer 1|DOM1|Domestic US Customer 1||Main St|1|Boston|02110|US|2021-02-03',
      '10100002||10300001|2|Inlandslieferant DE 1|Inlandslieferant DE 1|INL|Inlandslieferant DE 1||Hauptstr.|17|Walldorf|69190|DE|2021-02-04',
    ],
    read: [
      'name ← BusinessPartnerFullName',
      'name_2 ← OrganizationBPName2',
      'country ← Country',
      'city ← CityName',
      'postal_code ← PostalCode',
      'address ← StreetName, HouseNumber',
      'external_id ← BusinessPartner',
      'created_at ← CreationDate',
    ],
  },
  'SAP Business One': {
    header:
      'CardCode|CardName|CardFName|CardType|GroupCode|Address|ZipCode|City|State1|Country|Phone1|Phone2|Fax|E_Mail|IntrntSite|LicTradNum|Currency',
    rows: [
      'C20000|Maxi-Teq||C|100|3 Cedar Street|75001|Dallas|TX|US|555-0142|||info@maxi-teq.example|www.maxi-teq.example|12-3456789|$',
      'C23900|Parameter Technology||C|100|9 Elm Street|10001|New York|NY|US|555-0180|||pt@parameter.example|www.parameter.example|98-7654321|$',
    ],
    read: [
      'name ← CardName',
      'website ← IntrntSite',
      'country ← Country',
      'city ← City',
      'state ← State1',
      'postal_code ← ZipCode',
      'address ← Address',
      'email ← E_Mail',
      'phone ← Phone1',
      'external_id ← CardCode',
      'currency ← Currency',
    ],
  },
  'Oracle, customers': {
    header:
      'PARTY_ID|PARTY_NUMBER|PARTY_NAME|KNOWN_AS|CUST_ACCOUNT_ID|ACCOUNT_NAME|ADDRESS1|ADDRESS2|CITY|STATE|POSTAL_CODE|COUNTRY|URL|EMAIL_ADDRESS|PRIMARY_PHONE_NUMBER|TAX_REFERENCE|ORG_ID',
    rows: [
      '1290|1601|Business World||1290||2391 L Street|Suite 5|San Jose|CA|95106|US|http://www.businessworld.example|ap@businessworld.example|4085550142|94-1234567|204',
      '1005|1608|Computer Service and Rentals||1005||301 Summit Hill Drive||Chattanooga|TN|37401|US|||4235550171||204',
    ],
    read: [
      'name ← PARTY_NAME',
      'website ← URL',
      'country ← COUNTRY',
      'city ← CITY',
      'state ← STATE',
      'postal_code ← POSTAL_CODE',
      'address ← ADDRESS1, ADDRESS2',
      'email ← EMAIL_ADDRESS',
      'phone ← PRIMARY_PHONE_NUMBER',
      'external_id ← PARTY_ID',
    ],
  },
  'Oracle, suppliers': {
    header:
      'VENDOR_ID|SEGMENT1|VENDOR_NAME|VENDOR_NAME_ALT|VENDOR_SITE_CODE|ADDRESS_LINE1|CITY|STATE|ZIP|COUNTRY|VAT_REGISTRATION_NUM|CREATION_DATE',
    rows: [
      '21|1001|Advantage Corp||SANTA CLARA|2 Bay Road|Santa Clara|CA|95050|US|94-7654321|2003-05-12',
      '22|1002|Consolidated Supplies||DALLAS-ERS|12 Industry Way|Dallas|TX|75201|US||2003-05-13',
    ],
    read: [
      'name ← VENDOR_NAME',
      'country ← COUNTRY',
      'city ← CITY',
      'state ← STATE',
      'postal_code ← ZIP',
      'address ← ADDRESS_LINE1',
      'external_id ← VENDOR_ID',
      'created_at ← CREATION_DATE',
    ],
  },
  NetSuite: {
    header:
      'Internal ID|ID|Name|Company Name|Is Individual|Status|Sales Rep|Subsidiary|Top Level Parent|Web Address|Email|Phone|Billing Address 1|Billing City|Billing State/Province|Billing Zip|Billing Country|VAT Registration No.|External ID',
    rows: [
      '3480|CUST989|CUST989 Quill Fittings Inc.|Quill Fittings Inc.|No|CUSTOMER-Closed Won|Ann Lee|Parent Company||http://quill.example|ap@quill.example|555-0100|1 Mill Rd|Akron|OH|44301|United States||',
      '3481|CUST990|CUST990 Plinth Ltd|Plinth Ltd|No|LEAD-Unqualified|Ann Lee|Parent Company||http://plinth.example|ap@plinth.example|555-0101|2 Mill Rd|Leeds||LS1 4AP|United Kingdom|GB123456789|',
      '3482|CUST991|CUST991 Marlow SA|Marlow SA|No|LEAD-Unqualified|Bob Ray|Parent Company||||555-0102|3 Quai Nord|Lille||59000|France||',
    ],
    read: [
      'name ← Company Name',
      'website ← Web Address',
      'country ← Billing Country',
      'city ← Billing City',
      'state ← Billing State/Province',
      'postal_code ← Billing Zip',
      'address ← Billing Address 1',
      'email ← Email',
      'phone ← Phone',
      'external_id ← Internal ID',
      'parent_name ← Top Level Parent',
      'owner ← Sales Rep',
      'is_person ← Is Individual',
    ],
  },
  'Business Central': {
    header:
      'No.|Name|Name 2|Search Name|Responsibility Center|Location Code|Address|Address 2|Post Code|City|County|Country/Region Code|Phone No.|Fax No.|E-Mail|Home Page|Contact|VAT Registration No.|Registration No.|Salesperson Code|Bill-to Customer No.|Our Account No.|Last Date Modified',
    rows: [
      '10000|Adatum Corporation||ADATUM CORPORATION|BIRMINGHAM|BLUE|21 Station Road|Suite 4|CB3 7GG|Cambridge||GB|01223 555 0142|||www.adatum.example|Robert Townes|GB789456278||PS|||2026-01-12',
      '20000|Trey Research||TREY RESEARCH||YELLOW|153 Thomas Drive||CV6 1GY|Coventry||GB||||www.trey.example|Helen Ray|GB254687456|01234567|PS|10000||2026-01-12',
    ],
    read: [
      'name ← Name',
      'name_2 ← Name 2',
      'website ← Home Page',
      'country ← Country/Region Code',
      'city ← City',
      'state ← County',
      'postal_code ← Post Code',
      'address ← Address, Address 2',
      'email ← E-Mail',
      'phone ← Phone No.',
      'company_registration_number ← Registration No.',
      'external_id ← No.',
      'owner ← Salesperson Code',
    ],
  },
  'Business Central, German': {
    header:
      'Nr.|Name|Name 2|Suchbegriff|Adresse|Adresse 2|PLZ-Code|Ort|Länder-/Regionscode|Telefonnr.|Faxnr.|E-Mail|Homepage|Kontakt|USt-IdNr.|Verkäufercode',
    rows: [
      'D00010|Möbel-Meller KG||MÖBEL-MELLER KG|Tischlerstr. 4-10||80807|München|DE|089 5550142||mm@meller.example|www.meller.example|Frau Ada Voss|DE533435789|BM',
      'D00020|Autohaus Mielberg KG||AUTOHAUS MIELBERG KG|Porschestr. 911||22417|Hamburg|DE|040 5550171|||www.mielberg.example|Frau Susanne Kind|DE733495789|BM',
    ],
    read: [
      'name ← Name',
      'name_2 ← Name 2',
      'website ← Homepage',
      'country ← Länder-/Regionscode',
      'city ← Ort',
      'postal_code ← PLZ-Code',
      'address ← Adresse, Adresse 2',
      'email ← E-Mail',
      'phone ← Telefonnr.',
      'external_id ← Nr.',
      'owner ← Verkäufercode',
    ],
  },
  'Dynamics AX, customers': {
    header:
      'AccountNum|Name|NameAlias|CustGroup|Address|Street|ZipCode|City|State|CountryRegionId|Phone|TeleFax|Email|URL|VATNum|Currency|DataAreaId',
    rows: [
      'US-001|Contoso Retail San Diego|Contoso|30|456 Peach Rd, San Diego|456 Peach Rd|92114|San Diego|CA|USA|123-555-0168||sd@contoso.example|www.contoso.example||USD|usmf',
      'US-002|Contoso Retail Los Angeles|Contoso LA|30|789 Plum St, LA|789 Plum St|90012|Los Angeles|CA|USA|123-555-0169|||www.contoso.example||USD|usmf',
    ],
    read: [
      'name ← Name',
      'website ← URL',
      'country ← CountryRegionId',
      'city ← City',
      'state ← State',
      'postal_code ← ZipCode',
      'address ← Street',
      'email ← Email',
      'phone ← Phone',
      'external_id ← AccountNum',
      'currency ← Currency',
    ],
  },
  'Dynamics 365 Finance, customers': {
    header:
      'CUSTOMERACCOUNT|PARTYTYPE|PARTYNUMBER|ORGANIZATIONNAME|NAMEALIAS|KNOWNAS|CUSTOMERGROUPID|ADDRESSSTREET|ADDRESSZIPCODE|ADDRESSCITY|ADDRESSSTATE|ADDRESSCOUNTRYREGIONID|PRIMARYCONTACTPHONE|PRIMARYCONTACTEMAIL|PRIMARYCONTACTURL|TAXEXEMPTNUMBER|SALESCURRENCYCODE',
    rows: [
      'US-003|Organization|000000031|Forest Wholesales|Forest|Forest|10|1 Oak Ln|98052|Redmond|WA|USA|425-555-0142|ap@forest.example|www.forest.example||USD',
      'DE-001|Organization|000000032|Contoso Europe GmbH|Contoso E|Contoso|10|Bahnhofstr. 5|12101|Berlin|BE|DEU|030 555 0142|ap@contoso.example|www.contoso.example|DE123456789|EUR',
    ],
    read: [
      'name ← ORGANIZATIONNAME',
      'website ← PRIMARYCONTACTURL',
      'country ← ADDRESSCOUNTRYREGIONID',
      'city ← ADDRESSCITY',
      'state ← ADDRESSSTATE',
      'postal_code ← ADDRESSZIPCODE',
      'address ← ADDRESSSTREET',
      'email ← PRIMARYCONTACTEMAIL',
      'phone ← PRIMARYCONTACTPHONE',
      'external_id ← CUSTOMERACCOUNT',
    ],
  },
  DATEV: {
    header:
      'Konto|Name (Adressattyp Unternehmen)|Unternehmensgegenstand|Name (Adressattyp natürl. Person)|Vorname (Adressattyp natürl. Person)|Name (Adressattyp keine Angabe)|Adressattyp|Kurzbezeichnung|EU-Land|EU-UStID|Anrede|Straße|Postfach|Postleitzahl|Ort|Land|Adresszusatz|Telefon|E-Mail|Internet|Bemerkung (Internet)|Fax|Bankleitzahl 1|Bank-Kontonummer 1|Länderkennzeichen 1|IBAN-Nr. 1',
    rows: [
      '10000|Krones AG|Maschinenbau||||2|Krones|DE|133702544||Böhmerwaldstr. 5||93073|Neutraubling|DE||09401 70-0|info@krones.example|www.krones.example||09401 70-1|||DE|',
      '10001|||||Stadtwerke Musterstadt|0|Stadtwerke|||Firma|Hauptstr. 1||12345|Musterstadt|DE||0123 4567||||||||',
      '70000|||Muster|Max||1|Muster|||Herrn|Gasse 2||12345|Musterstadt|DE||0123 4568||||||||',
    ],
    read: [
      'name ← Name (Adressattyp Unternehmen), Name (Adressattyp keine Angabe)',
      'website ← Internet',
      'country ← Land',
      'city ← Ort',
      'postal_code ← Postleitzahl',
      'address ← Straße, Adresszusatz',
      'email ← E-Mail',
      'phone ← Telefon',
      'external_id ← Konto',
    ],
  },
  Lexware: {
    header:
      'Kundennummer|Matchcode|Anrede|Firma|Vorname|Name|Ansprechpartner|Straße 1|PLZ 1|Ort 1|Land 1|Telefon 1|E-Mail 1|Webseite|USt-IdNr.',
    rows: [
      '10001|KRONES|Firma|Krones AG||||Böhmerwaldstr. 5|93073|Neutraubling|Deutschland|09401 70-0|info@krones.example|krones.example|DE133702544',
      '10002|MUSTER|Herr||Max|Muster||Gasse 2|12345|Musterstadt|Deutschland|0123 4567|max@muster.example||',
    ],
    read: [
      'name ← Firma',
      'website ← Webseite',
      'country ← Land 1',
      'city ← Ort 1',
      'postal_code ← PLZ 1',
      'address ← Straße 1',
      'email ← E-Mail 1',
      'phone ← Telefon 1',
      'external_id ← Kundennummer',
    ],
  },
  'Sage 50': {
    header:
      'Account Reference|Account Name|Street 1|Street 2|Town|County|Postcode|Contact Name|Telephone Number|Fax Number|VAT Registration Number|Country Code|E-mail|Web Address',
    rows: [
      'ABS001|ABS Garages Ltd|Unit 34|Holystone Estate|Hebburn|Tyne & Wear|NE31 1VB|Mike Hall|0191 254 5909|0191 254 5908|GB123456789|GB|mike@abs.example|www.abs.example',
      'BBS001|Bobs Building Supplies|Unit 2|Newtown Way|Morden|London|SM4 5NW|Bob Ray|020 8654 4321|||GB||www.bbs.example',
    ],
    read: [
      'name ← Account Name',
      'website ← Web Address',
      'country ← Country Code',
      'city ← Town',
      'state ← County',
      'postal_code ← Postcode',
      'address ← Street 1, Street 2',
      'email ← E-mail',
      'phone ← Telephone Number',
      'external_id ← Account Reference',
    ],
  },
  'Sage 100, French': {
    header:
      'Numéro tiers|Intitulé|Type|Qualité|Adresse|Complément|Code postal|Ville|Pays|Téléphone|Télécopie|E-mail|Site|N° Siret|N° identifiant',
    rows: [
      'CARAT01|Carat SA|Client|Bijoutier|12 rue Neuve||75002|Paris|France|01 55 50 14 20||ap@carat.example|www.carat.example|42114598700029|FR12421145987',
      'DIAMV02|Diamant Vert SARL|Client||3 quai Sud||69002|Lyon|France|04 55 50 14 20||||51234567800012|',
    ],
    read: [
      'name ← Intitulé',
      'website ← Site (by content)',
      'country ← Pays',
      'city ← Ville',
      'postal_code ← Code postal',
      'address ← Adresse',
      'email ← E-mail',
      'phone ← Téléphone',
      'company_registration_number ← N° Siret',
      'external_id ← Numéro tiers',
      'account_type ← Type',
    ],
  },
  'Exact Online, Dutch': {
    header: 'Code|Naam|Zoekcode|Adres|Postcode|Plaats|Land|Telefoon|E-mail|Website|BTW-nummer|KvK-nummer',
    rows: [
      '1001|Plint Handel B.V.|PLINT|Kade 1|3011 AA|Rotterdam|NL|010 555 0142|info@plint.example|www.plint.example|NL001234567B01|24123456',
      '1002|Kwil Techniek B.V.|KWIL|Kade 2|3011 AB|Rotterdam|NL|010 555 0143||www.kwil.example|NL001234568B01|24123457',
    ],
    read: [
      'name ← Naam',
      'website ← Website',
      'country ← Land',
      'city ← Plaats',
      'postal_code ← Postcode',
      'address ← Adres',
      'email ← E-mail',
      'phone ← Telefoon',
      'company_registration_number ← KvK-nummer',
    ],
  },
  'QuickBooks Online': {
    header:
      'Customer full name|Company name|Phone numbers|Email|Full name|Bill address|Ship address|Customer type|Created on|Open balance',
    rows: [
      'Quill Fittings|Quill Fittings Inc.|555-123-0142|ap@quill.example|Ann Lee|1 Mill Rd Akron OH 44301|1 Mill Rd Akron OH 44301|Retail|01/12/2024|120.00',
      'Plinth Works||555-123-0143|ap@plinth.example|Bob Ray|2 Mill Rd Akron OH 44301||Retail|01/13/2024|0.00',
      'Marlow & Co||555-123-0144||Cy Fox|3 Mill Rd Akron OH 44301||Retail|01/14/2024|0.00',
    ],
    read: [
      'name ← Customer full name',
      'address ← Bill address',
      'email ← Email',
      'phone ← Phone numbers',
      'account_type ← Customer type',
      'created_at ← Created on',
    ],
  },
  Xero: {
    header:
      '*ContactName|AccountNumber|EmailAddress|FirstName|LastName|POAttentionTo|POAddressLine1|POAddressLine2|POCity|PORegion|POPostalCode|POCountry|SAAttentionTo|SAAddressLine1|SACity|SAPostalCode|SACountry|PhoneNumber|FaxNumber|BankAccountNumber|TaxNumber|Website|LegalName|CompanyNumber',
    rows: [
      'ABC Furniture||ap@abc.example|Trish|Rawlings|Trish|1 George St||Oaktown|WA|98101|USA||||||555-0142||||www.abc.example||',
      'Bayside Club Inc.||ar@bayside.example|Bob|Partridge||PO Box 3|Suite 2|Ridge Heights|CA|90210|USA||148 Bay Rd|Ridge Heights|90210|USA|555-0143||||||',
    ],
    read: [
      'name ← *ContactName (by content)',
      'legal_name ← LegalName',
      'website ← Website',
      'country ← POCountry',
      'city ← POCity',
      'state ← PORegion',
      'postal_code ← POPostalCode',
      'address ← POAddressLine1, POAddressLine2',
      'email ← EmailAddress',
      'phone ← PhoneNumber',
      'company_registration_number ← CompanyNumber',
    ],
  },
  Odoo: {
    header:
      'External ID|Display Name|Name|Company Name|Is a Company|Company|Related Company|Street|Street2|City|State|Zip|Country|Phone|Email|Website|Tax ID|Salesperson|Tags',
    rows: [
      '__export__.res_partner_7_a1|Azure Interior|Azure Interior||True|My Company||4557 De Silva St||Fremont|California (US)|94538|United States|555-123-0142|azure@azure.example|http://azure.example|US12345677|Ann Lee|',
      '__export__.res_partner_8_a2|Deco Addict|Deco Addict||True|My Company||77 Santa Barbara Rd||Pleasant Hill|California (US)|94523|United States|555-123-0143|deco@deco.example|http://deco.example||Ann Lee|',
      '__export__.res_partner_9_a3|Gemini Furniture|Gemini Furniture||True|My Company||317 Fairchild Dr||Fairfield|California (US)|94535|United States|555-123-0144||||Ann Lee|',
    ],
    read: [
      'name ← Name',
      'website ← Website',
      'country ← Country',
      'city ← City',
      'state ← State',
      'postal_code ← Zip',
      'address ← Street, Street2',
      'email ← Email',
      'phone ← Phone',
      'external_id ← External ID',
      'owner ← Salesperson',
    ],
  },
  'Close, leads': {
    header:
      'id|display_name|description|url|status_id|status_label|date_created|date_updated|created_by_name|primary_contact_name|primary_contact_first_name|primary_contact_primary_phone|primary_contact_primary_email|html_url',
    rows: [
      'lead_70jZ5hiVt5X31MZ3vJ0R1GJMqJEpkE8|Quill Fittings||http://quill.example|stat_1|Potential|2024-01-12T10:00:00|2024-01-12T10:00:00|Ann Lee|Bob Ray|Bob|+15551230142|bob@quill.example|https://app.close.com/lead/1',
      'lead_70jZ5hiVt5X31MZ3vJ0R1GJMqJEpkE9|Plinth Works||http://plinth.example|stat_1|Potential|2024-01-13T10:00:00|2024-01-12T10:00:00|Ann Lee|Cy Fox|Cy|+15551230143||https://app.close.com/lead/2',
    ],
    read: [
      'name ← display_name',
      'website ← url',
      'email ← primary_contact_primary_email',
      'external_id ← id',
      'created_at ← date_created',
    ],
  },
  SugarCRM: {
    header:
      'Name|ID|Website|Office Phone|Billing Street|Billing City|Billing State|Billing Postal Code|Billing Country|Type|Industry|Member of|Assigned User Name|Date Created|Email Address',
    rows: [
      'Quill Fittings Inc.|8c5f3a2e-1f3e-11ee-be56-0242ac120002|http://quill.example|555-123-0142|1 Mill Rd|Akron|OH|44301|USA|Customer|Retail||sally|2024-01-12 10:00|ap@quill.example',
      'Plinth Ltd|8c5f3a2e-1f3e-11ee-be56-0242ac120003|http://plinth.example|555-123-0143|2 Mill Rd|Leeds||LS1 4AP|UK|Prospect|Retail|Quill Fittings Inc.|sally|2024-01-13 10:00|',
    ],
    read: [
      'name ← Name',
      'website ← Website',
      'country ← Billing Country',
      'city ← Billing City',
      'state ← Billing State',
      'postal_code ← Billing Postal Code',
      'address ← Billing Street',
      'email ← Email Address',
      'phone ← Office Phone',
      'external_id ← ID',
      'parent_name ← Member of',
      'owner ← Assigned User Name',
      'account_type ← Type',
      'created_at ← Date Created',
    ],
  },
  monday: {
    header: 'Name|Domain|Industry|Description|No. of employees|HQ location|Item ID (auto generated)',
    rows: [
      'Quill Fittings|quill.example|Retail||50|Akron, OH, USA|1234567890',
      'Plinth Works|plinth.example|Retail||20|Leeds, UK|1234567891',
    ],
    read: [
      'name ← Name',
      'website ← Domain',
      'address ← HQ location',
      'external_id ← Item ID (auto generated)',
    ],
  },
};

const cellsOf = (line: string) => line.split('|');
const readFrom = (header: string, rows: readonly string[]) =>
  describeMapping(proposeMapping(cellsOf(header), rows.map(cellsOf), { fields: ACCOUNT_FIELDS }));

describe('exports of ERP, finance and smaller CRM systems', () => {
  it.each(Object.entries(EXPORTS))('reads an export of %s', (_, { header, rows, read }) => {
    const width = cellsOf(header).length;
    expect(rows.map((row) => cellsOf(row).length)).toEqual(rows.map(() => width));
    expect(readFrom(header, rows)).toEqual(read);
  });
});

describe('headers of which the cells tell what they are', () => {
  const [ACME, BOLT, CORA] = ['Acme Ltd', 'Bolt GmbH', 'Cora Inc'];

  it.each([
    'Customer',
    'Vendor',
    'Supplier',
    'Debitor',
    'Kreditor',
    'Geschäftspartner',
    'Klant',
    'Fournisseur',
  ])('finds names or numbers below %s', (header) => {
    expect(readFrom(header, [ACME, BOLT, CORA])).toEqual([`name ← ${header}`]);
    const numbered = readFrom(`${header}|Name`, [`100017|${ACME}`, `100018|${BOLT}`]);
    expect(numbered).toEqual(['name ← Name', `external_id ← ${header}`]);
    const coded = readFrom(`${header}|Name`, [`C00017|${ACME}`, `C00018|${BOLT}`]);
    expect(coded).toEqual(['name ← Name', `external_id ← ${header}`]);
  });

  it('takes numbers for ids, and not the count of the rows', () => {
    expect(readFrom('No.|Name', [`10000|${ACME}`, `20000|${BOLT}`])).toContain('external_id ← No.');
    for (const counts of [
      [1, 2, 3],
      [0, 1, 2],
      [1, 4, 9],
    ])
      expect(
        readFrom('No.|Name', [`${counts[0]}|${ACME}`, `${counts[1]}|${BOLT}`, `${counts[2]}|${CORA}`]),
      ).toEqual(['name ← Name']);
  });

  it('reads no tax number as an id, and no search name, short name or match code as a name for its header', () => {
    const taxed =
      'VAT Registration No.|EU-UStID|STCEG|STCD1|LicTradNum|TaxNumber|USt-IdNr.|BTW-nummer|Partita IVA|NIF';
    const numbers = taxed.split('|').map((_header, at) => `DE81151534${at}`);
    expect(readFrom(`${taxed}|Name`, [`${numbers.join('|')}|${ACME}`])).toEqual(['name ← Name']);
    const short = 'Search Name|NAMEALIAS|SORTL|Kurzbezeichnung|Matchcode|Suchbegriff|Zoekcode|MCOD1';
    const names = short.split('|').map(() => ACME);
    const read = readFrom(`${short}|Website`, [`${names.join('|')}|acme.example`]);
    expect(read.filter((line) => !line.includes('by content'))).toEqual(['website ← Website']);
  });

  it('takes companies that are called contacts for names, and people for none', () => {
    const people = ['Ann Lee|acme.example', 'Bob Ray|bolt.example', 'Cy Fox|cora.example'];
    expect(readFrom('Contact Name|Website', people)).toEqual(['website ← Website']);
    expect(readFrom('lead_name|url', [`${ACME}|acme.example`, `${BOLT}|bolt.example`])).toContain(
      'name ← lead_name (by content)',
    );
    expect(readFrom('Contact Name|Company', [`${ACME}|${BOLT}`])).toEqual(['name ← Company']);
  });

  it('passes over a column of names that is empty in most rows, or the same in all', () => {
    const rows = [`${ACME}||Ours Ltd`, `${BOLT}||Ours Ltd`, `${CORA}|Cora|Ours Ltd`];
    expect(readFrom('Name|Company Name|Company', rows)).toEqual(['name ← Name']);
    expect(readFrom('Name|Company Name', [`${ACME}|Acme`, `${BOLT}|`])).toEqual(['name ← Company Name']);
    const people = ['Ann Lee|Acme', 'Bob Ray|', 'Cy Fox|'];
    expect(readFrom('Name|Company', people)).toEqual(['name ← Company']);
    expect(readFrom('Name|Company', ['Ann Lee|Acme', 'Bob Ray|Acme', 'Cy Fox|Acme'])).toEqual([
      'name ← Company',
    ]);
  });
});
