// biome-ignore format: a table of words
const STATUS: ReadonlySet<string> = new Set([
  'active', 'inactive', 'open', 'closed', 'draft', 'aktiv', 'inaktiv', 'offen', 'geschlossen', 'actif', 'inactif', 'ouvert', 'ferme',
  'activo', 'inactivo', 'activa', 'inactiva', 'abierto', 'cerrado', 'pagado', 'pendiente', 'attivo', 'inattivo', 'aperto', 'chiuso',
  'ativo', 'inativo', 'aberto', 'fechado', 'actief', 'inactief', 'gesloten', 'nuevo', 'nuovo', 'nouveau', 'neu', 'new',
]);

/** Whether a column says how a record stands, and not where a company is: `Estado` and `Stato` are both, and so is `statecode`. */
export function holdsStatus(cells: readonly string[]): boolean {
  if (cells.length > 0 && cells.every((cell) => cell === '0' || cell === '1')) return true;
  return cells.some((cell) => STATUS.has(cell.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()));
}
