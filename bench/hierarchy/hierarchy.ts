import { join, resolve } from 'node:path';
import type { EntityFacts } from '../../dist/universe/entity.js';
import { ancestryOf } from '../../dist/universe/hierarchy/ancestry.js';
import { nameOf } from '../../dist/universe/hierarchy/family.js';
import { inferringParents } from '../../dist/universe/hierarchy/inferred-parent.js';
import { parentageOf } from '../../dist/universe/hierarchy/parentage.js';
import { hierarchyOf } from '../../dist/universe/hierarchy/reference-family.js';
import { currentOwners } from '../../dist/universe/source-statements.js';
import { runCore } from '../run-core.ts';
import { SHARED } from '../shared-folder.ts';
import { importUniverse, openBenchReference } from '../universe.ts';

/**
 * Holds the hierarchy to its sources (`npm run bench:hierarchy`): whether the parents that GLEIF and ROR name are told,
 * and, for relations that are taken out one at a time, how many parents are inferred from names and web addresses, and
 * how many of those are in the group of the right one.
 */
const dataDir = process.argv[2] ?? resolve('bench', '.cache', 'hierarchy');
const LISTED_WRONG = Number(process.env.LISTED ?? 25);

if (process.argv[2] === undefined) {
  await importUniverse(dataDir, SHARED);
  await runCore([
    'reference',
    'import',
    'gleif',
    join(SHARED, 'reference', 'gleif-api'),
    '--data-dir',
    dataDir,
  ]);
}
const reference = openBenchReference(dataDir);
const { family, infer } = hierarchyOf(reference);
const all = Array.from({ length: reference.index.size }, (_, entity) => reference.facts(entity));

reportStated();
reportInferred();
reference.close();

/** What sources name against what is told. */
function reportStated(): void {
  const rows = new Map<string, { stated: number; told: number; wrong: string[] }>();
  const isTold = new Set<string>();
  let circles = 0;
  for (const facts of all) {
    const { record, end } = parentageOf(facts, family, infer);
    const { circle } = ancestryOf(facts, family, infer);
    if (circle.length > 0 && circles++ < LISTED_WRONG) console.log(`  ${circle.join(', ')}`);
    const owners = currentOwners(facts.owners);
    for (const { level, source } of owners) {
      if (level === 'head_office' || isTold.has(`${facts.coreId} ${source} ${level}`)) continue;
      isTold.add(`${facts.coreId} ${source} ${level}`);
      const named = owners
        .filter((one) => one.level === level && one.source === source)
        .map((one) => one.owner);
      const key = `${source} ${level}`;
      const row = rows.get(key) ?? { stated: 0, told: 0, wrong: [] };
      const told = level === 'direct' ? record.parent : record.top_parent;
      row.stated++;
      if (named.includes(told?.core_id ?? '')) row.told++;
      else
        row.wrong.push(
          `${nameOf(facts)}: ${named.map(nameOfId).join(' or ')}, told ${told?.trading_name ?? 'none'}: ${told?.reasoning ?? end}`,
        );
      rows.set(key, row);
    }
  }
  console.log(`${all.length} entities, ${circles} in circles`);
  for (const [key, { stated, told, wrong }] of rows) {
    console.log(`${key}: ${told} of ${stated} stated parents told`);
    for (const line of wrong.slice(0, LISTED_WRONG)) console.log(`  ${line}`);
  }
}

/** Takes the owners of each company out and infers. */
function reportInferred(): void {
  for (const source of ['starter', 'ror', 'gleif']) {
    const counts = { relations: 0, MEDIUM: [0, 0], LOW: [0, 0] };
    const wrong: string[] = [];
    for (const facts of all) {
      const owner = currentOwners(facts.owners).find(
        (one) => one.source === source && one.level === 'direct',
      );
      if (owner === undefined) continue;
      counts.relations++;
      const without = { ...facts, owners: [], parentId: null };
      const found = inferringParents(
        {
          index: reference.index,
          facts: (entity) =>
            reference.index.profile(entity).coreId === facts.coreId ? without : reference.facts(entity),
        },
        family,
      )(without);
      if (found === undefined || found.confidence === 'HIGH') continue;
      const isRight = isInGroup(found.facts, facts);
      counts[found.confidence][isRight ? 0 : 1] = (counts[found.confidence][isRight ? 0 : 1] ?? 0) + 1;
      if (!isRight)
        wrong.push(`${found.confidence} ${nameOf(facts)} (${nameOfId(owner.owner)}): ${found.reasoning}`);
    }
    const said = (level: 'MEDIUM' | 'LOW') => `${level} ${counts[level][0]} right, ${counts[level][1]} wrong`;
    console.log(`${source}, ${counts.relations} relations taken out: ${said('MEDIUM')}; ${said('LOW')}`);
    for (const line of wrong.slice(0, LISTED_WRONG)) console.log(`  ${line}`);
  }
  const free = all.filter(
    ({ owners, noOwners, status }) => owners.length === 0 && noOwners.length === 0 && status !== 'closed',
  );
  const found = free.flatMap((facts) => infer(facts) ?? []);
  console.log(
    `${found.length} of ${free.length} companies without owners are given one, ${found.filter(({ confidence }) => confidence === 'MEDIUM').length} MEDIUM`,
  );
  if (process.env.LIST_FREE !== undefined)
    for (const facts of free) {
      const parent = infer(facts);
      if (parent !== undefined)
        console.log(
          `  ${parent.confidence} ${nameOf(facts)} [${facts.sources[0]}; ${facts.industry ?? '-'}] → ${nameOf(parent.facts)} [${parent.facts.sources[0]}; ${parent.facts.industry ?? '-'}]: ${parent.reasoning}`,
        );
    }
}

/** The found parent is an owner of the company, or owns its owner. */
function isInGroup(found: EntityFacts, facts: EntityFacts): boolean {
  const { record } = parentageOf(facts, family, () => undefined);
  return (
    [record.parent, record.top_parent].some((party) => party?.core_id === found.coreId) ||
    currentOwners(facts.owners).some(({ owner }) => owner === found.coreId)
  );
}

function nameOfId(coreId: string): string {
  const facts = family.facts(coreId);
  return facts === undefined ? coreId : nameOf(facts);
}
