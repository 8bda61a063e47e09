import { companyOf, releaseOf, type SourceName } from './releases-companies.ts';
import { type Look, type Machine, machine } from './releases-machine.ts';

/** An id that was given out, with the number of the company that it was given out for. */
interface Told {
  readonly coreId: string;
  readonly company: number;
}

/** A machine with the first releases of the sources, imported in this order. */
export async function machineOf(sources: readonly SourceName[]): Promise<Machine> {
  const one = machine();
  for (const source of sources) await one.release(source, releaseOf(source));
  return one;
}

/** A machine that gave out every id after each import: not those that its records would give it by now. */
export async function machineInUse(
  sources: readonly SourceName[],
): Promise<{ readonly one: Machine; readonly ids: readonly Told[] }> {
  const one = machine();
  let ids: readonly Told[] = [];
  for (const source of sources) {
    await one.release(source, releaseOf(source));
    ids = await giveOutAll(one, ids);
  }
  return { one, ids };
}

/** Gives out the id of a record's entity, and says it. */
export async function told(one: Machine, recordKey: string): Promise<string> {
  await one.giveOut(recordKey);
  return (await one.look()).idOf(recordKey) ?? 'no entity';
}

/** Gives out the ids of all entities; those that were given out `before` stand first. */
export async function giveOutAll(one: Machine, before: readonly Told[] = []): Promise<readonly Told[]> {
  const { entities } = await one.look();
  await one.giveOut(...entities.flatMap(({ sources: [first = ''] }) => first));
  const given = new Set(before.map(({ coreId }) => coreId));
  const fresh = entities.filter(({ coreId }) => !given.has(coreId));
  return [
    ...before,
    ...fresh.map(({ coreId, sources: [first = ''] }) => ({ coreId, company: companyOf(first) })),
  ];
}

/** The ids that answer as themselves, with their own company. */
export function keptIds(look: Look, ids: readonly Told[]): readonly string[] {
  const kept = ids.filter(({ coreId, company }) => {
    const facts = look.answer(coreId);
    return facts?.coreId === coreId && facts.sources.some((key) => companyOf(key) === company);
  });
  return kept.map(({ coreId }) => coreId);
}

/** The ids that answer with nothing, with another company, or under an id that was given out after them. */
export function lostIds(look: Look, ids: readonly Told[]): readonly string[] {
  const rank = new Map(ids.map(({ coreId }, at) => [coreId, at]));
  const lost = ids.filter(({ coreId, company }, at) => {
    const facts = look.answer(coreId);
    const isItsCompany = facts?.sources.some((key) => companyOf(key) === company) === true;
    return !isItsCompany || (rank.get(facts?.coreId ?? '') ?? at + 1) > at;
  });
  return lost.map(({ coreId }) => coreId);
}
