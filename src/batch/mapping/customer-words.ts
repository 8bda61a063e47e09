import { numberIn, saysNothing } from '../../crm/numbers.ts';

/** Longer cells are sentences: what they say of customers may be anything. */
const LONGEST = 60;
/** Most cells say nothing of it, and this is quickly known. */
const MAYBE =
  /c[uo]stomer|client|k[uü]nd|klant|klient|evangelist|won|gewonn|gagn|gana|vint|ganh|顧客|客[户戶]|得意先|お客様|고객/i;

const CUSTOMER =
  /^(?:customers?|clients?|clientes?|clienti|klant(?:en)?|klient(?:en)?|kund(?:e|en|in)|(?:bestands|stamm|neu|alt|gross|haupt|end|direkt|vertrags|premium|firmen|geschafts|aktiv|ex|key|service|wartungs|lizenz|rahmenvertrags|bestaands)kunden?)$/;
/** In Japanese, Chinese and Korean, folded: `顧客 (直販)`, `既存顧客`; a prospect (`見込み顧客`, `潜在客户`, `잠재 고객`) is none. */
const ASIAN = new RegExp(
  `^\\s*(?:(?:既存|新規|有料|契約|元|休眠|重要)?顧客|得意先|お客様|(?:现有|老|新|正式|成交|签约|重要|活跃|流失)?客[户戶]|${folded('(?:기존|신규|이전|유료|핵심)? *고객(?:사)?')})(?:\\s*[-–(（].{0,12})?\\s*$`,
);
// biome-ignore format: a table of words
const WON: ReadonlySet<string> = new Set([
  'won', 'closed won', 'deal won', 'deals won', 'opportunity won', 'evangelist', 'gewonnen', 'geschlossen gewonnen', 'geschlossen und gewonnen',
  'abgeschlossen gewonnen', 'abgeschlossen und gewonnen', 'abschluss gewonnen', 'gagne', 'gagnee', 'ferme gagne', 'fermee gagnee', 'cloture gagne', 'cloturee gagnee', 'conclue gagnee',
  'affaire gagnee', 'ganado', 'ganada', 'cerrado ganado', 'cerrada ganada', 'vinto', 'vinta', 'chiuso vinto', 'chiusa vinta', 'gesloten gewonnen',
  'ganho', 'ganha', 'fechado ganho', 'fechada ganha',
]);
/** What may stand beside the word: it says which sort of customer it is, and never that it is none yet. */
// biome-ignore format: a table of words
const SORTS: ReadonlySet<string> = new Set([
  'active', 'current', 'existing', 'former', 'ex', 'past', 'previous', 'churned', 'lost', 'inactive', 'dormant', 'at', 'risk', 'new', 'key', 'major',
  'paying', 'paid', 'premium', 'preferred', 'standard', 'direct', 'indirect', 'channel', 'end', 'enterprise', 'smb', 'strategic', 'gold', 'silver',
  'bronze', 'platinum', 'live', 'account', 'accounts', 'our', 'installed', 'base', 'trial', 'partner', 'reseller', 'vendor', 'supplier', 'and',
  'or', 'other', 'large', 'small', 'loyal', 'returning', 'recurring', 'onboarding', 'vip', 'legacy', 'old', 'signed', 'contracted', 'renewed', 'expired',
  'cancelled', 'canceled', 'commercial', 'corporate', 'business', 'won', 'closed', 'tier', 'level', 'class', 'yes', 'the',
  'aktiv', 'aktive', 'aktiver', 'aktueller', 'aktuell', 'bestehender', 'bestehend', 'ehemaliger', 'ehemalige', 'ehemalig', 'ehem', 'fruherer', 'inaktiv',
  'inaktiver', 'verlorener', 'verloren', 'gekundigt', 'gekundigter', 'neuer', 'alter', 'wichtiger', 'bevorzugter', 'direkter', 'zahlender', 'und', 'ja',
  'actif', 'actifs', 'actuel', 'actuels', 'existant', 'ancien', 'anciens', 'ancienne', 'inactif', 'perdu', 'nouveau', 'fidele', 'privilegie', 'final', 'payant',
  'grand', 'grands', 'compte', 'en', 'cours', 'et', 'oui', 'resilie',
  'activo', 'actual', 'antiguo', 'anterior', 'inactivo', 'perdido', 'nuevo', 'attivo', 'attuale', 'esistente', 'existente', 'inattivo', 'perso', 'nuovo', 'ativo',
  'atual', 'antigo', 'inativo', 'novo', 'si', 'sim', 'actieve', 'huidige', 'bestaande', 'voormalige', 'oude', 'inactieve', 'nieuwe',
]);
const MOST_WORDS = 5;

/**
 * Whether a cell says that an account is or was a customer, whatever its column is called: `Active Customer`, `Kunde`,
 * `client actif`, `Former customer`, `Closed Won`. A cell that may mean more than that says nothing: `Potential customer`, `Customer Service`.
 */
export function saysCustomer(cell: string): boolean {
  if (cell.length > LONGEST || !MAYBE.test(cell)) return false;
  return folded(cell)
    .split(/[;,|/\n]/)
    .some(isCustomer);
}

function isCustomer(text: string): boolean {
  if (ASIAN.test(text)) return true;
  const words = text.split(/[^\p{L}]+/u).filter((word) => word.length > 0);
  if (words.length === 0 || words.length > MOST_WORDS) return false;
  if (WON.has(words.join(' '))) return true;
  return (
    words.some((word) => CUSTOMER.test(word)) &&
    words.every((word) => word.length === 1 || SORTS.has(word) || CUSTOMER.test(word))
  );
}

const NO =
  /^(?:no|n|non|not|nein|nee|nao|false|falsch|faux|falso|onwaar|none|keine?r?|aucun|sans|ohne|never|nie|jamais|draft|entwurf|brouillon|borrador|bozza|concept|rascunho|prospect|lead|planned|geplant|prevu)(?!\p{L})/u;

/** Whether a cell of a column that is filled of customers says that the account is none: `No`, `0`, `Draft`, `n/a`. */
export function saysNoCustomer(cell: string): boolean {
  return saysNothing(cell) || numberIn(cell) === 0 || NO.test(folded(cell).trim());
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
