/** By which one of these a spreadsheet divides cells depends on the country it is set to. */
export const LIST_SEPARATORS: readonly string[] = [',', ';', '\t', '|'];

const BEGINS_FORMULA = '[=+\\-@＝＋－＠]';

/**
 * Escapes what becomes a cell of its own, and a formula, where a spreadsheet divides by another separator than the file's.
 * Quotes do not prevent it: they hold only at the beginning of what the spreadsheet takes for a cell.
 */
export function escapeInnerFormulas(cell: string, delimiter: string): string {
  const others = LIST_SEPARATORS.filter((separator) => separator !== delimiter).join('');
  return cell.replace(new RegExp(`(?<=[${others}\r\n]"*)(?=${BEGINS_FORMULA})`, 'g'), "'");
}
