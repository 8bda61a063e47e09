import { tellOnlyHere } from './config/only-here.ts';
import { type Run, running } from './running.ts';

/** Wraps the run function of a command about what this machine keeps, whatever service others ask: `keys`, `users`. */
export function runningHere<Options>(what: string, run: Run<Options>) {
  return running<Options>(async (positional, options, context) => {
    tellOnlyHere(what, options, context);
    return run(positional, options, context);
  });
}
