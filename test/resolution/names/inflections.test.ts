import { describe, expect, it } from 'vitest';
import { arePlural, otherNumbersOf } from '../../../src/resolution/names/inflections.ts';
import { company } from '../../builders.ts';
import { answerOf, resolverOf } from '../matching.ts';

describe('a word and its plural', () => {
  it.each([
    ['trailer', 'trailers'],
    ['bakeries', 'bakery'],
    ['box', 'boxes'],
    ['motor', 'motores'],
    ['boat', 'boats'],
  ])('are one word: %s and %s', (left, right) => expect(arePlural(left, right)).toBe(true));

  it.each([
    ['meta', 'metal'],
    ['roger', 'rogers'],
    ['hugh', 'hughes'],
    ['jon', 'jones'],
    ['new', 'news'],
    ['glas', 'glass'],
    ['krft', 'krfts'],
    ['china', 'chinas'],
    ['ab', 'abs'],
    ['pump', 'pump'],
  ])('are not %s and %s', (left, right) => expect(arePlural(left, right)).toBe(false));

  it('are looked for from either', () => {
    expect(otherNumbersOf('trailer')).toEqual(['trailers']);
    expect(otherNumbersOf('bakery')).toEqual(['bakerys', 'bakeries']);
    expect(otherNumbersOf('bakeries')).toEqual(['bakerie', 'bakery']);
    expect(otherNumbersOf('rogers')).toEqual([]);
    expect(otherNumbersOf('glass')).toEqual([]);
  });
});

describe('a name with a word in the other number', () => {
  const trades = ['pump', 'trailer', 'winery', 'motorcycle'];
  const plurals = ['pumps', 'trailers', 'wineries', 'motorcycles'];
  const known = [...trades, ...plurals].flatMap((word) =>
    ['Adlow', 'Brimtal', 'Corvane', 'Dunstor', 'Elvray'].map((name) => company({ name: `${name} ${word}` })),
  );
  const resolve = resolverOf(
    ...['Zelkova Pump Inc', 'North American Motorcycle Co.', 'Roger Trailers'].map((name) =>
      company({ name }),
    ),
    ...known,
  );

  it.each([
    ['Zelkova Pumps Inc', 'Zelkova Pump Inc'],
    ['North American Motorcycles', 'North American Motorcycle Co.'],
  ])('is the name: %s', (name, right) => {
    const resolution = resolve(name);
    expect(answerOf(resolution)).toBe(right);
    expect(resolution.decision.confidence).toBe('HIGH');
  });
});
