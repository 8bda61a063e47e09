import { type Command, CommanderError } from 'commander';
import { CoreError } from '../contract/errors.ts';
import type { GlobalOptions } from './config/global-options.ts';
import { type Context, processContext } from './context.ts';
import { printError } from './terminal/print-error.ts';

/** What a command does: arguments, options of all levels and a context in, the exit code out. */
export type Run<Options> = (
  positional: readonly string[],
  options: Options & GlobalOptions,
  context: Context,
) => Promise<number>;

const INTERRUPTED = 130;
const TERMINATED = 143;

/** Wraps a command's run function for commander: options of all levels, a context, signals, the exit code. */
export function running<Options>(run: Run<Options>) {
  return async (...given: unknown[]): Promise<void> => {
    // Commander calls an action with the arguments, then the options, then the command.
    const command = given.at(-1) as Command;
    const positional = given
      .slice(0, -2)
      .flat()
      .filter((value) => typeof value === 'string');
    const options = command.optsWithGlobals<Options & GlobalOptions>();
    stopWithStarter();
    const stop = stopSignals();
    try {
      const context = processContext(options, { stopSignal: stop.listen, stopAtOnce: stop.release });
      process.exitCode = await run(positional, options, context);
    } catch (error) {
      process.exitCode = stop.exitCode() ?? exitCodeOf(error, options);
    } finally {
      stop.release();
    }
  };
}

/** A command that another process of core has started stops when that one is gone, as with SIGTERM. */
function stopWithStarter(): void {
  if (process.channel === undefined) return;
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}

/** From `listen` on, the first Ctrl-C or SIGTERM asks to stop and the second one stops; before, the first one does. */
function stopSignals() {
  const controller = new AbortController();
  let code: number | undefined;
  const stop = (received: number) => () => {
    if (code !== undefined) process.exit(received);
    code = received;
    controller.abort();
  };
  const onInterrupt = stop(INTERRUPTED);
  const onTerminate = stop(TERMINATED);
  return {
    listen: () => {
      process.on('SIGINT', onInterrupt);
      process.on('SIGTERM', onTerminate);
      return controller.signal;
    },
    exitCode: () => code,
    release: () => {
      process.off('SIGINT', onInterrupt);
      process.off('SIGTERM', onTerminate);
    },
  };
}

/** Prints the error where it is due, and gives the exit code. */
export function exitCodeOf(error: unknown, options: GlobalOptions): number {
  if (error instanceof CommanderError) return usageCode(error);
  if (error instanceof Error && error.name === 'ExitPromptError') return INTERRUPTED;
  return printError(error, options, process.stderr);
}

/** Whether the command line asks for JSON, also when it is too wrong to be parsed. */
export function isJsonAsked(): boolean {
  return process.argv.includes('--json');
}

const AT_THE_END = ['--fail-on', '--max', '--report', '--actions'];

/** Whether the command line asks for what is known at the end of a run alone: an exit code by its outcomes, or other files. */
export function isEndAsked(): boolean {
  return process.argv.some((word) => AT_THE_END.includes(word.replace(/=.*/s, '')));
}

/** What is left here is help in the place of a command. */
function usageCode(error: CommanderError): number {
  if (error.exitCode === 0) return 0;
  // Only a call without a command is left: its help has been shown.
  if (!isJsonAsked()) return 2;
  return printError(new CoreError('USAGE', 'there is no command'), { json: true }, process.stderr);
}
