import type { Answer, ExpectedVerdict } from './answer-key.ts';

/** A row that `core crosscheck` wrote, by column. */
export type JudgedRow = Readonly<Record<string, string>>;

/** What is compared of each row. */
export const ASPECTS = ['action', 'duplicate_type', 'duplicate_of', 'parent', 'status', 'review'] as const;
export type Aspect = (typeof ASPECTS)[number];

export interface WrongRow {
  readonly expected: ExpectedVerdict;
  readonly got: JudgedRow;
  readonly wrong: readonly Aspect[];
  /** The action would do harm: a forbidden one, or a merge into another company's account. */
  readonly isHarmful: boolean;
}

export interface Score {
  readonly right: number;
  readonly of: number;
}

export interface JudgedAnswers {
  readonly scores: Readonly<Record<Aspect, Score>>;
  /** Rows with anything wrong, the harmful first. */
  readonly wrong: readonly WrongRow[];
  readonly harmful: number;
  /** Accounts of the key that no row is about. */
  readonly missing: readonly ExpectedVerdict[];
}

export interface JudgeOptions {
  /** The column of the ids. */
  readonly idColumn: string;
  /** An id as sent in its whole form (crm/account-id.ts). */
  readonly wholeId: (sent: string) => string;
}

/** Holds what `core crosscheck` wrote to the answer key. */
export function judgeAnswers(
  key: readonly ExpectedVerdict[],
  rows: readonly JudgedRow[],
  { idColumn, wholeId }: JudgeOptions,
): JudgedAnswers {
  const byId = rowsById(rows, { idColumn, wholeId });
  const pairs = key.flatMap((expected) => (byId.get(expected.id) ?? []).map((got) => ({ expected, got })));
  const judged = pairs.map(({ expected, got }) => judgeRow(expected, { got, wholeId }));
  const missing = key.filter(({ id }) => !byId.has(id));
  const wrong = judged.filter((row) => row.wrong.length > 0 || row.isHarmful);
  return {
    scores: scoresOf(judged, missing.length),
    wrong: wrong.toSorted((a, b) => Number(b.isHarmful) - Number(a.isHarmful)),
    harmful: judged.filter(({ isHarmful }) => isHarmful).length,
    missing,
  };
}

/** An account may stand on several rows. */
function rowsById(rows: readonly JudgedRow[], { idColumn, wholeId }: JudgeOptions): Map<string, JudgedRow[]> {
  const byId = new Map<string, JudgedRow[]>();
  for (const row of rows) {
    const id = wholeId(cell(row, idColumn));
    byId.set(id, [...(byId.get(id) ?? []), row]);
  }
  return byId;
}

interface Comparison extends WrongRow {
  /** Aspects that the key says something of. */
  readonly compared: readonly Aspect[];
}

interface Got {
  readonly got: JudgedRow;
  readonly wholeId: (sent: string) => string;
}

function judgeRow(expected: ExpectedVerdict, { got, wholeId }: Got): Comparison {
  const answer = answerOf(got, wholeId);
  const duplicateOf = wholeId(cell(got, 'core_duplicate_of'));
  const isInvalid = expected.answers[0]?.action === 'invalid';
  const verdicts: Record<Aspect, boolean | null> = {
    action: expected.answers.some((right) => agrees(right, answer)),
    duplicate_type: isInvalid ? null : expected.duplicateTypes.includes(cell(got, 'core_duplicate_type')),
    duplicate_of: isInvalid ? null : expected.duplicateOf.includes(duplicateOf),
    parent: isParentRight(expected, { got, wholeId }),
    status: expected.operationalStatus === '' ? null : isStatusRight(expected, got),
    review: expected.needsReview ? isReviewAsked(got) : null,
  };
  return {
    expected,
    got,
    compared: ASPECTS.filter((aspect) => verdicts[aspect] !== null),
    wrong: ASPECTS.filter((aspect) => verdicts[aspect] === false),
    isHarmful: isHarmful(expected, answer),
  };
}

/** What a row recommends; a row that was not judged has `invalid`, or nothing where there was nothing to say. */
function answerOf(got: JudgedRow, wholeId: (sent: string) => string): Answer {
  const action = cell(got, 'core_action');
  if (action === '') {
    const isInvalid = cell(got, 'core_outcome') === 'invalid';
    return { action: isInvalid ? 'invalid' : 'None', associationType: '', target: '' };
  }
  const associationType = cell(got, 'core_association_type');
  if (action === 'Merge') return { action, associationType, target: wholeId(cell(got, 'core_duplicate_of')) };
  return {
    action,
    associationType,
    target: targetOf(cell(got, 'core_action_reasoning'), wholeId),
  };
}

/** The reasoning of an Associate begins with its target: `Acme (account 12, core_id 123)`, its account before its entity. */
function targetOf(reasoning: string, wholeId: (sent: string) => string): string {
  const named =
    /\(([^()]*\b(?:core_id \d{10}|00[0-9A-Za-z]{13,16})\b[^()]*)\)/.exec(reasoning)?.[1] ?? reasoning;
  const account = /\b00[0-9A-Za-z]{13}(?:[0-9A-Za-z]{3})?\b/.exec(named)?.[0];
  if (account !== undefined) return wholeId(account);
  return /\b[1-9]\d{9}\b/.exec(named)?.[0] ?? '';
}

/** A target that the answer leaves open, as that of a removed parent, may be any. */
function agrees(right: Answer, given: Answer): boolean {
  if (right.action !== given.action || right.associationType !== given.associationType) return false;
  return right.target === '' || right.target === given.target;
}

/** The parent of the world, or the account that the action makes the parent. */
function isParentRight(expected: ExpectedVerdict, { got, wholeId }: Got): boolean | null {
  const { parentId, parentCoreId } = expected;
  if (parentId === '' && parentCoreId === '') return null;
  const target = targetOf(cell(got, 'core_action_reasoning'), wholeId);
  const named = [wholeId(cell(got, 'core_parent_external_id')), cell(got, 'core_parent_core_id')];
  if (cell(got, 'core_action').startsWith('Associate')) named.push(target);
  return named.includes(parentId === '' ? parentCoreId : parentId);
}

function isStatusRight(expected: ExpectedVerdict, got: JudgedRow): boolean {
  return cell(got, 'core_operational_status') === expected.operationalStatus;
}

function isReviewAsked(got: JudgedRow): boolean {
  return ['yes', 'true'].includes(cell(got, 'core_needs_review').toLowerCase());
}

function isHarmful(expected: ExpectedVerdict, given: Answer): boolean {
  if (expected.forbidden.includes(given.action)) return true;
  return given.action === 'Merge' && !expected.answers.some((right) => agrees(right, given));
}

function scoresOf(judged: readonly Comparison[], missing: number): Record<Aspect, Score> {
  const scoreOf = (aspect: Aspect): Score => {
    const compared = judged.filter((row) => row.compared.includes(aspect));
    const right = compared.filter((row) => !row.wrong.includes(aspect)).length;
    return { right, of: compared.length + (aspect === 'action' ? missing : 0) };
  };
  return {
    action: scoreOf('action'),
    duplicate_type: scoreOf('duplicate_type'),
    duplicate_of: scoreOf('duplicate_of'),
    parent: scoreOf('parent'),
    status: scoreOf('status'),
    review: scoreOf('review'),
  };
}

function cell(row: JudgedRow, column: string): string {
  return row[column] ?? '';
}
