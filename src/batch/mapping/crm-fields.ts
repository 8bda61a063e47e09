import { OPPORTUNITIES } from './associated-deals.ts';
import { IS_CUSTOMER } from './customer-fields.ts';
import type { FieldSpec } from './field-spec.ts';
import { IS_INACTIVE } from './inactive-fields.ts';
import { holdsOwnership } from './ownership-words.ts';

/** What columns of an account tell beside who the company is (contract/crm-account.ts). */
export type CrmField =
  | 'parent_id'
  | 'parent_name'
  | 'owner'
  | 'account_type'
  | 'is_customer'
  | 'record_type'
  | 'is_person'
  | 'created_at'
  | 'last_activity_at'
  | 'open_opportunities'
  | 'opportunities'
  | 'contracted_revenue'
  | 'annual_revenue'
  | 'contracted_currency'
  | 'annual_currency'
  | 'currency'
  | 'marked_duplicate'
  | 'is_inactive'
  | 'is_deleted';

const NOT_AN_ID = ['email', 'url', 'domain', 'phone', 'date', 'flag'] as const;
const NOT_A_WORD = ['email', 'url', 'domain', 'phone', 'date'] as const;
const NOT_A_DATE = ['email', 'url', 'domain', 'phone', 'words', 'country', 'flag', 'id'] as const;
const NOT_A_NUMBER = ['email', 'url', 'domain', 'date', 'words', 'country', 'id'] as const;
const NOT_A_CURRENCY = ['email', 'url', 'domain', 'phone', 'date', 'number', 'flag'] as const;
const NOT_A_FLAG = ['email', 'url', 'domain', 'phone', 'date', 'id'] as const;

/** Headers of exports of Salesforce, HubSpot and Dynamics 365, their reports included, and plain words for the same. */
export const CRM_FIELDS: Readonly<Record<CrmField, FieldSpec>> = {
  parent_id: {
    // biome-ignore format: a table of words
    aliases: [
      'parent account id 18', 'parent account id', 'parent id', 'hs parent company id', 'parent company id',
      'parent record id', 'parent company record id', 'associated parent company id', 'parent external id',
      'parent crm id', 'ubergeordneter account id', 'ubergeordnete account id',
      'ubergeordnete firmen id', 'ubergeordnetes unternehmen id', 'ubergeordnete unternehmens id',
      'ubergeordnetes konto id', 'ubergeordnete organisation id', 'id des ubergeordneten accounts',
      'id des ubergeordneten unternehmens', 'id des ubergeordneten kontos', 'id der ubergeordneten firma',
      'id du compte parent', 'id de compte parent', 'id compte parent', 'id de l entreprise parente',
      'id de la societe mere', 'id entreprise parente', 'id de la cuenta principal', 'id de cuenta principal',
      'id de la cuenta primaria', 'id cuenta principal', 'id de la empresa principal', 'id de la empresa matriz',
      'id empresa principal', 'id account principale', 'id dell account principale', 'id account controllante',
      'id azienda principale', 'id dell azienda principale', 'id bovenliggend account', 'id bovenliggend bedrijf',
      'bovenliggend account id', 'bovenliggend bedrijf id', 'id van bovenliggend account', 'id da conta pai',
      'id da conta principal', 'id da empresa principal', 'id da empresa matriz', 'parent organization id',
      'parent organisation id',
    ],
    several: 'first',
    wrong: NOT_AN_ID,
  },
  parent_name: {
    // biome-ignore format: a table of words
    aliases: [
      'ubergeordneter account', 'ubergeordnetes unternehmen', 'parent account', 'parent account name', 'parent company', 'parent company name', 'parent name', 'parent',
      'mutterunternehmen', 'muttergesellschaft', 'konzernmutter', 'societe mere', 'empresa matriz',
      'casa madre', 'moederbedrijf',
      'ubergeordnete firma', 'ubergeordnetes konto', 'ubergeordnete organisation', 'ubergeordnete gesellschaft',
      'ubergeordneter kunde', 'name des ubergeordneten accounts', 'name des ubergeordneten unternehmens',
      'name des ubergeordneten kontos', 'name der ubergeordneten firma', 'mutterfirma', 'compte parent',
      'nom du compte parent', 'compte principal', 'entreprise parente', 'entreprise mere', 'nom de l entreprise parente',
      'maison mere', 'organisation parente', 'societe parente', 'cuenta principal', 'cuenta primaria', 'cuenta matriz',
      'cuenta padre', 'nombre de la cuenta principal', 'empresa principal', 'nombre de la empresa principal',
      'sociedad matriz', 'organizacion matriz', 'organizacion principal', 'account principale', 'account controllante',
      'account padre', 'nome account principale', 'azienda principale', 'azienda madre', 'azienda controllante',
      'societa madre', 'societa controllante', 'capogruppo', 'bovenliggend account', 'bovenliggend bedrijf',
      'bovenliggende organisatie', 'hoofdaccount', 'moederorganisatie', 'moedermaatschappij',
      'naam van bovenliggend account', 'conta pai', 'conta principal', 'conta primaria', 'nome da conta pai',
      'empresa mae', 'organizacao mae', 'organizacao principal', 'parent organization', 'parent organisation',
    ],
    several: 'first',
    wrong: NOT_A_WORD,
  },
  owner: {
    // biome-ignore format: a table of words
    aliases: [
      'account owner', 'company owner', 'owner', 'owner name', 'account owner name', 'hubspot owner', 'hubspot owner id',
      'owner id', 'account manager', 'sales rep', 'responsible', 'besitzer', 'inhaber des accounts', 'kontoinhaber',
      'proprietaire',
      'besitzer account', 'kontobesitzer', 'inhaber', 'account inhaber', 'accountbesitzer', 'zustandiger mitarbeiter',
      'zustandiger mitarbeiter fur unternehmen', 'zustandiger mitarbeiter fur das unternehmen',
      'fur unternehmen zustandiger mitarbeiter', 'fur das unternehmen zustandiger mitarbeiter', 'unternehmensinhaber',
      'unternehmensbesitzer', 'kundenbetreuer', 'responsable du compte', 'responsable de compte',
      'responsable commercial', 'propietario', 'responsable de la cuenta', 'ejecutivo de cuenta', 'proprietario',
      'titolare account', 'proprietario account', 'responsabile account', 'eigenaar', 'accounteigenaar',
      'bedrijfseigenaar', 'eigenaar bedrijf', 'relatiebeheerder', 'responsavel', 'responsavel pela conta',
      'gerente da conta',
    ],
    several: 'first',
    wrong: ['url', 'date', 'flag'],
  },
  account_type: {
    // biome-ignore format: a table of words
    aliases: [
      'account type', 'type', 'company type', 'customer type', 'customer status', 'account status', 'relationship type',
      'lifecycle stage', 'accountcategory', 'customertypecode', 'kundenstatus', 'kontotyp', 'typ', 'account typ',
      'kundentyp', 'type de compte', 'tipo de cuenta', 'tipo',
      'type of account', 'art der beziehung', 'beziehungstyp', 'beziehungsart', 'lifecycle phase', 'lifecycle stadium',
      'lebenszyklusphase', 'unternehmenstyp', 'firmentyp', 'kundenart', 'type de relation', 'type de client',
      'type client', 'type de societe', 'type d entreprise', 'phase du cycle de vie', 'etape du cycle de vie',
      'phase de cycle de vie', 'statut du client', 'statut client', 'statut du compte', 'etapa del ciclo de vida',
      'fase del ciclo de vida', 'etapa de ciclo de vida', 'tipo de relacion', 'tipo de cliente', 'tipo cliente',
      'tipo de empresa', 'estado del cliente', 'estado de cliente', 'tipo account', 'tipo di account',
      'tipo di relazione', 'tipo relazione', 'tipo di cliente', 'tipologia cliente', 'fase del ciclo vita',
      'fase ciclo di vita', 'fase del ciclo di vita', 'stato cliente', 'stato del cliente', 'tipo azienda',
      'tipo di azienda', 'type account', 'type relatie', 'relatietype', 'soort relatie', 'levenscyclusfase',
      'lifecyclefase', 'klanttype', 'type klant', 'klantstatus', 'bedrijfstype', 'type bedrijf', 'tipo de conta',
      'fase do ciclo de vida', 'estagio do ciclo de vida', 'etapa do ciclo de vida', 'tipo de relacao',
      'tipo de relacionamento', 'status do cliente', 'organization label', 'organization labels', 'organisation label',
      'organisation labels', 'organisation etiquette', 'organisation etiquettes', 'organizacion etiqueta',
      'organizacion etiquetas', 'organizzazione etichetta', 'organizzazione etichette', 'organisatie label',
      'organisatie labels', 'organizacao etiqueta', 'organizacao etiquetas', 'organizacao rotulo',
      'organizacao marcador',
      'account stage', 'account class', 'account classification', 'account lifecycle', 'account lifecycle stage',
      'customer stage', 'customer category', 'customer class', 'customer group', 'customer segment', 'customer lifecycle',
      'customer lifecycle stage', 'customer relationship', 'client status', 'client type', 'client category', 'lifecycle', 'lifecycle status',
      'relationship', 'relationship status', 'business relationship', 'kundenkategorie', 'kundengruppe', 'kundensegment', 'kundenklasse',
      'kundenklassifizierung', 'kundenbeziehung', 'geschaftsbeziehung', 'geschaftspartnertyp', 'beziehung', 'status des accounts',
      'categorie client', 'categorie de client', 'segment client', 'groupe client', 'relation client', 'relation commerciale', 'statut de client',
      'categoria cliente', 'categoria de cliente', 'categoria do cliente', 'klantcategorie', 'klantgroep',
    ],
    several: 'each',
    wrong: NOT_A_WORD,
    isOther: holdsOwnership,
  },
  is_customer: IS_CUSTOMER,
  record_type: {
    // biome-ignore format: a table of words
    aliases: [
      'record type', 'record type name', 'record type id', 'account record type', 'datensatztyp', 'account datensatztyp',
      'name des datensatztyps', 'type d enregistrement', 'type d enregistrement du compte',
      'type d enregistrement de compte', 'tipo de registro', 'tipo de registro de la cuenta',
      'tipo de registro de cuenta', 'tipo di record', 'tipo di record account', 'recordtype account',
      'tipo de registro da conta', 'tipo de registro de conta',
    ],
    several: 'first',
    wrong: NOT_A_WORD,
  },
  is_person: {
    // biome-ignore format: a table of words
    aliases: [
      'is person account', 'person account', 'ist personenaccount', 'personenaccount', 'est un compte personnel', 'compte personnel',
      'es cuenta personal', 'cuenta personal', 'e account personale', 'account personale', 'is persoonlijk account', 'persoonlijk account',
      'e conta pessoal', 'conta pessoal',
    ],
    several: 'first',
    wrong: NOT_A_FLAG,
  },
  created_at: {
    // biome-ignore format: a table of words
    aliases: [
      'created date', 'create date', 'created', 'created on', 'created at', 'date created',
      'creation date', 'organization created', 'erstellt am', 'erstelldatum', 'erstellungsdatum', 'date de creation', 'fecha de creacion',
      'created time', 'create time', 'creation time', 'organisation created', 'erstellungszeit', 'erstellt',
      'angelegt am', 'anlagedatum', 'organisation erstellt', 'organisation erstellt am', 'datum der erstellung',
      'cree le', 'creee le', 'date creation', 'heure de creation', 'organisation creee', 'organisation creee le',
      'fecha creacion', 'fecha de alta', 'hora de creacion', 'creado el', 'creado', 'creada el', 'organizacion creada',
      'organizacion creada el', 'data di creazione', 'data creazione', 'ora di creazione', 'creato il',
      'organizzazione creata', 'organizzazione creata il', 'aangemaakt op', 'gemaakt op', 'aanmaakdatum',
      'datum aangemaakt', 'gemaakt', 'aanmaaktijd', 'organisatie aangemaakt', 'organisatie aangemaakt op',
      'data de criacao', 'data da criacao', 'data criacao', 'hora de criacao', 'hora da criacao', 'criado em',
      'criada em', 'organizacao criada', 'organizacao criada em',
    ],
    several: 'first',
    wrong: NOT_A_DATE,
  },
  last_activity_at: {
    // biome-ignore format: a table of words
    aliases: [
      'last activity date', 'last activity', 'last activity at', 'last contacted', 'notes last contacted',
      'last contact date', 'last engagement date', 'last touch date', 'letzte aktivitat', 'derniere activite',
      'last activity time', 'last activity date time', 'time of last activity', 'datum der letzten aktivitat',
      'uhrzeit der letzten aktivitat', 'zeit der letzten aktivitat', 'zeitpunkt der letzten aktivitat',
      'letztes aktivitatsdatum', 'letzte aktivitat am', 'datum letzte aktivitat', 'letzter kontakt',
      'zuletzt kontaktiert', 'date de derniere activite', 'date de la derniere activite',
      'heure de la derniere activite', 'heure de derniere activite', 'derniere activite le', 'dernier contact',
      'date du dernier contact', 'ultima actividad', 'fecha de ultima actividad', 'fecha de la ultima actividad',
      'ultima fecha de actividad', 'hora de la ultima actividad', 'hora de ultima actividad', 'ultimo contacto',
      'fecha del ultimo contacto', 'ultima attivita', 'data ultima attivita', 'data di ultima attivita',
      'data dell ultima attivita', 'ora dell ultima attivita', 'ora ultima attivita', 'ultimo contatto',
      'laatste activiteit', 'datum laatste activiteit', 'datum van laatste activiteit', 'laatste activiteitsdatum',
      'laatste activiteitdatum', 'tijd van laatste activiteit', 'tijdstip laatste activiteit', 'laatste contact',
      'ultima atividade', 'data da ultima atividade', 'data de ultima atividade', 'hora da ultima atividade',
      'ultimo contato', 'data do ultimo contato',
    ],
    several: 'each',
    wrong: NOT_A_DATE,
  },
  open_opportunities: {
    // biome-ignore format: a table of words
    aliases: [
      'open opportunities', 'of open opportunities', 'number of open opportunities', 'open opps', 'open opportunity count', 'open opps count',
      'open deals', 'number of open deals', 'hs num open deals', 'num open deals', 'offene opportunities',
      'opportunites ouvertes', 'offene verkaufschancen', 'anzahl offener verkaufschancen', 'anzahl offener opportunities',
      'anzahl der offenen deals', 'anzahl offener deals', 'offene deals', 'offene abschlusse', 'offene geschafte', 'opportunites en cours',
      'nombre d opportunites ouvertes', 'transactions ouvertes', 'nombre de transactions ouvertes', 'affaires ouvertes',
      'affaires en cours', 'offres en cours', 'nombre d affaires ouvertes', 'oportunidades abiertas',
      'numero de oportunidades abiertas', 'negocios abiertos', 'numero de negocios abiertos', 'tratos abiertos',
      'numero de tratos abiertos', 'opportunita aperte', 'numero di opportunita aperte', 'trattative aperte',
      'numero di trattative aperte', 'affari aperti', 'numero di affari aperti', 'offerte aperte', 'open verkoopkansen',
      'openstaande deals', 'aantal openstaande deals', 'aantal open deals', 'aantal open verkoopkansen',
      'oportunidades abertas', 'numero de oportunidades abertas', 'negocios abertos', 'negocios em aberto',
      'numero de negocios abertos', 'open opportunity', 'of open deals', 'open pipeline', 'open opportunity amount', 'open opportunity value',
      'open deal value', 'total open deal value', 'open deals value', 'pipeline value', 'open pipeline value', 'offene deals anzahl', 'offene pipeline',
      'wert offener deals', 'wert der offenen deals', 'has open opportunity', 'has open opportunities', 'montant des opportunites ouvertes',
    ],
    several: 'each',
    wrong: NOT_A_NUMBER,
  },
  opportunities: OPPORTUNITIES,
  contracted_revenue: {
    // biome-ignore format: a table of words
    aliases: [
      'contracted revenue', 'arr', 'acv', 'mrr', 'annual recurring revenue', 'annual contract value', 'contract value',
      'total contract value', 'tcv', 'total closed won', 'closed won amount', 'won amount', 'lifetime value',
      'total revenue', 'openrevenue', 'gesamtumsatz', 'gesamteinnahmen', 'vertragswert', 'auftragswert', 'jahrlich wiederkehrender umsatz',
      'valeur du contrat', 'revenu total', 'revenu recurrent annuel', 'montant des contrats', 'valor del contrato',
      'valor total del contrato', 'ingresos totales', 'ingresos recurrentes anuales', 'valore del contratto',
      'valore contratto', 'entrate totali', 'ricavi totali', 'contractwaarde', 'totale omzet', 'valor do contrato',
      'receita total', 'receita recorrente anual',
      'current arr', 'total arr', 'current mrr', 'total mrr', 'monthly recurring revenue', 'recurring revenue', 'contract amount', 'contract volume', 'active contract value', 'subscription value', 'subscription amount', 'contracted arr', 'carr',
      'closed won revenue', 'closed won value', 'won revenue', 'won deals value', 'value of won deals', 'total won', 'recent deal amount',
      'customer lifetime value', 'customer value', 'clv', 'ltv', 'order value', 'total orders value', 'revenue with us', 'sales ytd', 'revenue ytd',
      'billed revenue', 'invoiced revenue', 'total invoiced', 'vertragsvolumen', 'vertragssumme', 'auftragsvolumen', 'auftragssumme', 'kundenumsatz', 'umsatz mit uns',
      'umsatz mit kunde', 'umsatz ytd', 'umsatz laufendes jahr', 'jahrliche vertragssumme', 'monatlich wiederkehrender umsatz', 'wiederkehrender umsatz',
      'montant du contrat', 'montant contrat', 'valeur contrat', 'ca client', 'ca contrat', 'ca contractuel', 'ca realise', 'ca facture', 'chiffre d affaires client', 'revenu recurrent', 'revenu recurrent mensuel',
      'importe del contrato', 'ingresos recurrentes', 'ingresos recurrentes mensuales', 'importo contratto', 'ricavi ricorrenti', 'receita recorrente',
      'receita recorrente mensal', 'valor contrato', 'maandelijks terugkerende omzet', 'jaarlijks terugkerende omzet', 'contractbedrag',
    ],
    several: 'each',
    wrong: NOT_A_NUMBER,
  },
  annual_revenue: {
    // biome-ignore format: a table of words
    aliases: [
      'annual revenue', 'company revenue', 'revenue', 'jahresumsatz', 'umsatz', 'chiffre d affaires',
      'facturacion', 'fatturato', 'omzet', 'umsatzerlose', 'jahrlicher umsatz', 'chiffre d affaires annuel', 'ca annuel', 'revenu annuel', 'revenus annuels',
      'ingresos anuales', 'ingresos', 'ingreso anual', 'facturacion anual', 'fatturato annuo', 'fatturato annuale',
      'entrate annue', 'entrate annuali', 'ricavi annuali', 'ricavo annuo', 'reddito annuo', 'jaaromzet',
      'jaarlijkse omzet', 'receita anual', 'faturamento anual', 'faturamento', 'rendimento anual', 'volume de negocios',
    ],
    several: 'first',
    wrong: NOT_A_NUMBER,
  },
  // Reports of Salesforce have a column of the currency for each amount, exports one for the whole account.
  contracted_currency: {
    // biome-ignore format: a table of words
    aliases: [
      'contracted revenue currency', 'contracted currency', 'arr currency', 'acv currency', 'contract value currency', 'total contract value currency',
      'total revenue currency',
    ],
    several: 'first',
    wrong: NOT_A_CURRENCY,
  },
  annual_currency: {
    // biome-ignore format: a table of words
    aliases: [
      'annual revenue currency', 'annual currency', 'revenue currency', 'jahresumsatz wahrung', 'wahrung jahresumsatz', 'chiffre d affaires annuel devise',
      'ingresos anuales divisa', 'divisa de ingresos anuales',
    ],
    several: 'first',
    wrong: NOT_A_CURRENCY,
  },
  currency: {
    // biome-ignore format: a table of words
    aliases: [
      'account currency', 'currency iso code', 'currency code', 'currency', 'iso currency code', 'transaction currency', 'transactioncurrencyid',
      'deal currency code', 'company currency', 'account wahrung', 'wahrung', 'wahrungscode', 'iso wahrungscode', 'wahrung iso code', 'kontowahrung', 'devise', 'code devise',
      'code de devise', 'code iso de la devise', 'monnaie', 'divisa', 'codigo de divisa', 'codigo iso de divisa', 'moneda', 'codigo de moneda', 'valuta',
      'codice valuta', 'codice iso valuta', 'valutacode', 'iso valutacode', 'moeda', 'codigo da moeda', 'codigo iso da moeda',
    ],
    several: 'first',
    wrong: NOT_A_CURRENCY,
  },
  marked_duplicate: {
    // biome-ignore format: a table of words
    aliases: [
      'is duplicate', 'duplicate', 'marked duplicate', 'marked as duplicate', 'duplicate flag', 'duplikat', 'doublon', 'dublette', 'ist duplikat', 'est un doublon', 'duplicado', 'es duplicado', 'duplicato', 'duplicaat', 'e duplicado',
    ],
    several: 'first',
    wrong: NOT_A_FLAG,
  },
  is_inactive: IS_INACTIVE,
  is_deleted: {
    // biome-ignore format: a table of words
    aliases: [
      'is deleted', 'geloscht', 'ist geloscht', 'supprime', 'est supprime', 'eliminado', 'esta eliminado', 'eliminato', 'verwijderd', 'excluido',
    ],
    several: 'first',
    wrong: NOT_A_FLAG,
  },
};
