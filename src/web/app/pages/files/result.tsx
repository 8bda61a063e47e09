import type { FileRun, FileSummary, OutputFormat, UploadedFile } from '../../../../contract/files.ts';
import { counted, numberWords } from '../../parts/counted.ts';
import { DownloadLink } from '../../parts/download-link.tsx';
import { Time } from '../../parts/time.tsx';
import { Outcomes } from './outcomes.tsx';
import { OutputTable } from './output-table.tsx';
import { shareWords, spanWords } from './words.ts';

interface ResultProps {
  readonly file: UploadedFile;
  readonly run: FileRun;
  readonly summary: FileSummary;
  /** Of the address. */
  readonly query: URLSearchParams;
}

/** What came of a run: counts, problems, downloads and the rows. */
export function Result({ file, run, summary, query }: ResultProps) {
  const { rows, broke_off: brokeOff, outcomes, companies, seconds, warnings, advice } = summary;
  const isCrosscheck = run.plan.kind === 'crosscheck';
  return (
    <section aria-labelledby="result-title">
      <h2 id="result-title">
        {isCrosscheck ? 'Crosschecked' : 'Resolved'}
        {brokeOff !== null && ', incomplete'}
      </h2>
      {brokeOff !== null && (
        <p class="error" role="alert">
          The file broke off after row {numberWords(rows)}: {brokeOff}
        </p>
      )}
      <p>
        {counted(rows, 'row')} in {spanWords(seconds)}
        {run.ended_at !== null && (
          <>
            , ended <Time iso={run.ended_at} />
          </>
        )}
        . {counted(companies, 'company was', 'companies were')} found{levelWords(summary)}.
      </p>
      <Outcomes counts={outcomes} rows={rows} />
      {summary.actions !== null && <Actions actions={summary.actions} />}
      {run.plan.rules !== null && (
        <details>
          <summary>By rules of its own</summary>
          <pre dir="auto">{run.plan.rules}</pre>
        </details>
      )}
      <NextSteps file={file} summary={summary} isCrosscheck={isCrosscheck} />
      <Downloads file={file} isCrosscheck={isCrosscheck} />
      <Unmatched summary={summary} />
      <Problems summary={summary} />
      {[...warnings, ...advice.map(adviceWords)].map((text) => (
        <p key={text} class="notice">
          {text}
        </p>
      ))}
      <OutputTable
        {...{ id: file.id, counts: outcomes, fields: run.plan.fields, query }}
        key={run.asked_at}
      />
    </section>
  );
}

/** What whoever runs the service can do on the command line. */
function adviceWords({ because, command }: FileSummary['advice'][number]): string {
  return `${because}. More of them are known once whoever runs the service has given the command ${command}.`;
}

type Step = readonly [part: string, words: string];

const OF_CROSSCHECK: readonly Step[] = [
  ['crosscheck', 'Look at all accounts'],
  ['groups', 'Look at the duplicate groups'],
  ['review', 'Review what is recommended'],
  ['actions', 'Prepare files for Salesforce, HubSpot or another CRM'],
];

/** Rows of which a person is asked who they are. */
function reviewWords({ outcomes, confidence }: FileSummary): string {
  const parts = [
    counted(outcomes.ambiguous ?? 0, 'ambiguous row'),
    counted(confidence.LOW ?? 0, 'guess', 'guesses'),
  ].filter((words) => !words.startsWith('0 '));
  return parts.length === 0
    ? 'Look at what was answered: no row is ambiguous, and none is a guess'
    : `Review ${parts.join(' and ')}`;
}

interface StepsProps {
  readonly file: UploadedFile;
  readonly summary: FileSummary;
  readonly isCrosscheck: boolean;
}

/** The pages on which people go on. */
function NextSteps({ file, summary, isCrosscheck }: StepsProps) {
  const steps: readonly Step[] = isCrosscheck ? OF_CROSSCHECK : [['review', reviewWords(summary)]];
  return (
    <ul class="steps">
      {steps.map(([part, words]) => (
        <li key={part}>
          <a href={`#/files/${encodeURIComponent(file.id)}/${part}`}>{words}</a>
        </li>
      ))}
    </ul>
  );
}

function levelWords({ confidence }: FileSummary): string {
  const levels = (['HIGH', 'MEDIUM', 'LOW'] as const).flatMap((level) => {
    const count = confidence[level] ?? 0;
    return count === 0 ? [] : [`${numberWords(count)} ${level}`];
  });
  return levels.length === 0 ? '' : `; of the matches are ${levels.join(', ')}`;
}

const FORMATS: readonly (readonly [OutputFormat, string])[] = [
  ['xlsx', 'Excel (xlsx)'],
  ['csv', 'CSV'],
  ['excel-csv', 'CSV for Excel'],
  ['json', 'JSON'],
  ['ndjson', 'NDJSON'],
];

function Downloads({ file, isCrosscheck }: { readonly file: UploadedFile; readonly isCrosscheck: boolean }) {
  const formats = isCrosscheck ? [['report', 'Report (one page)'] as const, ...FORMATS] : FORMATS;
  return (
    <p>
      Download:{' '}
      {formats.map(([format, words], at) => (
        <span key={format}>
          {at > 0 && ' · '}
          <DownloadLink href={`api/files/${encodeURIComponent(file.id)}/output/${format}`}>
            {words}
          </DownloadLink>
        </span>
      ))}
    </p>
  );
}

function Actions({ actions }: { readonly actions: Readonly<Record<string, number>> }) {
  const shown = Object.entries(actions).filter(([, count]) => count > 0);
  const all = shown.reduce((sum, [, count]) => sum + count, 0);
  return (
    <>
      <h3>What to do with the accounts</h3>
      <ul class="outcomes">
        {shown.map(([action, count]) => (
          <li key={action}>
            {action} <b>{numberWords(count)}</b> <span class="quiet">{shareWords(count, all)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Unmatched({ summary: { unmatched } }: { readonly summary: FileSummary }) {
  if (unmatched.length === 0) return null;
  return (
    <>
      <h3>Why rows are not matched</h3>
      <ul>
        {unmatched.map(({ words, rows }) => (
          <li key={words}>
            <b>{numberWords(rows)}</b> {words}
          </li>
        ))}
      </ul>
    </>
  );
}

function Problems({ summary: { problems, outcomes } }: { readonly summary: FileSummary }) {
  if (problems.length === 0) return null;
  const all = (outcomes.invalid ?? 0) + (outcomes.failed ?? 0);
  return (
    <>
      <h3>Rows with problems</h3>
      <ul>
        {problems.map(({ line, problem }) => (
          <li key={line} class="long" dir="auto">
            {problem.startsWith('line ') ? problem : `line ${line}: ${problem}`}
          </li>
        ))}
      </ul>
      {all > problems.length && (
        <p class="quiet">
          These are the first of {numberWords(all)}; the table below shows all of them. Correct them in the
          file, and upload it again.
        </p>
      )}
    </>
  );
}
