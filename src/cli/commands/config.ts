import { resolve } from 'node:path';
import { Argument, Command } from 'commander';
import { CREDIT_OPERATIONS } from '../../contract/charges.ts';
import { CoreError } from '../../contract/errors.ts';
import { parseWith } from '../../contract/parse.ts';
import { Config, readConfig, writeConfig } from '../config/config-file.ts';
import type { GlobalOptions } from '../config/global-options.ts';
import { findPrice, findSetting, SETTINGS, type Setting } from '../config/settings.ts';
import { taking } from '../config/taken-values.ts';
import type { Context } from '../context.ts';
import { running } from '../running.ts';
import { printable } from '../terminal/print-error.ts';

const NAMES = [...SETTINGS, ...CREDIT_OPERATIONS.map((operation) => `prices.${operation}`)];

export function configCommand(): Command {
  const command = new Command('config').description(
    'Shows and changes the configuration: the endpoint that commands work against, and prices of core serve',
  );
  command
    .command('list', { isDefault: true })
    .description('Lists the settings that are in force, and where each comes from')
    .action(running(list));
  command
    .command('get')
    .description('Prints one setting')
    .addArgument(taking(new Argument('<name>', NAMES.join(', ')), { words: NAMES }))
    .action(running(get));
  command
    .command('set')
    .description('Sets one setting of the user')
    .addArgument(taking(new Argument('<name>', NAMES.join(', ')), { words: NAMES }))
    .argument('<value>')
    .action(running(set));
  command
    .command('unset')
    .description('Takes one setting of the user out')
    .addArgument(taking(new Argument('<name>', NAMES.join(', ')), { words: NAMES }))
    .action(running(unset));
  return command;
}

async function list(_: readonly string[], options: GlobalOptions, context: Context): Promise<number> {
  const found = NAMES.flatMap((name) => {
    const setting = settingOf(name, options, context);
    return setting === undefined ? [] : [{ name, ...setting }];
  });
  if (context.isJson) context.print(`${JSON.stringify(found)}\n`);
  else
    for (const { name, value, origin } of found)
      context.print(`${name} = ${printable(value)}  (${printable(origin)})\n`);
  if (found.length === 0 && !context.isJson)
    context.say(`Nothing is set; core config set endpoint https://… writes ${context.configFiles.user}.`);
  return 0;
}

async function get(
  [name = '']: readonly string[],
  options: GlobalOptions,
  context: Context,
): Promise<number> {
  const found = settingOf(checked(name), options, context);
  if (found === undefined) return 1;
  context.print(`${context.isJson ? JSON.stringify(found) : printable(found.value)}\n`);
  return 0;
}

async function set(
  [name = '', value = '']: readonly string[],
  _: GlobalOptions,
  context: Context,
): Promise<number> {
  const path = context.configFiles.user;
  const config = readConfig(path);
  // A path is meant from here, and read from anywhere.
  const kept = name === 'api_key_file' ? resolve(context.cwd, value) : value;
  writeConfig(path, parseWith(Config, changed(config, checked(name), kept), name));
  context.say(`${name} is set in ${path}.`);
  return 0;
}

async function unset([name = '']: readonly string[], _: GlobalOptions, context: Context): Promise<number> {
  const path = context.configFiles.user;
  writeConfig(path, parseWith(Config, changed(readConfig(path), checked(name), undefined), name));
  context.say(`${name} is no longer set in ${path}.`);
  return 0;
}

function checked(name: string): string {
  if (NAMES.includes(name)) return name;
  throw new CoreError('USAGE', `${name} is no setting`, { fix: `Settings are ${NAMES.join(', ')}.` });
}

function settingOf(name: string, options: GlobalOptions, context: Context) {
  const simple = SETTINGS.find((setting): setting is Setting => setting === name);
  if (simple !== undefined) return findSetting(simple, options, context);
  const operation = CREDIT_OPERATIONS.find((one) => `prices.${one}` === name);
  const price = operation === undefined ? undefined : findPrice(operation, context);
  return price === undefined ? undefined : { value: String(price.value), origin: price.origin };
}

function changed(config: Config, name: string, value: string | undefined): unknown {
  const [first = '', second] = name.split('.');
  if (second === undefined) return { ...config, [first]: value };
  return {
    ...config,
    prices: { ...config.prices, [second]: value === undefined ? undefined : priceOf(value) },
  };
}

/** Credits in plain digits; the schema refuses what is no number. */
function priceOf(text: string): number {
  return /^\d*\.?\d+$/.test(text) ? Number(text) : Number.NaN;
}
