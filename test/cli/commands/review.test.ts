import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { csvOf, EXPORT } from '../crm-export.ts';
import { onTerminal } from '../on-terminal.ts';
import { ended, rowsOf, until, type Workplace, workplace } from '../run-core.ts';

type Row = Readonly<Record<string, string>>;

const RESULT = 'accounts.crosscheck.csv';
const FIXTURES = join(import.meta.dirname, '..', '..', '..', 'fixtures');
const CRM = join(FIXTURES, 'crm', 'salesforce-accounts.csv');
const LIST = join(FIXTURES, 'accounts.csv');

function rowsById(place: Workplace): ReadonlyMap<string, Row> {
  return new Map(rowsOf(place.read(RESULT)).map((row) => [row.Id ?? '', row]));
}

async function crosscheck(place: Workplace, ...words: readonly string[]): Promise<ReadonlyMap<string, Row>> {
  const { code, stderr } = await place.core('crosscheck', 'accounts.csv', ...words);
  if (code !== 0) throw new Error(stderr);
  return rowsById(place);
}

/** Of a usual export, crosschecked. */
function crosschecked(): Workplace {
  const place = workplace();
  beforeAll(async () => {
    place.write('accounts.csv', csvOf(EXPORT));
    await crosscheck(place);
  });
  return place;
}

describe('a review by lines of words', () => {
  const place = crosschecked();

  it('shows accounts side by side, takes answers, and takes them back', async () => {
    const words = ['x', 'n', 'm', 'u', 'k two branches', 'd later', '/ sap', 'h', 'q'];
    const { stdout, code } = await place.coreReading(
      `${words.join('\n')}\n`,
      ...['review', RESULT, '--filter', 'action=merge', '--by', 'Ana'],
    );
    expect(code).toBe(0);
    expect(stdout).toMatch(/^1 of \d+, 0 decided today$/m);
    expect(stdout).toMatch(/^Risk \d+ of 100: a merge is hard to undo/m);
    expect(stdout).toMatch(/^Merge .* into .*\?$/m);
    expect(stdout).toMatch(/^Website .* (?:same|differs|is taken over)$/m);
    expect(stdout).toContain('x is not an answer here. ? tells what is.');
    expect(stdout).toMatch(/^Saved: .* is none of the known companies\.$/m);
    expect(stdout).toMatch(/^Taken back: the answer that .* are one company\. It is asked again\.$/m);
    expect(stdout).toMatch(/^Saved: .* are kept apart\.$/m);
    expect(stdout).toMatch(/^ {2}1 \d{10} SAP/m);
    expect(stdout).toMatch(/Ana: .* are kept apart \(two branches\)$/m);
    expect(stdout).toContain(`1 deferred: core review ${RESULT} --deferred\n`);
    expect(stdout).toContain('2 decided, and kept. The next run obeys: core crosscheck accounts.csv\n');
  });

  it('goes on where the last one stopped, and asks about what was deferred on request', async () => {
    const status = async () => JSON.parse((await place.core('review', 'status', RESULT, '--json')).stdout);
    expect(await status()).toMatchObject({ accepted: 0, rejected: 2, deferred: 1 });
    const left = await place.coreReading('', 'review', RESULT, '--filter', 'action=merge');
    const all = rowsOf(place.read(RESULT)).filter(({ core_action: action }) => action === 'Merge').length;
    expect(left.stdout).toContain(`1 of ${all - 3}, `);
    const deferred = await place.coreReading('m\n', 'review', RESULT, '--deferred');
    expect(deferred.stdout).toContain('That was the last question.\n');
    expect(await status()).toMatchObject({ accepted: 1, rejected: 2, deferred: 0 });
  });

  it('tells its history as JSON', async () => {
    const { stdout } = await place.core('review', 'history', '--json', '--limit', '2');
    const [last, before] = JSON.parse(stdout);
    expect(last).toMatchObject({ verdict: 'accepted', question: 'recommendation', taken_back: false });
    expect(before).toMatchObject({ verdict: 'deferred', reason: 'later', by: 'Ana' });
  });

  it('never writes the file', async () => {
    const before = place.read(RESULT);
    await place.coreReading('a\nr\n1\n', 'review', RESULT);
    expect(place.read(RESULT)).toBe(before);
  });
});

describe('a review on a terminal', () => {
  const place = crosschecked();

  it('answers at single keys, and asks for a reason', async () => {
    const { screen, code } = await onTerminal(
      place,
      { cue: 'q quit', keys: 'md\x7fask Ana\rq' },
      ...['review', RESULT, '--filter', 'action=merge', '--by', 'Ana'],
    );
    expect(code).toBe(0);
    expect(screen).toContain('are one company.');
    expect(screen).toContain('Why later?');
    const { stdout } = await place.core('review', 'history', '--json');
    expect(JSON.parse(stdout).map(({ reason, verdict }: Row) => [verdict, reason])).toEqual([
      ['deferred', 'ask Ana'],
      ['accepted', null],
    ]);
  });

  it('asks for no reason of an answer that is none to the question', async () => {
    const { screen } = await onTerminal(
      place,
      { cue: 'q quit', keys: 'kq' },
      ...['review', RESULT, '--filter', 'action=delete', '--by', 'Ana'],
    );
    expect(screen).toContain('m and k are about two accounts that may be one.');
    expect(screen).not.toContain('Why?');
  });
});

describe('what was answered', () => {
  const place = workplace();
  const status = async () => JSON.parse((await place.core('review', 'status', RESULT, '--json')).stdout);

  it('is counted and obeyed by the next crosscheck, and told by the state of its review', async () => {
    copyFileSync(CRM, join(place.folder, 'accounts.csv'));
    await crosscheck(place);
    await place.coreReading('k two\n', 'review', RESULT, '--filter', 'question=merge');
    await place.coreReading('a\nr\nd later\n', 'review', RESULT, '--filter', 'question=delete');
    await place.coreReading('r\n', 'review', RESULT, '--filter', 'question=parent');
    const { stderr } = await place.core(
      ...['crosscheck', 'accounts.csv', '--actions', 'out', '--for', 'salesforce', '--only', 'accepted'],
      '--include-delete',
    );
    expect(stderr).toContain('Decisions of people obeyed: 5');
    const { questions } = await status();
    expect(questions).toMatchObject({
      merge: { rejected: 1 },
      delete: { accepted: 1, rejected: 1, deferred: 1 },
      parent: { rejected: 1 },
    });
    const leftOut = rowsOf(place.read('out/left_out.csv'));
    expect(leftOut.map(({ action, why }) => [action, why])).toEqual([
      ['Delete', expect.stringMatching(/ deferred it on .*: later$/)],
    ]);
  });
});

describe('two reviews at once', () => {
  const place = crosschecked();

  it('do not show the same account, and one that was killed gives its account back', async () => {
    const arguments_ = ['review', RESULT, '--filter', 'action=merge'];
    const first = place.start(...arguments_);
    let shown = '';
    first.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      shown += chunk;
    });
    await until(() => shown.includes('q quit'), 'the first review shows a question');
    const questionIn = (text: string) => /^Merge .*\?$/m.exec(text)?.[0];
    const second = await place.coreReading('', ...arguments_);
    expect(questionIn(second.stdout)).not.toBe(questionIn(shown));
    const killed = ended(first);
    first.kill('SIGKILL');
    await killed;
    const third = await place.coreReading('', ...arguments_);
    expect(questionIn(third.stdout)).toBe(questionIn(shown));
  });
});

describe('a review in bulk', () => {
  const place = crosschecked();
  const words = ['review', RESULT, '--filter', 'action=merge', '--bulk', 'accept'];

  it('says what it would decide, and decides nothing where nobody can be asked', async () => {
    const { stderr, code } = await place.core(...words);
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(
        /^Accept \d+ questions:\n {2}question +risk 0-20 +21-40 +above 40 +all\n {2}merge /,
      ),
    ]);
    expect(stderr).toContain('--list shows all of them');
    expect((await place.core('overrides', 'list', '--json')).stdout).toBe('[]\n');
  });

  it('decides all at once, and u takes all of it back', async () => {
    const { stdout } = await place.core(...words, '--yes', '--risky', '--by', 'Ana', '--json');
    const { decided } = JSON.parse(stdout);
    expect(decided).toBeGreaterThan(3);
    // Nobody has seen them in this review.
    const asked = await place.coreReading(
      'u\n',
      'review',
      RESULT,
      '--by',
      'Ana',
      '--filter',
      'action=delete',
    );
    expect(asked.stdout).toContain('Nothing was taken back. u yes takes back the answer that ');
    expect(asked.stdout).toContain(
      `and ${decided - 1} that were given with it, all given before this review.`,
    );
    expect(asked.stdout).toContain('Nothing was decided.');
    const all = /^1 of (\d+), /m.exec(asked.stdout)?.[1];
    const undone = await place.coreReading(
      'u yes\n',
      'review',
      RESULT,
      '--by',
      'Ana',
      '--filter',
      'action=delete',
    );
    expect(undone.stdout).toContain(`and ${decided - 1} that were given with it. They are asked again.`);
    expect(undone.stdout).toContain(`1 of ${Number(all) + decided}, 0 decided today\n`);
    expect(undone.stdout).toMatch(/decided today\n\n(?:Different names: .*)?Merge /s);
    expect(undone.stdout).toContain(`${decided} answers of before taken back.`);
    expect(undone.stdout).not.toContain('Nothing was decided.');
    expect((await place.core('overrides', 'list', '--json')).stdout).toBe('[]\n');
  });

  it('lists all of them on standard output, the riskiest first', async () => {
    const { stdout } = await place.core(...words, '--list');
    const risks = [...stdout.matchAll(/^ +(\d+) {2}.*\?$/gm)].map(([, risk]) => Number(risk));
    expect(risks.length).toBe(Number(/^Accept (\d+) questions:$/m.exec(stdout)?.[1]));
    expect(risks).toEqual([...risks].sort((a, b) => b - a));
  });

  it('asks once more about what is riskier than the limit', async () => {
    const { stderr, code } = await place.core(...words, '--yes');
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(/nothing was decided: \d+ of them have a risk above 40/),
    ]);
    const safe = await place.core(...words, '--filter', 'risk<=40', '--yes', '--json');
    const { decided } = JSON.parse(safe.stdout);
    expect([safe.code, decided > 0]).toEqual([0, true]);
    const listed = (await place.core('overrides', 'list')).stdout.split('\n').slice(1, -1);
    const bothNamed = listed.filter((line) => / {2}\S.* \(\S+\) and .+ \(\S+\) are one company/.test(line));
    expect([listed.length, bothNamed.length]).toEqual([decided, decided]);
    await place.coreReading('u yes\n', 'review', RESULT);
    expect((await place.core('overrides', 'list', '--json')).stdout).toBe('[]\n');
  });

  it('says that nothing fits a filter', async () => {
    const { stderr, code } = await place.core(
      'review',
      RESULT,
      '--bulk',
      'accept',
      '--filter',
      'Name=Nobody',
    );
    expect([code, stderr]).toEqual([0, expect.stringContaining('No open question fits the filter')]);
  });

  it('leaves the doubles of core duplicates to a crosscheck, and says so', async () => {
    await place.core('duplicates', 'accounts.csv', '-o', 'doubles.csv');
    const { stdout } = await place.core('review', 'doubles.csv', '--filter', 'Name=Nobody');
    expect(stdout).toContain('It tells which accounts are doubles; a crosscheck');
  });

  it('is refused without a filter', async () => {
    const { stderr, code } = await place.core('review', RESULT, '--bulk', 'accept', '--yes');
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining('--bulk does not say which questions are meant'),
    ]);
  });
});

describe('a review of a resolved file', () => {
  const place = workplace();
  const resolve = async () => {
    await place.core('resolve', 'accounts.csv');
    return rowsOf(place.read('accounts.resolved.csv'));
  };

  it('shows what fits, and the next run takes what was picked', async () => {
    copyFileSync(LIST, join(place.folder, 'accounts.csv'));
    const before = await resolve();
    const open = before.filter((row) => row.core_outcome === 'ambiguous' || row.core_confidence === 'LOW');
    expect(open.map(({ core_outcome: outcome }) => outcome).sort()).toEqual(['ambiguous', 'matched']);
    const words = ['review', 'accounts.resolved.csv'];
    const picked = await place.coreReading('2 on its invoices\n', ...words, '--filter', 'outcome=ambiguous');
    expect(picked.stdout).toMatch(/^ +this account +1 +2$/m);
    expect(picked.stdout).toMatch(/^city .* same as 2$/m);
    expect(picked.stdout).toContain('core resolve accounts.csv\n');
    const none = await place.coreReading('n\n', ...words);
    expect(none.stdout).toMatch(/^1 of 1, /m);
    const after = await resolve();
    const now = open.map((row) => after[before.indexOf(row)]);
    expect(now.map((row) => [row?.core_outcome, row?.core_confidence]).sort()).toEqual([
      ['matched', 'HIGH'],
      ['no_match', ''],
    ]);
    expect((await place.coreReading('', ...words)).stdout).toBe('There is nothing left to decide in it.\n');
  });
});

describe('a review of an export without ids', () => {
  const place = workplace();

  it('keeps accounts apart of which no company is known, and the next crosscheck obeys', async () => {
    const rows = [
      'Name,Phone,Street',
      'Quaych Ferntrust,+44 20 7946 0958,1 Mill Lane',
      'Quaych Ferntrust Ltd,+44 20 7946 0958,1 Mill Lane',
    ];
    place.write('accounts.csv', `${rows.join('\n')}\n`);
    const merges = async () => {
      await place.core('crosscheck', 'accounts.csv');
      return rowsOf(place.read(RESULT)).filter(({ core_action: action }) => action === 'Merge').length;
    };
    expect(await merges()).toBe(1);
    const { stdout } = await place.coreReading('k two trusts\n', 'review', RESULT);
    expect(stdout).toMatch(/^Saved: .*\(row \d\) and .*\(row \d\) are kept apart\.$/m);
    expect(await merges()).toBe(0);
  });
});

describe('an answer about an account without an id that is taken back', () => {
  const place = workplace();
  const review = async (words: string) =>
    (await place.coreReading(`${words}\nq\n`, 'review', 'accounts.resolved.csv')).stdout;

  it('is asked for again, at once and in the next review, as is said', async () => {
    place.write('accounts.csv', 'Company\nMerck\nLloyds\n');
    await place.core('resolve', 'accounts.csv');
    expect(await review('1')).toMatch(/^Saved: Merck \(row 1\) is /m);
    const back = await review('u yes\nh');
    expect(back).toMatch(/^Taken back: the answer that Merck \(row 1\) is .*\. It is asked again\.$/m);
    expect(back.match(/^Which company is Merck\?$/gm)).toHaveLength(1);
    expect(await review('q')).toMatch(/^Which company is Merck\?$/m);
  });
});

describe('a review of a result whose column of ids was named to the crosscheck', () => {
  const place = workplace();
  const ids = ['--map', 'external_id=Kunde'];
  const rows = [
    'Kunde,Firma,Web,Ort',
    'K1,Kwelltron Maschinenbau GmbH,kwelltron.de,Ulm',
    'K2,Kwelltron Maschinenbau,kwelltron.de,Ulm',
  ];
  const decided = async () => JSON.parse((await place.core('overrides', 'list', '--json')).stdout);
  beforeAll(async () => {
    place.write('accounts.csv', `${rows.join('\n')}\n`);
    await crosscheck(place, ...ids);
  });

  it('reads the same column, decides about these ids, and names the command that obeys', async () => {
    const { stdout } = await place.coreReading('k two firms\n', 'review', RESULT);
    expect(stdout).toMatch(/^Saved: .*\(K2\) and .*\(K1\) are kept apart\.$/m);
    expect(stdout).toContain('The next run obeys: core crosscheck accounts.csv --map external_id=Kunde\n');
    expect(await decided()).toMatchObject([{ account: 'K2', other_account: 'K1' }]);
    await crosscheck(place, ...ids);
    const after = rowsOf(place.read(RESULT));
    expect(after.map(({ core_action: action }) => action)).toEqual(['None', 'None']);
  });

  it('is refused for a copy of it, with the column that has the ids', async () => {
    await place.core('overrides', 'remove', '1');
    await crosscheck(place, ...ids);
    place.write('copy.csv', place.read(RESULT));
    const refused = await place.coreReading('k\n', 'review', 'copy.csv');
    expect([refused.code, refused.stdout]).toEqual([3, '']);
    expect(refused.stderr).toContain('the result calls an account K1, and no column is read as ids');
    expect(refused.stderr).toContain('--map external_id=Kunde');
    const { stdout } = await place.coreReading('k\n', 'review', 'copy.csv', ...ids);
    expect(stdout).toContain('are kept apart.');
    expect(await decided()).toHaveLength(1);
  });
});

describe('a question about an account that is not in the file', () => {
  const place = workplace();

  it('is not answered as though something were decided about it', async () => {
    place.write(
      'accounts.csv',
      'Id,Name,Website\nK1,Quaych Trust,quaych.com\nK2,Quaych Trust Ltd,quaych.com\n',
    );
    await crosscheck(place);
    const [head, ...rows] = place.read(RESULT).trimEnd().split('\n');
    place.write(RESULT, `${[head, ...rows.filter((row) => row.includes(',Merge,'))].join('\n')}\n`);
    const { stdout } = await place.coreReading('m\nk\nr\nq\n', 'review', RESULT);
    expect(stdout.match(/is not in the file, so that nothing can be decided about the two/g)).toHaveLength(3);
    expect(stdout).toContain('Nothing was decided.');
  });
});

describe('a file that cannot be reviewed', () => {
  const place = workplace();

  it('is refused with what to do', async () => {
    place.write('plain.csv', 'Id,Name\n1,Acme\n');
    const { stderr, code } = await place.core('review', 'plain.csv');
    expect([code, stderr]).toEqual([
      3,
      expect.stringContaining('core crosscheck plain.csv, or core resolve plain.csv'),
    ]);
  });
});

describe('fifty answers, with a kill in between', () => {
  const place = workplace();

  it('are all kept, and the next crosscheck obeys every one', async () => {
    copyFileSync(CRM, join(place.folder, 'accounts.csv'));
    const before = await crosscheck(place);
    const given = new Map<string, string>();
    await answerUntil(place, { before, given, count: 20 });
    await answerUntil(place, { before, given, count: 50 });
    const after = await crosscheck(place, '--actions', 'out', '--for', 'salesforce', '--include-delete');
    const wrong = [...given].filter(([id, word]) => !isObeyed(word, before.get(id), after.get(id)));
    expect([given.size, wrong]).toEqual([50, []]);
    const listed = (file: string, column: string) =>
      rowsOf(place.read(`out/${file}`)).map((row) => row[column]);
    const deleted = listed('40_delete.csv', 'Id');
    for (const [id, word] of given)
      if (before.get(id)?.core_action === 'Delete') expect(deleted.includes(id)).toBe(word === 'a');
    // What is asked again is another recommendation, and says so.
    const { stdout } = await place.coreReading('', 'review', RESULT);
    const asked = /^Id +(\S+)/m.exec(stdout)?.[1] ?? '';
    expect(stdout.includes('The recommendation has changed.')).toBe(given.has(asked));
  });
});

interface Answering {
  readonly before: ReadonlyMap<string, Row>;
  /** By account. */
  readonly given: Map<string, string>;
  readonly count: number;
}

/** Answers one question after the other, yes and no in turn, and kills the review once the last answer is saved. */
async function answerUntil(place: Workplace, { before, given, count }: Answering): Promise<void> {
  const review = place.start('review', RESULT, '--by', 'Ana');
  const [turns, done] = [new Map<string, number>(), ended(review)];
  let screen = '';
  review.stdout.on('data', (chunk: Buffer) => {
    screen += chunk.toString('utf8');
    const saved = screen.split('Saved:').length - 1;
    if (given.size >= count) {
      if (saved >= given.size - startedWith) review.kill('SIGKILL');
      return;
    }
    if (!/q quit\n\n$/.test(screen) || saved < given.size - startedWith) return;
    const id = [...screen.matchAll(/^Id +(\S+)/gm)].at(-1)?.[1] ?? '';
    const action = before.get(id)?.core_action ?? '';
    const turn = turns.get(action) ?? 0;
    turns.set(action, turn + 1);
    const word = answerOf(action, turn % 2 === 0);
    given.set(id, word);
    review.stdin.write(`${word}\n`);
  });
  const startedWith = given.size;
  await done;
  if (given.size < count) throw new Error(`it ended after ${given.size} answers:\n${screen.slice(-2000)}`);
}

function answerOf(action: string, isYes: boolean): string {
  if (action === 'Merge') return isYes ? 'm' : 'k';
  if (action === 'None') return isYes ? 'd' : 'd later';
  return isYes ? 'a' : 'r';
}

function isObeyed(word: string, before: Row | undefined, after: Row | undefined): boolean {
  if (word === 'k') return after?.core_action !== 'Merge';
  if (word === 'r') return after?.core_action === 'None';
  const isSame = after?.core_action === before?.core_action;
  return isSame && after?.core_target_external_id === before?.core_target_external_id;
}

describe('two rows without ids that say the same', () => {
  const place = workplace();
  const answer = async (words: string) =>
    (await place.coreReading(`${words}\nq\n`, 'review', RESULT, '--by', 'Ana')).stdout;

  it('can be merged, but not kept apart, and no decision is made about a row and itself', async () => {
    const row = 'Siemens AG,siemens.com,DE,Munich';
    place.write('accounts.csv', `Account Name,Website,Billing Country,Billing City\n${row}\n${row}\n`);
    await place.core('crosscheck', 'accounts.csv');
    expect(await answer('k')).toContain('Both rows say the same and have no ids');
    expect(await answer('m')).toContain('Saved: Siemens AG (row 2) and Siemens AG (row 1) are one company.');
    expect((await place.core('overrides', 'list', '--json')).stdout).toBe('[]\n');
    expect(await answer('q')).toContain('There is nothing left to decide');
  });
});

describe('a merge that was rejected', () => {
  const place = crosschecked();

  it('is asked about again when its decision is removed, which is told', async () => {
    const review = ['review', RESULT, '--filter', 'action=merge', '--by', 'Ana'];
    const first = await place.coreReading('k\nq\n', ...review);
    const [, told = ''] = /Saved: (.*)\.$/m.exec(first.stdout) ?? [];
    const [question] = /^Merge .*\?$/m.exec(first.stdout) ?? [];
    const [decision] = JSON.parse((await place.core('overrides', 'list', '--json')).stdout);
    const { stderr } = await place.core('overrides', 'remove', String(decision.number));
    expect(stderr).toContain(`With it falls the answer of Ana that ${told}: the next review asks again.`);
    await crosscheck(place);
    expect((await place.coreReading('q\n', ...review)).stdout).toContain(question);
  });
});
