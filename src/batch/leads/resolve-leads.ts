import type { EntityInput } from '../../contract/entity-input.ts';
import { accountIdentity } from '../../crm/account-identity.ts';
import {
  entityWithoutAccount,
  familyAccount,
  type LeadAnswer,
  ownAccount,
} from '../../crm/leads/account-of-lead.ts';
import { type Family, nearestRelative, ownersOf, type Relative } from '../../crm/leads/family.ts';
import type { Lead } from '../../crm/leads/lead-comparison.ts';
import { untilBroken } from '../crosscheck/account-file.ts';
import { type ResultSpool, resultSpool } from '../crosscheck/result-spool.ts';
import type { EntityInputOptions } from '../mapping/entity-input-of.ts';
import type { OutputRow } from '../output/output-rows.ts';
import { type RunSummary, tally } from '../output/run-summary.ts';
import { startTable } from '../output/table-writer.ts';
import type { ResolveFileOptions } from '../resolve-file.ts';
import { type ResolvedRow, resolveRows, UnreadableRows } from '../resolve-rows.ts';
import type { RowResult } from '../row-result.ts';
import type { Against } from './against.ts';
import { askPlaces } from './ask-places.ts';
import { type LeadAccounts, loadLeadAccounts } from './lead-accounts.ts';
import { type LeadCounts, leadsTally } from './leads-tally.ts';

export interface ResolveLeadsOptions extends Omit<ResolveFileOptions, 'followUps' | 'dataset'> {
  readonly against: Against;
  readonly nameFieldOf: EntityInputOptions['nameFieldOf'];
  /** The beginning of names for files of answers, until the last one is known. */
  readonly spoolPath: string;
  /** Hears what is done next, in a sentence. */
  readonly onPhase: (what: string) => void;
  /** Hears of how many of all accounts it is known who they are, before leads are counted. */
  readonly onResolved: (accounts: number, all: number) => void;
}

export interface LeadsSummary {
  readonly run: RunSummary;
  readonly leads: LeadCounts;
  /** What to tell people of the file of accounts. */
  readonly remarks: readonly string[];
}

const WRITTEN_AT_ONCE = 512;

/**
 * Resolves the leads of a file and says whose account each is: crosschecks the accounts first, then finds the account of
 * each lead's own company, asks for the families of those without one, and writes all rows out again, in order. A run
 * that goes on finds dataset and jobs again. Throws `BrokenLeads` when the leads cannot be read to their end.
 */
export async function resolveLeads(options: ResolveLeadsOptions): Promise<LeadsSummary> {
  const { service, runId, signal, onPhase, spoolPath } = options;
  onPhase('Finding out who the accounts are, and which of them are one company …');
  const accounts = await loadLeadAccounts({ ...options, spoolPath: `${spoolPath}.against` });
  try {
    onPhase(
      `${accounts.accounts.toLocaleString('en-US')} ${accounts.accounts === 1 ? 'account' : 'accounts'}: finding out whose the leads are …`,
    );
    const spool = resultSpool(spoolPath);
    try {
      const asked = await askAll(spool, accounts, options);
      await askPlaces(asked.entities, accounts.places, { service, runId, signal });
      await askPlaces(membersAround(asked.entities, accounts), accounts.places, { service, runId, signal });
      const summary = await writeAll(spool, accounts, options);
      await accounts.drop();
      if (asked.broken !== undefined) throw new BrokenLeads(asked.broken.reason, summary);
      return summary;
    } finally {
      await spool.dispose();
    }
  } finally {
    accounts.dispose();
  }
}

/** The leads broke off: the rows before are resolved and written, and `reason` says where and why. */
export class BrokenLeads extends Error {
  readonly reason: unknown;
  readonly summary: LeadsSummary;

  constructor(reason: unknown, summary: LeadsSummary) {
    super('the input file broke off');
    this.reason = reason;
    this.summary = summary;
  }
}

interface Asked {
  /** Those of which the families are asked. */
  readonly entities: ReadonlySet<string>;
  readonly broken?: UnreadableRows;
}

/** Resolves the leads one after the other, finds the account of each one's own company, and keeps what was found. */
async function askAll(
  spool: ResultSpool,
  accounts: LeadAccounts,
  options: ResolveLeadsOptions,
): Promise<Asked> {
  const entities = new Set<string>();
  let done = 0;
  try {
    for await (const rows of resolveRows(options)) {
      const found = rows.map((row) => withOwnAccount(row, accounts));
      for (const coreId of found.map((result) => entityAskedFor(result, accounts)))
        if (coreId !== undefined) entities.add(coreId);
      await spool.write(found);
      done += rows.length;
      options.onProgress(done);
    }
  } catch (error) {
    if (!(error instanceof UnreadableRows)) throw error;
    return { entities, broken: error };
  }
  return { entities };
}

function withOwnAccount({ input, result }: ResolvedRow, accounts: LeadAccounts): RowResult {
  if (input === undefined || result.record === undefined) return result;
  return withAnswer(result, ownAccount({ input, identity: identityIn(result) }, accounts), accounts);
}

type AnsweredRow = Extract<RowResult, { readonly record: object }>;

function identityIn({ record, outcome, extended }: AnsweredRow): Lead['identity'] {
  const { core_id: coreId, identity_resolution_confidence: confidence } = record;
  return accountIdentity({ coreId, confidence, outcome }, extended?.sources ?? []);
}

function withAnswer(
  result: AnsweredRow,
  { at, relation, reasoning }: LeadAnswer,
  { dataset }: LeadAccounts,
): RowResult {
  const externalId = at === null ? null : dataset.account(at).external_id;
  return { ...result, account: { externalId, relation, reasoning } };
}

function entityAskedFor(result: RowResult, { book }: LeadAccounts): string | undefined {
  if (result.record === undefined || result.account === undefined) return undefined;
  return entityWithoutAccount(identityIn(result), result.account, book);
}

/** Entities with an account in the families of those that are asked about: their owners are asked for too. */
function membersAround(entities: ReadonlySet<string>, accounts: LeadAccounts): readonly string[] {
  const { placeOf, membersOf } = familyOf(accounts);
  const tops = new Set([...entities].flatMap((coreId) => placeOf(coreId)?.topCoreId ?? []));
  return [...tops].flatMap(membersOf);
}

function familyOf({ places, book, dataset }: LeadAccounts): Family {
  const byTop = new Map<string, string[]>();
  const withAccount = new Set<string>();
  for (let at = 0; at < dataset.size; at++) {
    const { coreId } = dataset.identity(at);
    const top = coreId === null ? undefined : places.get(coreId)?.topCoreId;
    if (coreId === null || top === undefined || withAccount.has(coreId)) continue;
    withAccount.add(coreId);
    byTop.set(top, [...(byTop.get(top) ?? []), coreId]);
  }
  return {
    placeOf: (coreId) => places.get(coreId) ?? undefined,
    accountOf: book.accountOf,
    membersOf: (top) => byTop.get(top) ?? [],
  };
}

/** Reads the leads once more, and writes every row with what was found. */
async function writeAll(
  spool: ResultSpool,
  accounts: LeadAccounts,
  { table, read, sink, format, countryOf }: ResolveLeadsOptions,
): Promise<LeadsSummary> {
  const [counts, leads] = [tally(), leadsTally()];
  const complete = completingFamilies(accounts);
  const next = spool.read()[Symbol.asyncIterator]();
  let rows: OutputRow[] = [];
  const writer = await startTable(sink, format);
  const flush = async () => {
    await writer.rows(rows);
    rows = [];
  };
  for await (const row of untilBroken(table.rows)) {
    const { value, done } = await next.next();
    // The file broke off while it was asked about: it ends there again.
    if (done === true) break;
    const result = complete(value);
    const asked = read(row);
    const input = 'problem' in asked ? undefined : asked.input;
    counts.add(result, row.line, input && originOf(input, countryOf));
    leads.add(result);
    rows.push({ row, result });
    if (rows.length === WRITTEN_AT_ONCE) await flush();
  }
  await flush();
  await writer.end();
  return { run: counts.summary(), leads: leads.counts(), remarks: accounts.remarks };
}

/** Adds the account of the family to a lead without one; what is found of an entity stands for all leads of it. */
function completingFamilies(accounts: LeadAccounts): (result: RowResult) => RowResult {
  const family = familyOf(accounts);
  const relatives = new Map<string, Relative | undefined>();
  return (result) => {
    const coreId = entityAskedFor(result, accounts);
    if (coreId === undefined || result.record === undefined || result.account === undefined) return result;
    if (!relatives.has(coreId)) relatives.set(coreId, nearestRelative(coreId, family));
    const { dataset, places } = accounts;
    const answer = familyAccount(relatives.get(coreId), result.account, dataset);
    const isAsked = answer.at !== null || !isUntold(coreId, family, places);
    return withAnswer(
      result,
      isAsked ? answer : { ...answer, reasoning: untoldFamily(result.account) },
      accounts,
    );
  };
}

/** Whether the service could not tell where the entity stands, or somebody above it. */
function isUntold(coreId: string, { placeOf }: Family, places: LeadAccounts['places']): boolean {
  const way = [coreId, ...ownersOf(coreId, placeOf).map((owner) => owner.coreId)];
  return way.some((one) => places.get(one) === null);
}

function untoldFamily({ reasoning }: { readonly reasoning: string }): string {
  return `${reasoning} Whether one belongs to its family could not be found out: the service did not tell who owns it.`;
}

function originOf(input: EntityInput, countryOf: ResolveLeadsOptions['countryOf']) {
  return { country: countryOf?.(input), name: input.legal_name ?? input.trading_name ?? '' };
}
