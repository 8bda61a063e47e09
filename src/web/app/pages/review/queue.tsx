import type { QueueFilter, ReviewOverview } from '../../../../contract/file-reviews.ts';
import type { QueuedQuestion } from '../../../../contract/queued-question.ts';
import { call } from '../../api.ts';
import { changeQuery, oneOf, type QueryChange } from '../../parts/change-query.ts';
import { Choice } from '../../parts/choice.tsx';
import { numberWords } from '../../parts/counted.ts';
import { WindowedList } from '../../parts/windowed-list.tsx';
import { KINDS } from './question-card.tsx';

interface FilterProps {
  readonly overview: ReviewOverview;
  readonly wanted: Wanted;
}

/** What the page filters by, as people choose it. */
export interface Wanted {
  readonly state: NonNullable<QueueFilter['state']>;
  readonly kind: QueueFilter['kind'] | '';
  readonly confidence: string;
  readonly risk: string;
  readonly words: string;
  readonly order: NonNullable<QueueFilter['order']>;
}

/** What an address filters by; what it does not know filters nothing. */
export function wantedIn(query: URLSearchParams): Wanted {
  const known = <T extends string>(name: string, options: Readonly<Record<T, unknown>>) =>
    oneOf(query, name, Object.keys(options) as T[]);
  return {
    ...{ state: known('state', STATES) ?? 'open', order: known('order', ORDERS) ?? 'value' },
    ...{ kind: known('kind', KINDS) ?? '', risk: known('risk', RISKS) ?? '' },
    ...{ confidence: known('confidence', CONFIDENCES) ?? '', words: query.get('words') ?? '' },
  };
}

export function filterOf({ state, kind, confidence, risk, words, order }: Wanted): QueueFilter {
  const conditions = [
    ...(confidence === '' ? [] : [`confidence=${confidence}`]),
    ...(RISKS[risk]?.conditions ?? []),
  ];
  return {
    ...{ state, order },
    ...(kind !== '' && kind !== undefined && { kind }),
    ...(conditions.length > 0 && { conditions: conditions.join('\n') }),
    ...(words !== '' && { words }),
  };
}

const RISKS: Readonly<Record<string, { readonly label: string; readonly conditions: readonly string[] }>> = {
  low: { label: 'up to 20', conditions: ['risk<=20'] },
  middle: { label: '21 to 40', conditions: ['risk>20', 'risk<=40'] },
  high: { label: 'above 40', conditions: ['risk>40'] },
};

const CONFIDENCES = { HIGH: 'HIGH', MEDIUM: 'MEDIUM', LOW: 'LOW' } as const;
const STATES = { open: 'Open', deferred: 'Deferred', answered: 'Answered' } as const;
const ORDERS = { value: 'Most at stake', risk: 'Riskiest', file: 'As in the file' } as const;

/** Which questions are shown, and in which order. */
export function FilterBar({ overview, wanted }: FilterProps) {
  const counts = Object.fromEntries(
    overview.kinds.map((one) => [one.kind, `${KINDS[one.kind]} (${numberWords(one[wanted.state])})`]),
  );
  // A question of the address was the first by another filter.
  const choose = (change: QueryChange) => changeQuery({ ...change, question: undefined });
  return (
    <form class="filters" aria-label="Filter" onSubmit={(event) => event.preventDefault()}>
      <Choice label="State" value={wanted.state} options={STATES} onChoose={(state) => choose({ state })} />
      <Choice
        label="Question"
        value={wanted.kind ?? ''}
        options={{ '': 'All', ...counts }}
        onChoose={(kind) => choose({ kind })}
      />
      <Choice
        label="Confidence"
        value={wanted.confidence}
        options={{ '': 'Any', ...CONFIDENCES }}
        onChoose={(confidence) => choose({ confidence })}
      />
      <Choice
        label="Risk"
        value={wanted.risk}
        options={{
          '': 'Any',
          ...Object.fromEntries(Object.entries(RISKS).map(([key, { label }]) => [key, label])),
        }}
        onChoose={(risk) => choose({ risk })}
      />
      <Choice label="Order" value={wanted.order} options={ORDERS} onChoose={(order) => choose({ order })} />
      <label>
        Words
        <input
          type="search"
          value={wanted.words}
          maxLength={200}
          placeholder="name, place, owner …"
          onChange={({ currentTarget }) => choose({ words: currentTarget.value.trim() })}
        />
      </label>
    </form>
  );
}

interface QueueProps {
  readonly file: string;
  readonly filter: QueueFilter;
  readonly version: number;
  readonly current: string | undefined;
  readonly onOpen: (id: string) => void;
}

/** The questions of a filter, however many. */
export function Queue({ file, filter, version, current, onOpen }: QueueProps) {
  const load = async (from: number, limit: number) => {
    const query = { ...filter, from, limit };
    const { total, questions } = await call('review-questions', { parameters: { file }, query });
    return { total, items: questions };
  };
  return (
    <WindowedList<QueuedQuestion>
      label="Questions"
      itemHeight={64}
      load={load}
      of={JSON.stringify([file, filter])}
      version={version}
      empty={<p class="quiet">There is none of these.</p>}
      show={(question) => (
        <button
          type="button"
          class="queued"
          aria-current={question.id === current ? 'true' : undefined}
          onClick={() => onOpen(question.id)}
        >
          <span class="quiet">
            {KINDS[question.kind]}
            {question.risk !== null && ` · risk ${question.risk}`}
            {question.answer !== null && ` · ${question.answer.by}: ${question.state}`}
            {question.state === 'decided' && ' · decided elsewhere'}
          </span>
          <span class="cut" dir="auto">
            {question.answer === null ? question.question : question.answer.told}
          </span>
        </button>
      )}
    />
  );
}
