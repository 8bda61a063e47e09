import { remembering } from '../../universe/remembering.ts';
import type { Double } from '../verdict.ts';
import { weaknessOf } from './links.ts';

/** Accounts of one cluster and what ties them, by whatever stands for an account. */
export interface TiedAccounts {
  readonly members: readonly number[];
  /** No link of a path is weaker, so that a path is as sure as its cluster. */
  readonly weakest: Double;
  linkOf(a: number, b: number): Double | undefined;
}

export interface LinkPathsInput {
  /** The cluster that an account stands in. */
  clusterOf(account: number): TiedAccounts | undefined;
  /** The accounts that it has a link with, whatever cluster they stand in, and how weak the link is. */
  linkedWith(account: number): Iterable<readonly [other: number, weakness: number]>;
  /** The order of their ids. */
  isBefore(a: number, b: number): boolean;
}

/** The links from an account to another one of its cluster, in order; undefined where they are not of one cluster. */
export type LinkPaths = (from: number, to: number) => readonly Double[] | undefined;

/** Several accounts ask for the way to the one that survives, in whatever order. */
const REMEMBERED = 256;

/**
 * Finds how accounts are tied that no link ties: by the fewest links, of those by the strongest, then by the smallest ids.
 * The ways to one account are found at once, in one step for each link of its cluster.
 */
export function linkPaths(input: LinkPathsInput): LinkPaths {
  const stepsTo = remembering(REMEMBERED, (to: number) => stepsFrom(to, input));
  return (from, to) => {
    const cluster = input.clusterOf(from);
    if (from === to || cluster === undefined || cluster !== input.clusterOf(to)) return undefined;
    const direct = cluster.linkOf(from, to);
    return direct === undefined ? pathAlong(from, stepsTo(to), cluster) : [direct];
  };
}

/** The least sure of some links, of several the first; undefined of none. */
export function weakestLink(links: readonly Double[]): Double | undefined {
  return links.reduce<Double | undefined>(
    (weakest, link) => (weakest === undefined || weaknessOf(link) > weaknessOf(weakest) ? link : weakest),
    undefined,
  );
}

/** The next account on the way, and the weakest link of the way. */
interface Step {
  readonly next: number;
  readonly weakest: number;
}
type Steps = ReadonlyMap<number, Step>;

function pathAlong(from: number, steps: Steps, { linkOf }: TiedAccounts): readonly Double[] | undefined {
  const path: Double[] = [];
  for (let at = from, step = steps.get(from); step !== undefined && step.next !== at; step = steps.get(at)) {
    const link = linkOf(at, step.next);
    if (link === undefined) return undefined;
    path.push(link);
    at = step.next;
  }
  return path.length === 0 ? undefined : path;
}

function stepsFrom(to: number, input: LinkPathsInput): Steps {
  const steps = new Map<number, Step>([[to, { next: to, weakest: 0 }]]);
  const cluster = input.clusterOf(to);
  if (cluster === undefined) return steps;
  for (let reached = [to]; reached.length > 0; ) {
    const found = new Map<number, Step>();
    for (const next of reached)
      for (const [at, weakness] of next === to ? tiedTo(to, cluster) : input.linkedWith(next)) {
        if (steps.has(at) || weakness > weaknessOf(cluster.weakest) || input.clusterOf(at) !== cluster)
          continue;
        const step = { next, weakest: Math.max(weakness, steps.get(next)?.weakest ?? 0) };
        const known = found.get(at);
        if (known === undefined || isBetter(step, known, input)) found.set(at, step);
      }
    for (const [at, step] of found) steps.set(at, step);
    reached = [...found.keys()];
  }
  return steps;
}

/** Accounts of one entity are tied though not all of them were compared. */
function* tiedTo(to: number, { members, linkOf }: TiedAccounts): Generator<readonly [number, number]> {
  for (const at of members) {
    const link = linkOf(at, to);
    if (link !== undefined) yield [at, weaknessOf(link)];
  }
}

function isBetter(step: Step, known: Step, { isBefore }: LinkPathsInput): boolean {
  return step.weakest < known.weakest || (step.weakest === known.weakest && isBefore(step.next, known.next));
}
