import { useRef, useState } from 'preact/hooks';
import type { Confidence } from '../../../../contract/confidence.ts';
import type {
  FileColumns,
  FilePlan,
  FileRunKind,
  FileTrial,
  UploadedFile,
} from '../../../../contract/files.ts';
import { call } from '../../api.ts';
import { counted } from '../../parts/counted.ts';
import { useAnswerTo } from '../../parts/use-answer-to.ts';
import { useCall } from '../../parts/use-call.ts';
import { ColumnTable } from './column-table.tsx';
import { EncodingField } from './encoding-field.tsx';
import { RulesField } from './rules-field.tsx';
import { Trial } from './trial.tsx';

interface PlanFormProps {
  readonly file: UploadedFile;
  readonly onStarted: () => void;
  /** It was not started, or nobody has heard that it was. */
  readonly onFailed: (failure: Error) => void;
}

/** What is done with the file, and what its columns are; tries it, and starts it. */
export function PlanForm({ file, onStarted, onFailed }: PlanFormProps) {
  const before = file.run?.plan;
  const [kind, setKind] = useState<FileRunKind>(before?.kind ?? 'resolve');
  const [sheet, setSheet] = useState<string | null>(before?.sheet ?? null);
  const [encoding, setEncoding] = useState(before?.encoding);
  const [wishes, setWishes] = useState<Wishes>(before ?? NO_WISHES);
  // By what they were chosen for: who looks at another purpose, sheet or encoding finds them again.
  const [chosenFields, setChosenFields] = useState<Readonly<Record<string, FilePlan['fields']>>>({});
  const called = useCall('file-columns', {
    parameters: { id: file.id },
    query: { kind, ...(sheet !== null && { sheet }), ...(encoding !== undefined && { encoding }) },
  });
  const { answer: columns, isOld } = called;
  const error = isOld ? undefined : called.error;
  // They are those of the file also when one of them cannot be read.
  const sheets = useRef<FileColumns['sheets']>([]);
  sheets.current = columns?.sheets ?? sheets.current;
  const purpose = `${kind} ${columns?.sheet} ${columns?.encoding}`;
  return (
    <section aria-labelledby="plan-title">
      <h2 id="plan-title">What to do with it</h2>
      <fieldset>
        <legend class="quiet">Purpose</legend>
        {KINDS.map(([value, title, text]) => (
          <label key={value} class="choice">
            <input type="radio" name="kind" checked={kind === value} onChange={() => setKind(value)} />
            <span>
              <b>{title}</b> <span class="quiet">{text}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {error !== undefined && (
        <p class="error" role="alert">
          {error}
        </p>
      )}
      {sheets.current.length > 1 && (
        <label class="short">
          Sheet
          <select
            value={sheet ?? columns?.sheet ?? ''}
            onChange={({ currentTarget }) => setSheet(currentTarget.value)}
          >
            {sheets.current.map(({ name, is_hidden }) => (
              <option key={name} value={name}>
                {is_hidden ? `${name} (hidden)` : name}
              </option>
            ))}
          </select>
        </label>
      )}
      {(encoding !== undefined || (columns !== undefined && columns.encoding !== null)) && (
        <EncodingField chosen={encoding} found={columns?.encoding ?? undefined} onChange={setEncoding} />
      )}
      {columns === undefined || isOld ? (
        error === undefined && <p class="quiet">Reading the file…</p>
      ) : (
        <Chosen
          key={purpose}
          {...{ file, kind, columns, encoding, wishes, onStarted, onFailed }}
          fields={chosenFields[purpose] ?? fieldsAtFirst(file, kind, columns)}
          onFields={(fields) => setChosenFields((all) => ({ ...all, [purpose]: fields }))}
          onWish={(wish) => setWishes((all) => ({ ...all, ...wish }))}
        />
      )}
    </section>
  );
}

const KINDS: readonly (readonly [FileRunKind, string, string])[] = [
  ['resolve', 'Resolve', 'Which company is each row?'],
  [
    'crosscheck',
    'Crosscheck',
    'Which accounts of a CRM are doubles, closed, or belong together, and what to do with each?',
  ],
];

/** What is asked for beside the columns: it stays when another sheet or purpose is chosen. */
type Wishes = Pick<FilePlan, 'min_confidence' | 'max_risk' | 'rules'>;

const NO_WISHES: Wishes = { min_confidence: null, max_risk: null, rules: null };

interface ChosenProps extends PlanFormProps {
  readonly kind: FileRunKind;
  readonly encoding: string | undefined;
  /** Those that are read for this purpose. */
  readonly columns: FileColumns;
  /** What each of them is read as. */
  readonly fields: FilePlan['fields'];
  readonly onFields: (fields: FilePlan['fields']) => void;
  readonly wishes: Wishes;
  readonly onWish: (wish: Partial<Wishes>) => void;
}

function Chosen({ fields, wishes, onFields, onWish, onStarted, onFailed, ...read }: ChosenProps) {
  const { file, kind, columns, encoding } = read;
  // Once there is another run, it says nothing of the next.
  const [error, setError] = useAnswerTo<string>(file.run?.asked_at);
  const [busy, setBusy] = useState<'trial' | 'run'>();
  const { min_confidence: minConfidence, max_risk: maxRisk, rules } = wishes;
  const plan: FilePlan = {
    ...{ kind, fields, sheet: columns.sheets.length > 0 ? columns.sheet : null },
    ...(encoding !== undefined && { encoding }),
    ...{
      min_confidence: kind === 'resolve' ? minConfidence : null,
      max_risk: kind === 'crosscheck' ? maxRisk : null,
      rules: kind === 'crosscheck' && rules !== null && rules.trim() !== '' ? rules : null,
    },
  };
  // Rows that were tried otherwise tell nothing of this plan; rules say nothing of who companies are.
  const [trial, setTrial] = useAnswerTo<FileTrial>([fields, plan.min_confidence, encoding]);
  const doing = async (what: 'trial' | 'run', work: () => Promise<void>) => {
    if (busy !== undefined) return;
    setBusy(what);
    setError(undefined);
    await work().catch((failure: Error) => setError(failure.message));
    setBusy(undefined);
  };
  const given = { parameters: { id: file.id }, body: plan };
  return (
    <>
      {columns.warnings.map((warning) => (
        <p key={warning} class="notice">
          {warning}
        </p>
      ))}
      <h3>Columns</h3>
      <p class="quiet">
        {counted(columns.columns.length, 'column')}
        {columns.expected_rows !== null && `, about ${counted(columns.expected_rows, 'row')}`}. Companies are
        found by name, website, phone or a number; the other fields tell them apart.
      </p>
      <ColumnTable columns={columns} fields={fields} onChange={onFields} />
      {kind === 'resolve' && (
        <label class="short">
          Leave open what is less sure than
          <select
            value={minConfidence ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onWish({ min_confidence: value === '' ? null : (value as Confidence) })
            }
          >
            <option value="">nothing: take all matches</option>
            <option value="HIGH">HIGH</option>
            <option value="MEDIUM">MEDIUM</option>
          </select>
        </label>
      )}
      {kind === 'crosscheck' && (
        <label class="short">
          Recommend nothing riskier than
          <select
            value={maxRisk ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onWish({ max_risk: value === '' ? null : Number(value) })
            }
          >
            <option value="">anything: recommend all</option>
            <option value="20">20 of 100</option>
            <option value="40">40 of 100</option>
            <option value="60">60 of 100</option>
          </select>
        </label>
      )}
      {kind === 'crosscheck' && (
        <RulesField rules={rules ?? ''} onChange={(text) => onWish({ rules: text })} />
      )}
      {error !== undefined && (
        <p class="error" role="alert">
          {error}
        </p>
      )}
      <p class="buttons left">
        <button
          type="button"
          disabled={busy !== undefined}
          onClick={() => doing('trial', async () => setTrial(await call('try-file', given)))}
        >
          {busy === 'trial' ? 'Trying…' : 'Try 100 rows'}
        </button>
        <button
          type="button"
          class="first"
          disabled={busy !== undefined}
          onClick={() =>
            doing('run', async () => {
              await call('run-file', given).catch((failure: Error) => {
                onFailed(failure);
                throw failure;
              });
              onStarted();
            })
          }
        >
          {kind === 'resolve' ? 'Resolve all rows' : 'Crosscheck all accounts'}
        </button>
      </p>
      {trial !== undefined && <Trial trial={trial} kind={kind} />}
    </>
  );
}

/** As an earlier run had them, where the columns are the same; else as they were found. */
function fieldsAtFirst(
  { run }: UploadedFile,
  kind: FileRunKind,
  { columns, sheet }: FileColumns,
): (string | null)[] {
  const before = run?.plan;
  if (before?.kind === kind && before.fields.length === columns.length && (before.sheet ?? sheet) === sheet)
    return before.fields;
  return columns.map(({ field }) => field);
}
