/** What stands around the name of a field in headers of exports, in seven languages and some of Salesforce in Japanese and Chinese, written without spaces. */

/** Whose field it is, before it: `Company Phone`, `Organization - Name`. */
export const OWNER = /^(?:account|company|organi[sz]ation)(?=.)/;

/** The same as the name of a list of fields, set off from the field, as Pipedrive writes it: `Organización - Nombre`. */
export const LIST_OF_FIELDS =
  /^\s*(?:organizaci[oó]n|organiza[cç][aã]o|organizzazione|organisatie|unternehmen|firma|konto|kunde|compte|entreprise|soci[eé]t[eé]|cuenta|empresa|azienda|conta|bedrijf|klant|cliente?)\s*[-:]\s*(?=\S)/i;

/** Whose field it is, behind it: `Nom du compte`, `Propietario de la cuenta`. */
export const OF_ACCOUNT =
  /(?<=.)(?:d[ue]compte|delorganisation|de(?:la)?cuenta|de(?:la)?organizacion|des(?:accounts|kontos)|derorganisation|dellaccount|dellorganizzazione|d[aeo]conta|daorganizacao|van(?:het|de)?(?:account|organisatie))$/;
export const OF_COMPANY =
  /(?<=.)(?:de(?:lentreprise|lasociete|laempresa)|(?:des|fur(?:das)?)unternehmens?|derfirma|dell(?:azienda|asocieta)|daempresa|van(?:het)?bedrijf)$/;

/** The address that counts, before and behind its part: `Billing City`, `Rechnungsadresse (Stadt)`, `Ciudad de facturación`. */
export const MAIN_ADDRESS =
  /^(?:請求先|开票|开单|账单|帐单|billing|billto|invoice|rechnungs(?:adresse|anschrift)?|registeredoffice|registered|reg|headquarters?|headoffice|hq|main|primary|business|hauptadresse|(?:address|adresse|direccion|indirizzo|adres|endereco)1|(?:adresse)?(?:de)?facturation|(?:direccion)?(?:de)?facturacion|(?:indirizzo)?(?:di)?fatturazione|factuur(?:adres)?|(?:endereco)?(?:de)?(?:cobranca|faturamento))(?=.)/;
export const OF_MAIN_ADDRESS =
  /(?<=.)(?:請求先|(?:adresse)?(?:de)?facturation|(?:direccion)?(?:de)?facturacion|(?:indirizzo)?(?:di)?fatturazione|(?:endereco)?(?:de)?(?:cobranca|faturamento)|(?:van)?factuuradres|(?:der)?rechnungs(?:adresse|anschrift))$/;

/** The address that counts where there is no other. */
export const SHIPPING_ADDRESS =
  /^(?:納入先|出荷先|配送先|郵送先|发货|送货|运送|邮寄|shipping|shipto|mailing|delivery|liefer(?:adresse|anschrift)?|versand(?:adresse)?|(?:adresse)?(?:de)?livraison|(?:direccion)?(?:de)?(?:envio|entrega)|(?:indirizzo)?(?:di)?spedizione|(?:verzend|bezorg|aflever)(?:adres)?|(?:endereco)?(?:de)?entrega)(?=.)/;
export const OF_SHIPPING_ADDRESS =
  /(?<=.)(?:納入先|出荷先|配送先|郵送先|(?:adresse)?(?:(?:de)?livraison|dexpedition)|(?:direccion)?(?:de)?(?:envio|entrega)|(?:indirizzo)?(?:di)?spedizione|(?:van)?(?:verzend|bezorg|aflever)adres|(?:der)?lieferadresse)$/;

/** That it is a part of an address: `City of Address`, `Dirección (ciudad)`. */
export const OF_ADDRESS =
  /(?<=.)(?:ofaddress|vonadresse|deadresse|deladresse|de(?:la)?direccion|(?:del|di)l?indirizzo|d[eo]endereco|vanadres)$/;
export const ADDRESS = /^(?:address|adresse|anschrift|direccion|indirizzo|endereco|adres)(?=.)/;

/** Words for parts of an address that say nothing beside another one: `State/Region`, `Stadt/Dorf`. */
export const VAGUE_PLACE =
  /^(?:region|regio|regiao|territor|provin|canton|distri|dorf|gemeinde|village|aldea|vila|villaggio|dorp|landkreis|straat|strasse|rue|calle|area)/;

/** The currency of amounts, behind their name: `ARR (EUR)`, `Annual Revenue in USD`. */
export const IN_CURRENCY =
  /(?<=.)(?:in|en)?(?:eur|euros?|usd|gbp|chf|cad|aud|nzd|jpy|cny|inr|brl|mxn|sek|nok|dkk|pln|czk|huf|ron|try|zar|sgd|hkd)$/;
