import { describe, expect, it } from 'vitest';
import { isAbbreviationOfNames } from '../../../src/crm/duplicates/abbreviated-words.ts';
import { doublesAmong } from './accounts.ts';

describe('words that are cut off at a full stop', () => {
  it.each([
    ['Off. Mecc. Zapatero srl', 'Officine Meccaniche Zapatero S.r.l.'],
    ['Quantock Masch.-Fabrik GmbH', 'Quantock Maschinenfabrik GmbH'],
    ['Ing.-Büro Wexmoor', 'Ingenieurbüro Wexmoor'],
    ['Talleres Quintana', 'Tall. Quintana'],
  ])('%s is %s', (one, other) => expect(isAbbreviationOfNames(one, other)).toBe(true));

  it.each([
    ['Off. Mecc. Zapatero srl', 'Officine Elettriche Zapatero S.r.l.'],
    ['Off Mecc Zapatero srl', 'Officine Meccaniche Zapatero S.r.l.'],
    ['Quantock Masch.-Fabrik GmbH', 'Quantock Maschinenbau GmbH'],
    ['Dr. Wexmoor', 'Drogerie Wexmoor'],
    ['Quantock Inc.', 'Quantock Solar Inc.'],
  ])('%s is not %s', (one, other) => expect(isAbbreviationOfNames(one, other)).toBe(false));
});

describe('two legal names', () => {
  const told = (names: readonly string[], city: string, other = city) => {
    const [a = '', b = ''] = names;
    const website = 'wexmoor.de';
    const { between, groups } = doublesAmong([
      { id: 'a', trading_name: a, city, website, country: 'DE' },
      { id: 'b', trading_name: b, city: other, website, country: 'DE' },
    ]);
    const double = between('a', 'b');
    return [double === undefined || double.kind === 'related' ? 'two' : double.confidence, groups.length];
  };

  it('of which one says the town of both, or cuts words off, may be one: a person is asked, and nothing is merged', () => {
    expect(told(['Autohaus Wexmoor GmbH', 'Autohaus Wexmoor Reutlingen GmbH'], 'Reutlingen')).toEqual([
      'LOW',
      0,
    ]);
    expect(told(['Wexmoor Maschinenfabrik GmbH', 'Wexmoor Masch.-Fabrik GmbH'], 'Hameln')).toEqual([
      'LOW',
      0,
    ]);
  });

  it('of which one says another word or town more are two', () => {
    const wexmoor = 'Autohaus Wexmoor GmbH';
    expect(told([wexmoor, 'Autohaus Wexmoor Leasing GmbH'], 'Reutlingen')[0]).toBe('two');
    expect(told([wexmoor, 'Autohaus Wexmoor Reutlingen GmbH'], 'Tübingen')[0]).toBe('two');
    expect(told([wexmoor, 'Autohaus Wexmoor Reutlingen GmbH'], 'Tübingen', 'Reutlingen')[0]).toBe('two');
  });
});
