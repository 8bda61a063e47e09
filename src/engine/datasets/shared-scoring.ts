import type { PartSizes } from '../../crm/duplicates/account-scoring.ts';
import type { UniverseData } from '../../crm/duplicates/universe-data.ts';
import { copyAccounts } from '../../store/dataset-file/copy-accounts.ts';
import { knownWriter } from '../../store/dataset-file/known-files.ts';
import { removePartFiles } from '../../store/dataset-file/part-files.ts';
import type { PartsDesk } from './parts-desk.ts';
import type { ScoringStep, ScoringThreads } from './scoring-threads.ts';
import { shareOut } from './share-out.ts';

interface SharingParts {
  readonly desk: PartsDesk;
  /** The sealed draft. */
  readonly path: string;
  readonly accounts: number;
  /** What is done here, by so many threads. */
  readonly here: ScoringThreads;
  readonly threads: number;
}

/** Parts that others may have under way. */
const AHEAD = 24;
/** Large enough that handing a part over costs little, small enough that all end together. */
const PARTS_OF_STEP = 64;
const [SMALLEST, LARGEST] = [2048, 32_768];
const PAIRS_OF_ACCOUNT = 4;

/** Works on parts of the accounts here and on other machines, which have the accounts and what is known of them in files. */
export function sharedScoring({ desk, path, accounts, here, threads }: SharingParts): ScoringThreads {
  const sharing = shareOut(desk, {
    atOnce: threads,
    here: (step, given) => {
      // What is given is what was asked below.
      const steps = here as unknown as Record<string, (...given: readonly unknown[]) => Promise<unknown>>;
      const work = steps[step];
      if (work === undefined) throw new Error(`there is no step ${step}`);
      return work(...given);
    },
  });
  const writer = knownWriter();
  let known = 0;
  let put = Promise.resolve();
  const putAccounts = async () => {
    const copy = `${desk.folder}/accounts`;
    copyAccounts(path, copy);
    await desk.putAccounts(copy);
    removePartFiles(copy);
  };
  put = putAccounts();
  put.catch(() => {});
  const asking =
    (step: ScoringStep) =>
    async (...given: readonly unknown[]) => {
      const part = { step, known, given, referenceVersion: null };
      await put.catch(sharing.goAlone);
      return await sharing.ask(part);
    };
  return {
    atOnce: 2 * threads + AHEAD,
    sizes: sizesFor(accounts),
    know(data: UniverseData) {
      here.know(data);
      const number = ++known;
      const file = `${desk.folder}/known-${number}`;
      writer.write(file, data);
      put = put.then(() => desk.putKnown(number, file)).then(() => removePartFiles(file));
      put.catch(() => {});
    },
    // What each gives is what the step of AccountScoring gives.
    spellings: asking('spellings') as ScoringThreads['spellings'],
    rightNames: asking('rightNames') as ScoringThreads['rightNames'],
    keys: asking('keys') as ScoringThreads['keys'],
    compared: asking('compared') as ScoringThreads['compared'],
    weighed: asking('weighed') as ScoringThreads['weighed'],
    judged: asking('judged') as ScoringThreads['judged'],
    async close() {
      sharing.close();
      await here.close();
    },
  };
}

function sizesFor(accounts: number): PartSizes {
  const size = Math.min(LARGEST, Math.max(SMALLEST, Math.ceil(accounts / PARTS_OF_STEP)));
  return { accounts: size, pairs: PAIRS_OF_ACCOUNT * size, judged: size };
}
