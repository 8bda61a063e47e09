import { useState } from 'preact/hooks';
import type { Outcome } from '../../../../contract/extended.ts';
import type { OutcomeCounts } from '../../../../contract/files.ts';
import { numberWords } from '../../parts/counted.ts';
import { useCall } from '../../parts/use-call.ts';
import { OUTCOME_WORDS, outcomesIn } from './words.ts';

interface OutputTableProps {
  readonly id: string;
  readonly counts: OutcomeCounts;
  /** What the columns of the file were read as. */
  readonly fields: readonly (string | null)[];
}

/** The rows of the output, a page at a time, of one outcome or of all. */
export function OutputTable({ id, counts, fields }: OutputTableProps) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [page, setPage] = useState(0);
  const { answer, error, isOld } = useCall('file-rows', {
    parameters: { id },
    query: { page, ...(outcome !== undefined && { outcome }) },
  });
  const order = columnOrder(answer?.columns ?? [], fields);
  return (
    <>
      <h3>Rows</h3>
      <label class="short">
        Outcome
        <select
          value={outcome ?? ''}
          onChange={({ currentTarget: { value } }) => {
            setOutcome(value === '' ? undefined : (value as Outcome));
            setPage(0);
          }}
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
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by the keyboard */}
          <section class="wide tall" tabIndex={0} aria-label="Rows of the result">
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
            <button type="button" disabled={isOld || page === 0} onClick={() => setPage(page - 1)}>
              Earlier rows
            </button>
            <button type="button" disabled={isOld || !answer.has_more} onClick={() => setPage(page + 1)}>
              Further rows
            </button>
            <span class="quiet">Page {numberWords(page + 1)}</span>
          </p>
        </>
      )}
    </>
  );
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
