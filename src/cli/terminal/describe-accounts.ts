import type { AccountsInUse, AccountsLoad, AccountsStatus } from '../../contract/accounts.ts';

/** What is in use and what is being done, in lines for people. */
export function describeAccounts({ in_use: inUse, load, refresh }: AccountsStatus): string {
  const lines = [
    inUse === null ? 'No accounts are loaded.' : inUseWords(inUse),
    ...(load === null || load.state === 'completed' ? [] : [stateWords('Load', load)]),
    ...(refresh === null || refresh.state === 'completed' ? [] : [stateWords('Judging again', refresh)]),
  ];
  return `${lines.join('\n')}\n`;
}

/** How a load differs from what was there before. */
export function loadWords(load: AccountsLoad): string {
  const { leaving, leaving_names: names } = load;
  const others = leaving - names.length;
  const more = others > 0 ? ` and ${counted(others)} others` : '';
  const left = leaving === 0 ? 'none leaves' : `${counted(leaving)} leave: ${names.join(', ')}${more}`;
  return `${counted(load.accounts)} ${load.accounts === 1 ? 'account' : 'accounts'}: ${counted(load.new)} new, ${counted(load.changed)} changed, ${counted(load.unchanged)} unchanged; ${left}.`;
}

function inUseWords(inUse: AccountsInUse): string {
  const { accounts, with_entity: known, loaded_at: loaded, checked_at: checked } = inUse;
  const state = inUse.is_current
    ? ''
    : '\nOut of date: the universe or a decision has changed since. core serve judges again by itself; else load them again.';
  return `${counted(accounts)} ${accounts === 1 ? 'account' : 'accounts'}, ${counted(known)} of them with an entity; loaded ${minute(loaded)}, judged ${minute(checked)} (UTC).${state}`;
}

function stateWords(what: string, { state, resolved, accounts, error_message: error }: AccountsLoad): string {
  if (state === 'failed') return `${what} failed: ${error ?? 'the log has the details.'}`;
  if (state === 'judging') return `${what}: all are resolved, and are judged now.`;
  return `${what}: ${counted(resolved)} of ${counted(accounts)} resolved.`;
}

function counted(number: number): string {
  return number.toLocaleString('en-US');
}

function minute(timestamp: string): string {
  return timestamp.slice(0, 16).replace('T', ' ');
}
