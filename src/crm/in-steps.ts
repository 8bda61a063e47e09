/** Work that can be done a little at a time, between other work. */
export interface InSteps<Result> {
  /** Does the next step; false when none is left. Throws what a step before has thrown. */
  step(): boolean;
  /** Does what is left at once. */
  result(): Result;
}

export function inSteps<Result>(steps: Generator<void, Result>): InSteps<Result> {
  let next: IteratorResult<void, Result> = { done: false, value: undefined };
  let failure: { readonly error: unknown } | undefined;
  const step = () => {
    if (failure !== undefined) throw failure.error;
    try {
      if (next.done !== true) next = steps.next();
    } catch (error) {
      failure = { error };
      throw error;
    }
    return next.done !== true;
  };
  return {
    step,
    result() {
      while (step());
      if (next.done !== true) throw new Error('work in steps has ended without a result');
      return next.value;
    },
  };
}

/** Does all steps, and whatever else waits for this thread between them. */
export async function inTurns({ step }: Pick<InSteps<unknown>, 'step'>): Promise<void> {
  while (step()) await turn();
}

/** Lets the process do what else there is, between two steps of something long. */
export function turn(): Promise<void> {
  return new Promise((done) => setImmediate(done));
}
