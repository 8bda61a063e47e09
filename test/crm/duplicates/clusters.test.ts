import { describe, expect, it } from 'vitest';
import { clustersOf } from '../../../src/crm/duplicates/clusters.ts';
import { findDoubles } from '../../../src/crm/duplicates/find-doubles.ts';
import type { PairDecisions } from '../../../src/crm/duplicates/pair-decisions.ts';
import type { Double } from '../../../src/crm/verdict.ts';
import { datasetOf, doublesAmong, known, OTHERS, type TestAccount } from './accounts.ts';

const SITE = { website: 'zwickelmann.de', city: 'Rostock', country: 'DE' };

const OF_SITE = { trading_name: 'Zwickelmann', website: 'zwickelmann.de' };

function registered(number: string) {
  return { company_registration_number: number, country: 'DE' };
}

const OTHER_WORDS = ['Bau', 'Film', 'Gas', 'Holz', 'Kunst', 'Licht', 'Mode', 'Papier', 'Wein'];

/** Links between accounts by their positions, as if they had been found. */
function linksOf(...pairs: readonly (readonly [number, number, Double['confidence']])[]): readonly Double[] {
  return pairs.map(([a, b, confidence]) => ({
    ...{ a, b, confidence, kind: 'exact', hasOwnAgreement: false, reasoning: 'They are alike.' },
  }));
}

/** Groups of accounts that say nothing against each other. */
function groupsOf(size: number, links: readonly Double[], decisions?: PairDecisions): readonly string[] {
  const accounts = Array.from({ length: size }, (_, at) => ({ id: String.fromCharCode(97 + at) }));
  return clustersOf(datasetOf(accounts), links, decisions).map(({ members }) =>
    members.map((at) => accounts[at]?.id).join(''),
  );
}

describe('a cluster', () => {
  it('keeps the surer pair when its third contradicts the first', () => {
    const { groups, told } = doublesAmong([
      { id: 'a', trading_name: 'Zwickelmann GmbH', ...SITE },
      { id: 'b', trading_name: 'Zwickelmann', ...SITE },
      { id: 'c', trading_name: 'Zwickelmann AG', city: 'Rostock', country: 'DE' },
    ]);
    expect(groups).toEqual(['a b']);
    expect(told.map(({ kind, confidence }) => `${confidence} ${kind}`)).toEqual([
      'LOW related',
      'LOW related',
    ]);
  });

  it('never holds two known entities, though an account without one resembles both', () => {
    const own = { trading_name: 'Zwickelmann Pumpen', ...SITE };
    const { groups } = doublesAmong([
      { id: 'a', ...own, is: known('1000000001') },
      { id: 'b', ...own },
      { id: 'c', ...own, is: known('1000000002') },
    ]);
    expect(groups).toEqual(['a b']);
  });

  it('holds those who are surely one company, whatever a guess says that resembles one of them', () => {
    const { groups } = doublesAmong([
      { id: 'a', ...OF_SITE, is: known('1000000001') },
      { id: 'b', trading_name: 'Zwickelmann', ...registered('HRB 48213'), is: known('1000000001') },
      { id: 'g', ...OF_SITE, ...registered('HRB 59074'), is: known('1000000001', 'LOW') },
    ]);
    expect(groups).toEqual(['a b']);
  });

  it('holds the accounts of a known entity under all its names, however many are guessed to be it', () => {
    const guesses = Array.from({ length: 9 }, (_, at) => ({
      ...{ id: `a${at}`, trading_name: `Zwickelmann ${OTHER_WORDS[at]}` },
      is: known('1000000001', 'LOW'),
    }));
    const { groups } = doublesAmong([
      ...guesses,
      { id: 'b', trading_name: 'Zwickelmann Pumpen AG', is: known('1000000001') },
      { id: 'c', trading_name: 'Ostsee Hydraulik AG', is: known('1000000001') },
    ]);
    expect(groups).toEqual(['b c']);
  });

  it('holds no accounts of a known entity in two countries, whatever stands between them', () => {
    const alike = { website: 'zwickelmann.de', is: known('1000000001') };
    const { groups, between } = doublesAmong([
      { id: 'a', trading_name: 'Zwickelmann AG', ...alike, country: 'DE' },
      { id: 'b', trading_name: 'Zwickelmann Corporation', ...alike, country: 'US' },
      { id: 'c', trading_name: 'Zwickelmann Digital Solutions GmbH', ...alike, country: 'DE' },
      { id: 'd', trading_name: 'Zwickelmann', ...alike },
    ]);
    expect(groups).toEqual(['a c d']);
    expect(between('b', 'c')?.confidence).toBe('LOW');
  });

  it('holds accounts of a known entity in two countries that one registration number makes one', () => {
    const own = { company_registration_number: 'HRB 48213', company_registration_country: 'DE' };
    const { groups } = doublesAmong([
      { id: 'a', trading_name: 'Zwickelmann AG', ...own, country: 'DE', is: known('1000000001') },
      { id: 'b', trading_name: 'Zwickelmann AG', ...own, country: 'AT', is: known('1000000001') },
    ]);
    expect(groups).toEqual(['a b']);
  });

  it('takes an account that is linked to one name of a known entity, though it bears no other', () => {
    const accounts: readonly TestAccount[] = [
      { id: 'a', trading_name: 'Zwickelmann Pumpen AG', is: known('1000000001') },
      { id: 'b', trading_name: 'Ostsee Hydraulik AG', is: known('1000000001') },
      { id: 'c', trading_name: 'Ostsee Hydraulik AG', is: known('1000000001') },
      { id: 'd', trading_name: 'Zwickelman Pumpen AG' },
    ];
    const links = linksOf([0, 1, 'HIGH'], [0, 2, 'HIGH'], [1, 2, 'HIGH'], [0, 3, 'HIGH']);
    const clusters = clustersOf(datasetOf(accounts), links);
    expect(clusters.map(({ members }) => members)).toEqual([[0, 1, 2, 3]]);
  });

  it('takes an account by one sure link or two weak ones, and not by one weak link', () => {
    const pair = [0, 1, 'HIGH'] as const;
    expect(groupsOf(3, linksOf(pair, [1, 2, 'MEDIUM']))).toEqual(['ab']);
    expect(groupsOf(3, linksOf(pair, [1, 2, 'HIGH']))).toEqual(['abc']);
    expect(groupsOf(3, linksOf(pair, [1, 2, 'MEDIUM'], [0, 2, 'MEDIUM']))).toEqual(['abc']);
  });

  it('is not joined with another by a single bridge, however sure', () => {
    const groups = linksOf([0, 1, 'HIGH'], [2, 3, 'HIGH'], [2, 4, 'HIGH'], [3, 4, 'HIGH']);
    expect(groupsOf(5, [...groups, ...linksOf([1, 2, 'HIGH'])])).toEqual(['ab', 'cde']);
    expect(groupsOf(5, [...groups, ...linksOf([1, 2, 'HIGH'], [0, 3, 'HIGH'])])).toEqual(['abcde']);
  });

  it('is not joined with another by an account that resembles both', () => {
    const first = linksOf([0, 1, 'HIGH'], [0, 2, 'HIGH'], [1, 2, 'HIGH']);
    const second = linksOf([3, 4, 'HIGH'], [3, 5, 'HIGH'], [4, 5, 'HIGH']);
    const bridges = linksOf([2, 3, 'HIGH'], [2, 4, 'HIGH'], [2, 5, 'HIGH']);
    expect(groupsOf(6, [...first, ...second, ...bridges])).toEqual(['abc', 'def']);
  });

  it('is joined with another where one name of each is linked that many accounts bear', () => {
    const alike = (id: string, trading_name: string) => ({ id, trading_name });
    const accounts = [...'abcdefghijklmnopqrst'].map((id, at) =>
      alike(id, at < 10 ? 'Zwickelmann Pumpen' : 'Zwickelmann Pumps'),
    );
    const within = accounts.flatMap((_account, a) =>
      accounts.flatMap((_other, b) => (a < b && a < 10 === b < 10 ? [[a, b, 'HIGH'] as const] : [])),
    );
    const across = linksOf([0, 10, 'HIGH'], [1, 11, 'HIGH']);
    const clusters = clustersOf(datasetOf(accounts), [...linksOf(...within), ...across]);
    expect(clusters.map(({ members }) => members.length)).toEqual([20]);
  });

  it('holds no strangers whom an account of two names resembles', () => {
    const { groups } = doublesAmong(
      ['Zwickelmann Pumpen', 'Zwikelmann Pumpen', 'Zwickelmann Pumpen aka Ostsee Hydraulik']
        .concat([...['Ostsee Hydraulik', 'Ostsee Hydraulk', 'Ostsee Hydrauliks']])
        .map((trading_name, at) => ({ id: `a${at}`, trading_name })),
    );
    expect(groups.filter((group) => group.includes('a0') && group.includes('a3'))).toEqual([]);
  });

  it('does not run away along a chain of weak links', () => {
    const chain = Array.from({ length: 25 }, (_, at) => [at, at + 1, 'MEDIUM'] as const);
    expect(groupsOf(26, linksOf(...chain)).every((group) => group.length === 2)).toBe(true);
  });

  it('is made of no LOW and no related pairs', () => {
    expect(groupsOf(2, linksOf([0, 1, 'LOW']))).toEqual([]);
    expect(
      groupsOf(
        2,
        linksOf([0, 1, 'HIGH']).map((link) => ({ ...link, kind: 'related' })),
      ),
    ).toEqual([]);
  });

  it('knows its weakest link, its entity, and by which link two members are doubles', () => {
    const accounts: readonly TestAccount[] = [
      { id: 'c', trading_name: 'Alphabet', is: known('1000000001') },
      { id: 'b', trading_name: 'Google', is: known('1000000001', 'MEDIUM') },
      { id: 'a', trading_name: 'Google', website: 'google.com', is: known('1000000001') },
    ];
    const dataset = datasetOf(accounts);
    const [cluster] = clustersOf(dataset, findDoubles(dataset));
    expect(cluster).toMatchObject({
      members: [0, 1, 2],
      coreId: '1000000001',
      weakest: { confidence: 'MEDIUM' },
    });
    expect(cluster?.linkOf(0, 2)?.confidence).toBe('HIGH');
    expect(cluster?.linkOf(2, 1)).toMatchObject({ a: 1, b: 2, confidence: 'MEDIUM' });
    expect(cluster?.linkOf(0, 9)).toBeUndefined();
  });
});

describe('what was decided', () => {
  const link = linksOf([0, 1, 'HIGH']);

  it('keeps accounts apart, whichever way round it is asked', () => {
    const areApart = (a: number, b: number) => Math.min(a, b) === 0 && Math.max(a, b) === 1;
    expect(groupsOf(2, link, { areApart, together: [] })).toEqual([]);
    expect(groupsOf(3, linksOf([0, 2, 'HIGH'], [1, 2, 'HIGH']), { areApart, together: [] })).toEqual(['ac']);
  });

  it('brings accounts together that contradict each other', () => {
    const accounts = [
      { id: 'a', trading_name: 'Krallmeyer AG', country: 'DE' },
      { id: 'b', trading_name: 'Ostsee Hydraulik GmbH', country: 'FR' },
    ];
    const [cluster] = clustersOf(datasetOf(accounts), [], { areApart: () => false, together: [[1, 0]] });
    expect(cluster?.members).toEqual([0, 1]);
    expect(cluster?.weakest.reasoning).toBe('It was decided that they are one company.');
  });

  it('takes nobody out of a group: those who are decided to be one bring their groups', () => {
    const alike = linksOf([0, 1, 'HIGH'], [1, 2, 'HIGH'], [0, 2, 'HIGH'], [3, 4, 'HIGH']);
    expect(groupsOf(5, alike, { areApart: () => false, together: [[1, 3]] })).toEqual(['abcde']);
  });

  it('leaves those behind that contradict the other group, and tells whose doubles they are', () => {
    const site = (website: string, coreId: string) => ({ website, is: known(coreId) });
    const accounts: readonly TestAccount[] = [
      { id: 'a', trading_name: 'Zwickelmann GmbH', ...site('zwickelmann.de', '1000000001') },
      { id: 'b', trading_name: 'Zwickelmann', ...site('zwickelmann.de', '1000000001') },
      { id: 'c', trading_name: 'Krallmeyer AG', ...site('krallmeyer.de', '1000000002') },
      { id: 'd', trading_name: 'Krallmeyer', ...site('krallmeyer.de', '1000000002') },
    ];
    const { groups, told } = doublesAmong(accounts, { areApart: () => false, together: [[1, 2]] });
    expect(groups).toEqual(['b c']);
    expect(told.map(({ a, b, kind, confidence }) => [a, b, kind, confidence])).toEqual([
      [0, 1, 'exact', 'LOW'],
      [2, 3, 'exact', 'LOW'],
    ]);
  });

  it('that two are one comes before who is like them, where others were decided to be different', () => {
    const areApart = (a: number, b: number) => Math.min(a, b) === 0 && Math.max(a, b) === 3;
    const alike = linksOf([0, 1, 'HIGH'], [0, 2, 'HIGH'], [1, 2, 'HIGH']);
    expect(groupsOf(4, alike, { areApart, together: [[1, 3]] })).toEqual(['ac', 'bd']);
  });

  it('that two are different holds against a chain of those that are one', () => {
    const areApart = (a: number, b: number) => Math.min(a, b) === 0 && Math.max(a, b) === 2;
    const together = [[0, 1] as const, [1, 2] as const];
    expect(groupsOf(3, [], { areApart, together })).toHaveLength(1);
  });
});

describe('the order of rows', () => {
  it('changes neither pairs nor clusters', () => {
    const accounts: readonly TestAccount[] = [
      ...['Zwickelmann GmbH', 'Zwickelmann', 'Zwickelmann AG', 'Zwikelmann'].map((trading_name, at) => ({
        ...{ id: `z${at}`, trading_name, ...SITE },
      })),
      ...['Krallmeyer Fund VII', 'Krallmeyer Fund VIII', 'Krallmeyer Fund 7', 'Krallmeyer'].map(
        (trading_name, at) => ({ id: `k${at}`, trading_name, website: 'krallmeyer.com' }),
      ),
      ...Array.from({ length: 40 }, (_, at) => ({
        ...{ id: `m${at}`, trading_name: at % 2 === 0 ? 'Wintermoor Logistik' : 'Wintermoor Logistics' },
        city: ['Rostock', 'Kassel', 'Trier'][at % 3] ?? '',
      })),
      ...OTHERS,
    ];
    const told = (rows: readonly TestAccount[]) => {
      const dataset = datasetOf(rows);
      const doubles = [...findDoubles(dataset)];
      const id = (at: number) => rows[at]?.id ?? '';
      return {
        doubles: doubles.map(({ a, b, ...double }) => [[id(a), id(b)].sort(), double]),
        clusters: clustersOf(dataset, doubles).map(({ members }) => members.map(id).sort()),
      };
    };
    const first = told(accounts);
    expect(first.clusters.length).toBeGreaterThan(2);
    expect(told(accounts.toReversed())).toEqual(first);
    const shuffled = accounts.map((_, at) => accounts[(at * 29) % accounts.length] as TestAccount);
    expect(new Set(shuffled).size).toBe(accounts.length);
    expect(told(shuffled)).toEqual(first);
  });
});
