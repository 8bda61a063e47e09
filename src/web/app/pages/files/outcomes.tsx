import type { OutcomeCounts } from '../../../../contract/files.ts';
import { numberWords } from '../../parts/counted.ts';
import { OUTCOME_WORDS, outcomesIn, shareWords } from './words.ts';

interface OutcomesProps {
  readonly counts: OutcomeCounts;
  readonly rows: number;
}

/** Outcomes with their shares of the rows. */
export function Outcomes({ counts, rows }: OutcomesProps) {
  return (
    <ul class="outcomes">
      {outcomesIn(counts).map(([outcome, count]) => (
        <li key={outcome}>
          <span class={`outcome ${outcome}`}>{OUTCOME_WORDS[outcome]}</span> <b>{numberWords(count)}</b>{' '}
          <span class="quiet">{shareWords(count, rows)}</span>
        </li>
      ))}
    </ul>
  );
}
