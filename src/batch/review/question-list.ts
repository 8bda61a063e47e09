import type { QueueFilter } from '../../contract/file-reviews.ts';
import type { QueuedQuestion } from '../../contract/queued-question.ts';
import type { QuestionKind } from '../../contract/review.ts';
import type { AnswersGiven } from './answers-given.ts';
import { hasAllWords } from './has-all-words.ts';
import { inTurns } from './in-turns.ts';
import type { OpenedFile } from './open-review.ts';
import type { ReviewRow } from './review-account.ts';
import type { ItemPlace } from './review-item.ts';
import { questionWords } from './review-words.ts';
import { questionId } from './shown-question.ts';

type State = QueuedQuestion['state'];

/** The questions of a result that is read, by filters. */
export interface QuestionList {
  /** All that the filter means, whatever their state. */
  places(filter: QueueFilter): Promise<readonly ItemPlace[]>;
  /** Those of them in the state that the filter means. */
  inState(filter: QueueFilter): Promise<readonly ItemPlace[]>;
  state(place: ItemPlace): State;
  counts(): ReadonlyMap<QuestionKind, Readonly<Record<State, number>>>;
  /** A question as a list has it; undefined for a row that asks none. */
  queued(place: ItemPlace): QueuedQuestion | undefined;
}

/** So many filters are remembered. */
const REMEMBERED = 8;

export function questionList({ file, columns, answers, filterOf }: OpenedFile): QuestionList {
  const lists = new Map<string, Promise<readonly ItemPlace[]>>();
  const states = new Map<string, { answers: AnswersGiven; places: readonly ItemPlace[] }>();
  const state = (place: ItemPlace): State => stateIn(answers(), place);
  const places: QuestionList['places'] = ({ kind, conditions = '', words = '', order = 'value' }) => {
    const key = JSON.stringify([kind, conditions, words, order]);
    const known = lists.get(key);
    if (known !== undefined) return known;
    const filters = conditions.split('\n').filter((line) => line.trim() !== '');
    const isFiltered = filterOf(filters);
    const hasWords = hasAllWords(words, columns.own);
    const isEvery = filters.length === 0 && words.trim() === '';
    const list = sifted(
      file.places.filter(({ question }) => kind === undefined || question.kind === kind),
      ({ at }) => isEvery || isFilteredBy(file.row(at), isFiltered, hasWords),
    ).then((found) => inOrder(found, order));
    remember(lists, key, list);
    return list;
  };
  return {
    places,
    state,
    async inState(filter) {
      const key = JSON.stringify(filter);
      const now = answers();
      const known = states.get(key);
      if (known?.answers === now) return known.places;
      const wanted = STATES[filter.state ?? 'open'];
      const found = (await places(filter)).filter((place) => wanted.includes(state(place)));
      remember(states, key, { answers: now, places: found });
      return found;
    },
    counts() {
      const counts = new Map<QuestionKind, Record<State, number>>();
      for (const place of file.places) {
        const { kind } = place.question;
        const own = counts.get(kind) ?? { open: 0, accepted: 0, rejected: 0, deferred: 0, decided: 0 };
        counts.set(kind, own);
        own[state(place)]++;
      }
      return counts;
    },
    queued(place) {
      const item = file.item(place);
      if (item === undefined) return undefined;
      const answer = answers().answerTo(place.question);
      return {
        ...{ id: questionId(place, item.subject), kind: item.asked.kind, question: questionWords(item) },
        ...{ risk: item.risk ?? null, state: state(place) },
        answer: answer === undefined ? null : { by: answer.by, at: answer.at, told: answer.told },
      };
    },
  };
}

/** The oldest ones go. */
function remember<T>(known: Map<string, T>, key: string, value: T): void {
  known.delete(key);
  known.set(key, value);
  for (const old of [...known.keys()].slice(0, -REMEMBERED)) known.delete(old);
}

const STATES: Readonly<Record<NonNullable<QueueFilter['state']>, readonly State[]>> = {
  open: ['open'],
  deferred: ['deferred'],
  answered: ['accepted', 'rejected', 'decided'],
};

function stateIn(answers: AnswersGiven, { question }: ItemPlace): State {
  const answer = answers.answerTo(question);
  if (answer !== undefined) return answer.verdict;
  return answers.isOpen(question) ? 'open' : 'decided';
}

function isFilteredBy(row: ReviewRow, ...conditions: readonly ((row: ReviewRow) => boolean)[]): boolean {
  return conditions.every((holds) => holds(row));
}

async function sifted<T>(values: readonly T[], holds: (value: T) => boolean): Promise<readonly T[]> {
  const found: T[] = [];
  await inTurns(values, (value) => {
    if (holds(value)) found.push(value);
  });
  return found;
}

/** Of places that have what matters most first; of one risk that order stays. */
function inOrder(
  places: readonly ItemPlace[],
  order: NonNullable<QueueFilter['order']>,
): readonly ItemPlace[] {
  if (order === 'risk') return [...places].sort((a, b) => b.risk - a.risk);
  if (order === 'file') return [...places].sort((a, b) => a.at - b.at);
  return places;
}
