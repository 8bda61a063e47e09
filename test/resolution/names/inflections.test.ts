import { describe, expect, it } from 'vitest';
import { arePlural, areSpelledOtherwise, otherNumbersOf } from '../../../src/resolution/names/inflections.ts';
import { normaliseName } from '../../../src/resolution/names/normalise-name.ts';
import { company } from '../../builders.ts';
import { answerOf, resolverOf } from '../matching.ts';

const WITHOUT_NAME = { text: '', tokens: [] };

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

describe('one of two that are called so but for the spelling of a word', () => {
  const resolve = resolverOf(
    ...[
      ...['Sabre Trailers, Inc.', 'Saber Trailers', 'Eagle Trailer', 'Eagle Trailers'],
      ...[
        'Iza Design and Mfg',
        'Iza Design & Manufacturing Co.',
        'Velmora Fibre Works',
        'Velmora Fiber Works',
      ],
    ].map((name) => company({ name, country: 'US' })),
  );

  it.each([
    ['Sabre Trailers', 'Sabre Trailers, Inc.'],
    ['Saber Trailers', 'Saber Trailers'],
    ['Eagle Trailers', 'Eagle Trailers'],
    ['Eagle Trailer', 'Eagle Trailer'],
    ['Iza Design & Manufacturing', 'Iza Design & Manufacturing Co.'],
    ['Velmora Fiber Works', 'Velmora Fiber Works'],
  ])('is the one that writes it so: %s', (name, right) => expect(answerOf(resolve(name))).toBe(right));

  it.each([
    ['Sabre Trailers', 'Saber Trailers, Inc.', true],
    ['Iza Mfg', 'Iza Manufacturing', true],
    ['Velmora Corp', 'Velmora Corporation', false],
    ['Velmora', 'Velmora, Inc.', false],
    ['Velmora Trailers', 'Velmora Pumps', false],
  ])('tells %s from %s: %s', (left, right, isOtherwise) => {
    const [[one = WITHOUT_NAME], [other = WITHOUT_NAME]] = [normaliseName(left), normaliseName(right)];
    expect(areSpelledOtherwise(one, other)).toBe(isOtherwise);
  });

  it('is neither where it is written as neither has it', () =>
    expect(resolve('Iza Design & Manufactg').decision.kind).not.toBe('match'));
});
