import { kindOf } from './cell-kind.ts';
import { normaliseHeader } from './normal-header.ts';

/** Columns that say of a record what it was replaced by, since when it is out of use, or by which code it is blocked: filled is inactive. */
// biome-ignore format: a table of words
export const FILLED_WHEN_INACTIVE: readonly string[] = [
  'merged into', 'merged into id', 'merged into account', 'merged into record', 'merged to', 'merged with', 'master record id', 'superseded by',
  'replaced by', 'duplicate of', 'duplicate of id', 'inactive since', 'inactivated on', 'inactivation date', 'deactivated on', 'deactivated at',
  'deactivation date', 'archived on', 'archived at', 'archive date', 'archived date', 'blocked since', 'blocked on', 'central order block',
  'central sales block', 'order block', 'aufsd',
  'zusammengefuhrt mit', 'zusammengefuhrt in', 'ersetzt durch', 'dublette von', 'duplikat von', 'inaktiv seit', 'gesperrt seit', 'gesperrt am',
  'archiviert am', 'deaktiviert am', 'auftragssperre', 'zentrale auftragssperre',
  'fusionne avec', 'fusionne dans', 'remplace par', 'doublon de', 'inactif depuis', 'archive le', 'desactive le',
  'fusionado con', 'fusionado en', 'reemplazado por', 'duplicado de', 'inactivo desde', 'fecha de baja',
  'unito a', 'sostituito da', 'duplicato di', 'inattivo dal', 'samengevoegd met', 'vervangen door', 'duplicaat van', 'inactief sinds',
  'mesclado com', 'substituido por', 'inativo desde',
];

/** How a cell says that a record is out of use; written as `normaliseHeader` does. */
// biome-ignore format: a table of words
const INACTIVE: ReadonlySet<string> = new Set([
  'inactive', 'not active', 'non active', 'nonactive', 'in active', 'i', 'deactivated', 'disabled', 'archived', 'blocked', 'locked', 'obsolete', 'retired', 'deleted',
  'marked for deletion', 'flagged for deletion', 'to be deleted', 'for deletion', 'discontinued', 'dormant', 'frozen', 'merged', 'defunct', 'do not use', 'blocked for all',
  'inaktiv', 'nicht aktiv', 'deaktiviert', 'archiviert', 'gesperrt', 'stillgelegt', 'geloscht', 'zur loschung vorgemerkt', 'zum loschen vorgemerkt', 'loschvormerkung', 'erloschen',
  'zusammengefuhrt', 'ungultig', 'nicht verwenden',
  'inactif', 'inactive', 'non actif', 'non active', 'desactive', 'desactivee', 'archive', 'archivee', 'bloque', 'bloquee', 'supprime', 'supprimee', 'a supprimer', 'en sommeil', 'mis en sommeil', 'radie', 'radiee',
  'inactivo', 'inactiva', 'no activo', 'no activa', 'desactivado', 'desactivada', 'archivado', 'archivada', 'bloqueado', 'bloqueada', 'eliminado', 'eliminada', 'baja', 'de baja', 'dado de baja', 'anulado', 'anulada',
  'inattivo', 'inattiva', 'non attivo', 'non attiva', 'disattivato', 'disattivata', 'disabilitato', 'archiviato', 'archiviata', 'bloccato', 'bloccata', 'cessato', 'cessata', 'annullato',
  'inactief', 'niet actief', 'gedeactiveerd', 'gearchiveerd', 'geblokkeerd', 'verwijderd', 'vervallen', 'opgeheven', 'uitgeschakeld',
  'inativo', 'inativa', 'nao ativo', 'nao ativa', 'desativado', 'desativada', 'arquivado', 'arquivada', 'excluido', 'excluida',
  ...['無効', '非アクティブ', '停止', '取引停止', '削除', '削除済み', 'アーカイブ済み', '停用', '已停用', '无效', '失效', '冻结', '已冻结', '禁用', '已归档', '已删除', '비활성', '비활성화', '사용 중지', '거래 중지', '차단됨', '보관됨', '삭제됨'].map(normaliseHeader),
]);
/** The same of an account; of a case or a task that a report lists it is the everyday end. */
// biome-ignore format: a table of words
const CLOSED: ReadonlySet<string> = new Set([
  'closed', 'account closed', 'closed account', 'geschlossen', 'ferme', 'fermee', 'cloture', 'cloturee', 'cerrado', 'cerrada', 'chiuso', 'chiusa', 'gesloten', 'fechado', 'fechada', 'encerrado', 'encerrada',
]);
// biome-ignore format: a table of words
const ACTIVE: ReadonlySet<string> = new Set([
  'active', 'a', 'enabled', 'open', 'live', 'aktiv', 'offen', 'actif', 'active', 'ouvert', 'activo', 'activa', 'abierto', 'attivo', 'attiva', 'aperto', 'actief', 'ativo', 'ativa', 'aberto',
  ...['有効', 'アクティブ', '启用', '有效', '正常', '활성', '사용 중'].map(normaliseHeader),
]);
// biome-ignore format: a table of words
const YES: ReadonlySet<string> = new Set([
  'x', 'yes', 'y', 'true', 't', '1', 'ja', 'j', 'oui', 'si', 's', 'vero', 'wahr', 'vrai', 'waar', 'verdadero', 'verdadeiro', 'sim', 'on', 'all', 'alle', 'alles', 'tous', 'tout', 'todo', 'todos', 'tutti', 'tudo', ...['はい', '是', '예'].map(normaliseHeader),
]);
// biome-ignore format: a table of words
const NO: ReadonlySet<string> = new Set([
  'no', 'n', 'false', 'f', '0', 'nein', 'non', 'nee', 'falsch', 'faux', 'falso', 'onwaar', 'nao', 'off', ...['いいえ', '否', '아니요', '아니오'].map(normaliseHeader),
]);
const TICK = /^[✓✔☑]$/;

/** What a header says of its column: what `X` and `No` mean below it, or that they mean nothing. */
type Sort = 'inactive' | 'active' | 'state' | 'filled';

const SAYS_ACTIVE = new RegExp(
  `(?<!in|un|de|des|dis|not|non|nicht|niet|no|nao|非|${asKey('비')})(?:acti[vf]|aktiv|attiv|ativ|actief|enabled|validfor|有効|有效|启用|${['アクティブ', '활성', '사용여부'].map(asKey).join('|')})`,
);
const SAYS_STATE = new RegExp(
  `stat(?:us|ut|o)|estad|etat|situac|状態|状态|${['ステータス', '상태'].map(asKey).join('|')}`,
);
/** Whose state it is stands nowhere. */
const BARE_STATE = /^(?:status|statut|etat|estado|estatus|stato|situaca?o|situacion|statusreason)$/;
const FILLED: ReadonlySet<string> = new Set(FILLED_WHEN_INACTIVE.map(squeeze));
/** Ids that stand for none in exports of Salesforce. */
const NO_ID = /^0+(?:aaa)?$/;

/** Reads cells below a header: whether they say that the record is inactive, blocked, archived or to be deleted. */
export function inactiveReader(header: string): (cell: string) => boolean {
  const key = squeeze(normaliseHeader(header));
  const sort = sortOf(key);
  const isBare = BARE_STATE.test(key);
  return (cell) => {
    const text = normaliseHeader(cell);
    if (sort === 'filled') return text !== '' && !NO.has(text) && !NO_ID.test(text);
    if (sort === 'inactive' && (YES.has(text) || TICK.test(cell.trim()))) return true;
    if (sort === 'active' && NO.has(text)) return true;
    return saysInactive(text) || (!isBare && CLOSED.has(text));
  };
}

/** Whether a cell of a column of types, stages or states says so by itself. */
export function saysInactiveAccount(cell: string): boolean {
  const text = normaliseHeader(cell);
  return text.length > 1 && (saysInactive(text) || CLOSED.has(text));
}

function saysInactive(text: string): boolean {
  return INACTIVE.has(text);
}

function sortOf(key: string): Sort {
  if (FILLED.has(key)) return 'filled';
  if (SAYS_ACTIVE.test(key)) return 'active';
  return SAYS_STATE.test(key) && key !== 'statecode' ? 'state' : 'inactive';
}

function asKey(header: string): string {
  return squeeze(normaliseHeader(header));
}

function squeeze(text: string): string {
  return text.replaceAll(' ', '');
}

/** Whether the cells of a column that is called after a state are none of a record: words of something else, each of them. */
export function holdsNoState(cells: readonly string[]): boolean {
  return cells.length > 0 && !cells.some(mayBeState);
}

function mayBeState(cell: string): boolean {
  const text = normaliseHeader(cell);
  if ([INACTIVE, CLOSED, ACTIVE, YES, NO].some((words) => words.has(text)) || TICK.test(cell)) return true;
  return ['number', 'date', 'id'].includes(kindOf(cell));
}
