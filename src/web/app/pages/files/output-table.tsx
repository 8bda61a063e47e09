import { useRef } from 'preact/hooks';
import type { OutcomeCounts } from '../../../../contract/files.ts';
import { changeQuery, oneOf } from '../../parts/change-query.ts';
import { numberWords } from '../../parts/counted.ts';
import { useCall } from '../../parts/use-call.ts';
import { OUTCOME_WORDS, OUTCOMES, outcomesIn } from './words.ts';

interface OutputTableProps {
  readonly id: string;
  readonly counts: OutcomeCounts;
  /** What the columns of the file were read as. */
  readonly fields: readonly (string | null)[];
  /** Of the address, which keeps the outcome and the page, from 1. */
  readonly query: URLSearchParams;
}

/** The rows of the output, a page at a time, of one outcome or of all. */
export function OutputTable({ id, counts, fields, query }: OutputTableProps) {
  const outcome = oneOf(query, 'outcome', OUTCOMES);
  const page = pageIn(query);
  const { answer, error, isOld } = useCall('file-rows', {
    parameters: { id },
    query: { page, ...(outcome !== undefined && { outcome }) },
  });
  // Who comes back to a page of rows, or is sent one, is shown them.
  const isComeBack = useRef(query.has('outcome') || query.has('page')).current;
  const order = columnOrder(answer?.columns ?? [], fields);
  return (
    <>
      <h3 ref={answer !== undefined && isComeBack ? shown : null}>Rows</h3>
      <label class="short">
        Outcome
        <select
          value={outcome ?? ''}
          onChange={({ currentTarget: { value } }) => changeQuery({ outcome: value, page: undefined })}
        >
          <option value="">all</option>
          {outcomesIn(counts).map(([one, count]) => (
            <option key={one} value={one}>
              {`${OUTCOME_WORDS[one]} (${numberWords(count)})`}
            </option>
          ))}
        </select>
      </label>
      {error !== undefined && <p class="error">{error}</p>}
      {answer !== undefined && (
        <>
          <section
            class={isOld ? 'wide tall old' : 'wide tall'}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by the keyboard
            tabIndex={0}
            aria-busy={isOld}
            aria-label="Rows of the result"
          >
            <table class="cells">
              <thead>
                <tr>
                  <th>Row</th>
                  {order.map((at) => (
                    <th key={at} dir="auto">
                      {answer.columns[at]}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {answer.rows.map(({ row, cells }) => (
                  <tr key={row}>
                    <td data-label="Row">{row}</td>
                    {order.map((at) => (
                      <td key={at} data-label={answer.columns[at]}>
                        <Cell column={answer.columns[at] ?? ''} text={cells[at] ?? ''} />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
          <p class="buttons left">
            <button
              type="button"
              disabled={isOld || page === 0}
              onClick={() => changeQuery({ page: String(page) })}
            >
              Earlier rows
            </button>
            <button
              type="button"
              disabled={isOld || !answer.has_more}
              onClick={() => changeQuery({ page: String(page + 2) })}
            >
              Further rows
            </button>
            <span class="quiet">{isOld ? 'Loading…' : `Page ${numberWords(page + 1)}`}</span>
          </p>
        </>
      )}
    </>
  );
}

/** From 0; the first where the address says no other. */
function pageIn(query: URLSearchParams): number {
  const given = Number(query.get('page') ?? 1);
  return Number.isInteger(given) && given > 0 ? given - 1 : 0;
}

function shown(heading: HTMLElement | null): void {
  heading?.scrollIntoView();
}

/** The id of a company leads to its page. */
function Cell({ column, text }: { readonly column: string; readonly text: string }) {
  if (column !== 'core_id' || text === '') return <bdi>{text}</bdi>;
  return <a href={`#/companies/${encodeURIComponent(text)}`}>{text}</a>;
}

const NAMING: readonly (string | null)[] = ['name', 'legal_name', 'trading_name', 'website'];

/** Names first, beside them what core has found, and then the other columns of the file. */
function columnOrder(columns: readonly string[], fields: readonly (string | null)[]): readonly number[] {
  const rank = (at: number) => {
    if (NAMING.includes(fields[at] ?? '')) return 0;
    return columns[at]?.startsWith('core_') ? 1 : 2;
  };
  return columns.map((_, at) => at).sort((a, b) => rank(a) - rank(b) || a - b);
}
