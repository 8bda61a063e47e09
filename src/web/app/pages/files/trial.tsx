import type { FileRunKind, FileTrial } from '../../../../contract/files.ts';
import { counted } from '../../parts/counted.ts';
import { Outcomes } from './outcomes.tsx';
import { OUTCOME_WORDS, priceWords } from './words.ts';

/** What became of the rows that were tried, and what all of them cost. */
export function Trial({ trial, kind }: { readonly trial: FileTrial; readonly kind: FileRunKind }) {
  const { tried, rows, outcomes, price, is_estimate: isEstimate } = trial;
  return (
    <section aria-labelledby="trial-title" class="trial">
      <h3 id="trial-title" ref={shown}>
        {tried.length === rows
          ? `All ${counted(rows, 'row')}, tried`
          : `${counted(tried.length, 'row')} from all over the file, tried`}
      </h3>
      <p role="status">{priceWords(price)}</p>
      {isEstimate && (
        <p class="notice">
          The file is so long that a trial does not read to its end: the number of rows and the price are
          estimates.
        </p>
      )}
      {kind === 'crosscheck' && (
        <p class="quiet">
          A trial tells who the companies are. Doubles show when all accounts are crosschecked.
        </p>
      )}
      <Outcomes counts={outcomes} rows={tried.length} />
      <div class="wide">
        <table>
          <thead>
            <tr>
              <th>Line</th>
              <th>Row</th>
              <th>Outcome</th>
              <th>Company</th>
              <th>Why</th>
            </tr>
          </thead>
          <tbody>
            {tried.map((row) => (
              <tr key={row.line}>
                <td data-label="Line">{row.line}</td>
                <td data-label="Row" class="long">
                  <bdi>{row.input}</bdi>
                </td>
                <td data-label="Outcome">
                  <span class={`outcome ${row.outcome}`}>{OUTCOME_WORDS[row.outcome]}</span> {row.confidence}
                </td>
                <td data-label="Company" class="long">
                  <bdi>{row.name}</bdi>
                  {row.core_id !== null && <span class="quiet"> {row.core_id}</span>}
                </td>
                <td data-label="Why" class="long">
                  <bdi>{row.reason}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** It stands below a form that may be long. */
function shown(heading: HTMLElement | null): void {
  heading?.scrollIntoView();
}
