import { describe, expect, it } from 'vitest';
import { continuedName } from '../../../src/batch/mapping/continued-name.ts';

describe('a name of two columns', () => {
  it.each([
    ['Bayerische Motoren Werke', 'Aktiengesellschaft', 'Bayerische Motoren Werke Aktiengesellschaft'],
    ['Robert Bosch', 'GmbH', 'Robert Bosch GmbH'],
    [
      'Deutsche Gesellschaft für',
      'Internationale Zusammenarbeit',
      'Deutsche Gesellschaft für Internationale Zusammenarbeit',
    ],
    ['Müller Maschinenbau GmbH &', 'Co. KG', 'Müller Maschinenbau GmbH & Co. KG'],
    ['Müller Maschinenbau GmbH', '& Co. KG', 'Müller Maschinenbau GmbH & Co. KG'],
    ['Landesamt für Umwelt', 'und Geologie', 'Landesamt für Umwelt und Geologie'],
    ['Wohnungsbaugenossen-', 'schaft Weimar eG', 'Wohnungsbaugenossenschaft Weimar eG'],
    ['Smith Johnson Fabrication', 'Holdings Ltd', 'Smith Johnson Fabrication Holdings Ltd'],
  ])('goes on where %s is not at its end: %s', (name, rest, whole) => {
    expect(continuedName(name, rest)).toBe(whole);
  });

  it.each([
    ['Siemens AG', 'Werk Leipzig'],
    ['Siemens AG', 'Siemens Energy GmbH'],
    ['Xerox Corp', 'Accounts Payable'],
    ['Universität Hamburg', 'Fachbereich Informatik'],
    ['Stadt Leipzig', 'c/o Immobilien Service GmbH'],
    ['Stadt Leipzig', 'z.Hd. Müller GmbH'],
    ['Robert Bosch GmbH', 'Robert Bosch GmbH'],
    ['Renault SAS', 'BP 103'],
  ])('ends with %s where the second column holds something else: %s', (name, other) => {
    expect(continuedName(name, other)).toBe(name);
  });
});
