import { CoreError } from '../../contract/errors.ts';
import type { SharedFiles } from '../../disk/shared-files.ts';
import type { ClaimedPart } from '../../jobs/shared-parts.ts';
import { type KnownReader, knownReader } from '../../store/dataset-file/known-files.ts';
import { partFolder, removePartFiles } from '../../store/dataset-file/part-files.ts';
import { accountsName, knownName } from './part-names.ts';
import { type ScoringStep, type ScoringThreads, scoringThreads } from './scoring-threads.ts';

/** Does parts of one work that another process has begun: with copies of its files, in threads. */
export interface ScoringOfOther {
  work(part: ClaimedPart, given: readonly unknown[]): Promise<unknown>;
  /** Resolves when its files are removed; nothing may be under way. */
  close(): Promise<void>;
}

interface ScoringParts {
  readonly work: string;
  readonly folder: string;
  readonly files: Pick<SharedFiles, 'fetch'>;
  readonly threads: number;
}

export function scoringOfOther({ work, folder, files, threads }: ScoringParts): ScoringOfOther {
  const reader: KnownReader = knownReader();
  const paths: string[] = [];
  let current = 0;
  let opening: Promise<ScoringThreads> | undefined;
  let knowing: Promise<void> = Promise.resolve();
  const open = async () => {
    const path = `${partFolder(folder)}/accounts`;
    await fetched(files, accountsName(work), path);
    return scoringThreads(path, threads);
  };
  const know = async (scoring: ScoringThreads, known: number) => {
    for (let number = paths.length + 1; number <= known; number++) {
      const path = `${folder}/known-${number}`;
      await fetched(files, knownName(work, number), path);
      paths.push(path);
    }
    // A part of an earlier step has been done by others meanwhile.
    if (known < current) throw new CoreError('NOT_FOUND', 'the part belongs to a step that is over');
    if (known > current) scoring.know(reader.read(paths));
    current = known;
  };
  return {
    async work({ step, known }, given) {
      opening ??= open();
      const scoring = await opening;
      // One after the other.
      const known$ = knowing.then(() => know(scoring, known));
      knowing = known$.catch(() => {});
      await known$;
      // What is given is what was asked for by sharedScoring.
      const steps = scoring as unknown as Record<
        ScoringStep,
        (...given: readonly unknown[]) => Promise<unknown>
      >;
      return await steps[step as ScoringStep](...given);
    },
    async close() {
      const scoring = await opening?.catch(() => undefined);
      await scoring?.close();
      reader.close();
      removePartFiles(folder);
    },
  };
}

async function fetched(files: Pick<SharedFiles, 'fetch'>, name: string, path: string): Promise<void> {
  if ((await files.fetch(name, path)) === undefined)
    throw new CoreError('NOT_FOUND', `${name} is not there any more`);
}
