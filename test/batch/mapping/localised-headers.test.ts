import { describe, expect, it } from 'vitest';
import type { MappableField } from '../../../src/batch/mapping/fields.ts';
import { ACCOUNT_FIELDS } from '../../../src/batch/mapping/fields.ts';
import { headerMeaning } from '../../../src/batch/mapping/header-meaning.ts';
import { proposeMapping } from '../../../src/batch/mapping/propose-mapping.ts';

/** The fields whose headers stand below, in this order; a name of unknown kind is `name`, a parent is given by its name. */
const FIELDS: readonly MappableField[] = [
  ...(['external_id', 'name', 'parent_name', 'website', 'phone', 'city', 'state'] as const),
  ...(['postal_code', 'country', 'account_type', 'owner', 'created_at', 'last_activity_at'] as const),
];

/** Headers of exports as the CRMs write them in each language. */
// biome-ignore format: a table of words
const EXPORTS: Readonly<Record<string, readonly string[]>> = {
  'Salesforce, German': ['Account-ID', 'Accountname', 'Übergeordneter Account', 'Website', 'Telefon', 'Rechnungsadresse (Stadt)', 'Rechnungsadresse (Bundesland/Provinz)', 'Rechnungsadresse (Postleitzahl)', 'Rechnungsadresse (Land)', 'Typ', 'Account-Inhaber', 'Erstellt am', 'Letzte Aktivität'],
  'Salesforce, French': ['ID du compte', 'Nom du compte', 'Compte parent', 'Site Web', 'Téléphone', 'Ville de facturation', 'État/Province de facturation', 'Code postal de facturation', 'Pays de facturation', 'Type', 'Propriétaire du compte', 'Date de création', 'Dernière activité'],
  'Salesforce, Spanish': ['Id. de la cuenta', 'Nombre de la cuenta', 'Cuenta principal', 'Sitio Web', 'Teléfono', 'Ciudad de facturación', 'Estado o provincia de facturación', 'Código postal de facturación', 'País de facturación', 'Tipo', 'Propietario de la cuenta', 'Fecha de creación', 'Última actividad'],
  'Salesforce, Italian': ['ID account', 'Nome account', 'Account principale', 'Sito Web', 'Telefono', 'Città di fatturazione', 'Stato/Provincia di fatturazione', 'CAP di fatturazione', 'Paese di fatturazione', 'Tipo', 'Titolare account', 'Data di creazione', 'Ultima attività'],
  'Salesforce, Dutch': ['Account-ID', 'Accountnaam', 'Bovenliggend account', 'Website', 'Telefoon', 'Factuuradres (plaats)', 'Factuuradres (provincie)', 'Factuuradres (postcode)', 'Factuuradres (land)', 'Type', 'Eigenaar van account', 'Gemaakt op', 'Laatste activiteit'],
  'Salesforce, Portuguese': ['ID da conta', 'Nome da conta', 'Conta pai', 'Website', 'Telefone', 'Cidade de cobrança', 'Estado de cobrança', 'CEP de cobrança', 'País de cobrança', 'Tipo', 'Proprietário da conta', 'Data de criação', 'Última atividade'],
  'HubSpot, German': ['Datensatz-ID', 'Unternehmensname', 'Übergeordnetes Unternehmen', 'Unternehmensdomain-Name', 'Telefonnummer', 'Stadt', 'Bundesland/Region', 'Postleitzahl', 'Land/Region', 'Lifecycle-Phase', 'Zuständiger Mitarbeiter für Unternehmen', 'Erstelldatum', 'Datum der letzten Aktivität'],
  'HubSpot, French': ['ID de fiche', "Nom de l'entreprise", 'Entreprise parente', "Nom de domaine de l'entreprise", 'Numéro de téléphone', 'Ville', 'État/Région', 'Code postal', 'Pays/Région', 'Phase du cycle de vie', "Propriétaire de l'entreprise", 'Date de création', 'Date de la dernière activité'],
  'HubSpot, Spanish': ['ID de registro', 'Nombre de la empresa', 'Empresa principal', 'Nombre de dominio de la empresa', 'Número de teléfono', 'Ciudad', 'Estado/región', 'Código postal', 'País/región', 'Etapa del ciclo de vida', 'Propietario de la empresa', 'Fecha de creación', 'Fecha de última actividad'],
  'HubSpot, Italian': ['ID record', "Nome dell'azienda", 'Azienda principale', "Nome di dominio dell'azienda", 'Numero di telefono', 'Città', 'Stato/Regione', 'Codice postale', 'Paese/Regione', 'Fase del ciclo di vita', "Proprietario dell'azienda", 'Data di creazione', 'Data ultima attività'],
  'HubSpot, Dutch': ['Record-ID', 'Bedrijfsnaam', 'Bovenliggend bedrijf', 'Domeinnaam van bedrijf', 'Telefoonnummer', 'Plaats', 'Staat/Regio', 'Postcode', 'Land/Regio', 'Levenscyclusfase', 'Eigenaar van bedrijf', 'Aanmaakdatum', 'Datum laatste activiteit'],
  'HubSpot, Portuguese': ['ID do registro', 'Nome da empresa', 'Empresa mãe', 'Nome de domínio da empresa', 'Número de telefone', 'Cidade', 'Estado/região', 'Código postal', 'País/região', 'Fase do ciclo de vida', 'Proprietário da empresa', 'Data de criação', 'Data da última atividade'],
  'Dynamics, German': ['(Nicht ändern) Firma', 'Firmenname', 'Übergeordnete Firma', 'Website', 'Haupttelefon', 'Adresse 1: Ort', 'Adresse 1: Bundesland/Kanton', 'Adresse 1: Postleitzahl', 'Adresse 1: Land/Region', 'Beziehungstyp', 'Besitzer', 'Erstellt am', 'Letzte Aktivität'],
  'Dynamics, French': ['(Ne pas modifier) Compte', 'Nom du compte', 'Compte parent', 'Site Web', 'Téléphone principal', 'Adresse 1 : ville', 'Adresse 1 : département/province', 'Adresse 1 : code postal', 'Adresse 1 : pays/région', 'Type de relation', 'Propriétaire', 'Créé le', 'Dernière activité'],
  'Dynamics, Spanish': ['(No modificar) Cuenta', 'Nombre de cuenta', 'Cuenta primaria', 'Sitio web', 'Teléfono principal', 'Dirección 1: ciudad', 'Dirección 1: estado o provincia', 'Dirección 1: código postal', 'Dirección 1: país o región', 'Tipo de relación', 'Propietario', 'Fecha de creación', 'Última actividad'],
  'Zoho, English': ['Record Id', 'Account Name', 'Parent Account', 'Website', 'Phone', 'Billing City', 'Billing State', 'Billing Code', 'Billing Country', 'Account Type', 'Account Owner', 'Created Time', 'Last Activity Time'],
  'Zoho, German': ['Datensatz-ID', 'Kontoname', 'Übergeordnetes Konto', 'Website', 'Telefon', 'Rechnungsort', 'Rechnungsbundesland', 'Rechnungs-PLZ', 'Rechnungsland', 'Kontotyp', 'Kontobesitzer', 'Erstellungszeit', 'Uhrzeit der letzten Aktivität'],
  'Zoho, French': ["ID de l'enregistrement", 'Nom de la société', 'Société mère', 'Site web', 'Téléphone', 'Ville de facturation', 'État de facturation', 'Code de facturation', 'Pays de facturation', 'Type de compte', 'Propriétaire du compte', 'Heure de création', 'Heure de la dernière activité'],
  'Zoho, Spanish': ['ID de registro', 'Nombre de Cuenta', 'Cuenta principal', 'Sitio Web', 'Teléfono', 'Ciudad de facturación', 'Estado de facturación', 'Código de facturación', 'País de facturación', 'Tipo de Cuenta', 'Propietario de Cuenta', 'Hora de creación', 'Hora de la última actividad'],
  'Pipedrive, English': ['Organization - ID', 'Organization - Name', 'Organization - Parent organization', 'Organization - Website', 'Organization - Phone', 'Organization - City/town/village/locality of Address', 'Organization - State/county of Address', 'Organization - ZIP/Postal code of Address', 'Organization - Country of Address', 'Organization - Labels', 'Organization - Owner', 'Organization - Organization created', 'Organization - Last activity date'],
  'Pipedrive, German': ['Organisation - ID', 'Organisation - Name', 'Organisation - Übergeordnete Organisation', 'Organisation - Website', 'Organisation - Telefon', 'Organisation - Stadt/Dorf/Gemeinde von Adresse', 'Organisation - Bundesland/Landkreis von Adresse', 'Organisation - PLZ/Postleitzahl von Adresse', 'Organisation - Land von Adresse', 'Organisation - Label', 'Organisation - Besitzer', 'Organisation - Organisation erstellt', 'Organisation - Datum der letzten Aktivität'],
  'Pipedrive, French': ['Organisation - ID', 'Organisation - Nom', 'Organisation - Société mère', 'Organisation - Site Web', 'Organisation - Téléphone', 'Organisation - Ville', 'Organisation - État', 'Organisation - Code postal', 'Organisation - Pays', 'Organisation - Étiquette', 'Organisation - Propriétaire', 'Organisation - Organisation créée', 'Organisation - Date de la dernière activité'],
  'Pipedrive, Spanish': ['Organización - ID', 'Organización - Nombre', 'Organización - Empresa matriz', 'Organización - Sitio web', 'Organización - Teléfono', 'Organización - Dirección (ciudad)', 'Organización - Estado', 'Organización - Código postal', 'Organización - País', 'Organización - Etiqueta', 'Organización - Propietario', 'Organización - Organización creada el', 'Organización - Última fecha de actividad'],
  'Pipedrive, Portuguese': ['Organização - ID', 'Organização - Nome', 'Organização - Empresa matriz', 'Organização - Website', 'Organização - Telefone', 'Organização - Cidade', 'Organização - Estado', 'Organização - CEP', 'Organização - País', 'Organização - Etiqueta', 'Organização - Proprietário', 'Organização - Organização criada', 'Organização - Data da última atividade'],
  'Salesforce, Japanese': ['取引先 ID', '取引先名', '親取引先', 'Web サイト', '電話', '市区郡(請求先)', '都道府県(請求先)', '郵便番号(請求先)', '国(請求先)', '種別', '取引先 所有者', '作成日', '最終活動日'],
  'Salesforce, Chinese': ['客户 ID', '客户名称', '上级客户', '网站', '电话', '开票城市', '开票省/自治区/直辖市', '开票邮政编码', '开票国家/地区', '类型', '客户所有人', '创建日期', '上次活动日期'],
  'Salesforce, Korean': ['계정 ID', '계정 이름', '상위 계정', '웹사이트', '전화', '구/군/시', '시/도', '우편번호', '국가', '유형', '계정 소유자', '만든 날짜', '마지막 활동'],
  'HubSpot, Japanese': ['レコードID', '会社名', '親会社', '会社のドメイン名', '電話番号', '市区町村', '都道府県/地域', '郵便番号', '国/地域', 'ライフサイクルステージ', '会社の担当者', '作成日', '最終アクティビティー日'],
  'HubSpot, Chinese': ['记录 ID', '公司名称', '母公司', '公司域名', '电话号码', '城市', '州/地区', '邮政编码', '国家/地区', '生命周期阶段', '公司所有者', '创建日期', '最后活动日期'],
  'HubSpot, Korean': ['레코드 ID', '회사 이름', '모회사', '회사 도메인 이름', '전화번호', '도시', '주/지역', '우편번호', '국가/지역', '라이프사이클 단계', '회사 소유자', '생성일', '최근 활동일'],
};

describe('headers of exports in other languages', () => {
  it.each(Object.entries(EXPORTS))('finds every field of an export of %s', (_, headers) => {
    const { mapping } = proposeMapping(headers, [], { fields: ACCOUNT_FIELDS });
    const found = headers.map((_header, at) => FIELDS.find((field) => mapping[field]?.includes(at)));
    expect(found).toEqual(FIELDS);
  });

  it.each([
    ['Anzahl der offenen Deals', 'open_opportunities'],
    ['Número de negocios abiertos', 'open_opportunities'],
    ["Nombre d'opportunités ouvertes", 'open_opportunities'],
    ["Chiffre d'affaires annuel", 'annual_revenue'],
    ['Umsatzerlöse', 'annual_revenue'],
    ['Rechnungsadresse (Straße)', 'address'],
    ['Dirección 1: calle 1', 'address'],
    ['Rue de facturation', 'address'],
    ['ID du compte parent', 'parent_id'],
    ["Type d'enregistrement", 'record_type'],
  ])('reads the header %s as %s', (header, field) => {
    expect(headerMeaning(header)?.field).toBe(field);
  });

  it.each([
    ...['Adresse 2: Ort', 'Stadt/Land', "Date de création de l'entreprise", 'Telefon des Ansprechpartners'],
    ...['Nom du contact', 'City/Industry', 'Empresa/Persona', 'Region/Regio'],
  ])('takes the header %s for none of the company', (header) => {
    expect(headerMeaning(header)).toBeUndefined();
  });

  it('takes the fullest of several columns for the names, and none that its header names as a parent', () => {
    const rows = ['Siemens AG', 'Krones AG', 'Bosch GmbH', 'Linde', 'Meyer'].map((name, at) => [
      ...[name, at === 0 ? 'Siemens Holding AG' : ''],
    ]);
    const nameOf = (columns: readonly string[], cells: readonly (readonly string[])[]) =>
      proposeMapping(columns, cells, { fields: ACCOUNT_FIELDS }).mapping.name;
    for (const other of ['Moderbolag', 'Firma nadrzędna', 'Головная компания', 'Groupe', 'Zzz'])
      expect([other, nameOf(['Företagsnamn', other], rows)]).toEqual([other, [0]]);
    const parents = ['A AG', 'B AG', 'C AG', 'D AG'].map((name) => ['', name]);
    expect(['Moderbolag', '親会社の名称', '상위 기관'].map((other) => nameOf(['x', other], parents))).toEqual(
      [...[undefined, undefined, undefined]],
    );
    const few = [...rows, ...rows].map(([, name = '']) => ['', name]);
    expect(nameOf(['x', 'Zzz'], few)).toBeUndefined();
  });

  it('takes a shipping address only where there is no other, whatever the language', () => {
    const both = ['Firma', "Ville d'expédition", 'Ciudad de envío', 'Ville de facturation'];
    expect(proposeMapping(both, []).mapping.city).toEqual([3]);
    expect(proposeMapping(both.slice(0, 2), []).mapping.city).toEqual([1]);
    const japanese = ['会社名', '市区郡(納入先)', '市区郡(請求先)'];
    expect(proposeMapping(japanese, []).mapping.city).toEqual([2]);
    expect(proposeMapping(japanese.slice(0, 2), []).mapping.city).toEqual([1]);
  });

  it('takes a column of states for that, and not for the states of a country', () => {
    const rowsOf = (...cells: string[]) => cells.map((cell) => ['Acme', cell]);
    const stateOf = (...cells: string[]) =>
      proposeMapping(['Nombre', 'Estado'], rowsOf(...cells)).mapping.state;
    expect(stateOf('Jalisco', 'Nuevo León')).toEqual([1]);
    expect(stateOf('Activo', 'Inactivo')).toBeUndefined();
  });
});
