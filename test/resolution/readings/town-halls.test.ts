import { describe, expect, it } from 'vitest';
import { townHallReadings, townHallWords } from '../../../src/resolution/readings/town-halls.ts';

function readIn(country: string, text: string): readonly string[] {
  return townHallReadings(country)
    .map((read) => read(text))
    .filter((read) => read !== text);
}

describe('a town', () => {
  it.each([
    ['DE', 'Landeshauptstadt München', 'Stadt München'],
    ['DE', 'Freie und Hansestadt Hamburg', 'Stadt Hamburg'],
    ['DE', 'Hessische Landeshauptstadt Wiesbaden', 'Stadt Wiesbaden'],
    ['DE', 'Universitaetsstadt Gießen', undefined],
    ['DE', 'Universitäts-Stadt Gießen', 'Stadt Gießen'],
    ['DE', 'Universitatsstadt Gießen', 'Stadt Gießen'],
    ['AT', 'GROSSE KREISSTADT Zwettl', 'Stadt Zwettl'],
    ['CH', 'Gemeinde der Stadt Zürich', 'Stadt Zürich'],
    ['FR', 'Hotel de Ville de Lyon', 'Ville de Lyon'],
    ['BE', "Commune d'Ixelles", "Ville d'Ixelles"],
    ['FR', 'Commune Libre', undefined],
    ['ES', 'Excmo. Ayto. de Madrid', 'Ayuntamiento de Madrid'],
    ['IT', 'Mairie de Lyon', undefined],
    ['DE', 'Gemeinde 3000', undefined],
  ])('in %s, %s is read as %s', (country, text, read) => {
    expect(readIn(country, text)).toEqual(read === undefined ? [] : [read]);
  });

  it('is told by the first word of its name, as it is typed', () => {
    expect(townHallWords()).toEqual(
      expect.arrayContaining(['UNIVERSITÄTSSTADT', 'UNIVERSITÄTS', 'SACHSISCHE', 'GROSSE', 'HOTEL', 'AYTO']),
    );
  });
});
