import { isBlank } from './row-problem.ts';

/** Words that a line of sums alone begins with, in the languages in which Salesforce writes reports, folded. */
// biome-ignore format: a table of words
const SUMS: ReadonlySet<string> = new Set([
  'subtotal', 'sub-total', 'sub total', 'subtotals', 'grand total', 'grand totals', 'overall total', 'report total', 'zwischensumme', 'teilergebnis', 'teilsumme', 'gesamtsumme', 'gesamtsummen', 'gesamtergebnis',
  'endsumme', 'sous-total', 'sous total', 'sous-totaux', 'total general', 'totaux generaux', 'total generale', 'totales generales', 'subtotales', 'subtotale', 'subtotali', 'totale parziale', 'totale generale', 'totale complessivo',
  'totali complessivi', 'subtotaal', 'tussentotaal', 'eindtotaal', 'algemeen totaal', 'totalen', 'totais gerais', 'total geral', 'subtotais', '小計', '総計', '総合計', '小计', '总计', '소계', '총계', '총합계',
].map(folded));
/** Words that a company may be called, too. */
// biome-ignore format: a table of words
const TOTALS: ReadonlySet<string> = new Set([
  'total', 'totals', 'sum', 'gesamt', 'summe', 'insgesamt', 'totaux', 'somme', 'totales', 'suma', 'totale', 'totali', 'somma', 'totaal', 'som', 'totais', 'soma', '合計', '合计', '合計', '합계',
].map(folded));
// biome-ignore format: a table of words
const COUNTS: ReadonlySet<string> = new Set([
  'count', 'record count', 'row count', 'average', 'avg', 'anzahl', 'datensatzanzahl', 'durchschnitt', 'nombre', 'nombre d enregistrements', "nombre d'enregistrements", 'moyenne', 'recuento', 'conteo', 'recuento de registros', 'promedio', 'conteggio',
  'conteggio record', 'media', 'aantal', 'gemiddelde', 'contagem', 'contagem de registros', '件数', 'カウント', 'レコード件数', '平均', '计数', '记录计数', '개수', '레코드 수', '평균',
].map(folded));
const LONGEST = 30;
const NUMBER = /^[-+(]?\s*(?:\p{Sc}|[A-Z]{2,3}\p{Sc}?)?\s*[-+]?\d[\d.,'’\s]*(?:%|\p{Sc}|[A-Z]{3})?\)?$/u;

/**
 * Whether the cells are a line of sums and numbers and hold nothing else: `sure` of `Subtotal | Count | 46`, `maybe` of one that a
 * company may be as well (`Total | 92`, `Count | 3`); undefined of any other.
 */
export function totalsIn(cells: readonly string[]): 'sure' | 'maybe' | undefined {
  const words = new Set<string>();
  let numbers = 0;
  let isFirstWord = false;
  for (const cell of cells) {
    if (isBlank(cell)) continue;
    const text = cell.trim();
    if (NUMBER.test(text)) {
      numbers++;
      continue;
    }
    const word = text.length > LONGEST ? '' : folded(text);
    if (!SUMS.has(word) && !TOTALS.has(word) && !COUNTS.has(word)) return undefined;
    isFirstWord ||= numbers === 0;
    words.add(word);
  }
  // A company that is called so may bear its name in two columns.
  if (words.size > 1 || [...words].some((word) => SUMS.has(word))) return 'sure';
  return words.size === 1 && numbers > 0 && isFirstWord ? 'maybe' : undefined;
}

function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/[:.]$/, '');
}
