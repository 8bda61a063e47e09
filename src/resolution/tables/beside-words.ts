/* Words that people write beside a company's name with a number, as parts of patterns. */

/** What a year or quarter is said of. */
export const DEALS: string = [
  'renewals?|contract|agreement|subscription|licen[cs]es?|orders?|quot(?:e|ation)|proposal|opportunity|deal|tender',
  'budget|invoice|maintenance|support|upsell|upgrade|expansion|pilot|trial|campaign|forecast',
  'vertrag|(?:vertrags)?verl[aä]ngerung|angebot|auftrag|bestellung|rechnung|wartung',
  'contrat|renouvellement|commande|devis|facture|contrato|renovaci[oó]n|renova[cç][aã]o|pedido|oferta|proposta|offerta|ordine',
].join('|');

/** What is numbered of a chain. */
export const SHOPS: string =
  'stores?|shop|outlet|branch|filiale?|markt|supermarket|supercenter|tienda|sucursal|magasin|negozio|loja|butik';

/** What a telephone number is introduced by. */
export const TELEPHONES: string =
  'tel|telephone|phone|ph|fon|telefon|t[eé]l[eé]phone|mobile?|mob|cell|handy|fax';
