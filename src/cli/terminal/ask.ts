import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { suspendable } from './suspendable.ts';

export interface YesOption {
  readonly yes?: boolean;
}

/** The option that answers the question beforehand. */
export function addYesOption(command: Command, description = 'do not ask'): Command {
  return command.option('-y, --yes', description);
}

/** Asks before something is lost. Without a terminal, with --no-input or with --yes it is as if yes was answered. */
export async function isConfirmed(message: string, { yes }: YesOption, context: Context): Promise<boolean> {
  if (yes === true || !context.isInteractive) return true;
  const { confirm } = await import('@inquirer/prompts');
  const io = { input: context.stdin, output: context.stderr };
  const isSure = await suspendable(() => confirm({ message, default: false }, io), message, io);
  if (!isSure) context.say('Nothing was changed.');
  return isSure;
}

/** Lets a person choose one of several answers, the first unless another one is chosen. */
export async function choiceOf<Value extends string>(
  message: string,
  choices: readonly { readonly value: Value; readonly name: string }[],
  context: Context,
): Promise<Value> {
  const { select } = await import('@inquirer/prompts');
  const io = { input: context.stdin, output: context.stderr };
  return suspendable(() => select({ message, choices: [...choices] }, io), message, io);
}

/** The exit code of a command whose question was answered with no. */
export const DECLINED = 1;
