import { describe, expect, it } from 'vitest';
import { normalisePlace } from '../../../src/resolution/records/normalise-place.ts';
import { compareHouses } from '../../../src/resolution/records/one-house.ts';
import { streetOf } from '../../../src/resolution/records/street.ts';

const houseOf = (address: string) => streetOf(normalisePlace({ address }).street ?? '');

const compared = (left: string, right: string) => {
  const [one, other] = [houseOf(left), houseOf(right)];
  return one === undefined || other === undefined ? undefined : compareHouses(one, other);
};

describe('houses', () => {
  it.each([
    ['2306 W. Maypole', '2306 WEST MAYPOLE AVE'],
    ['5923 W. 63rd Street', '5923 W 63RD STREET'],
    ['8300 S. St Louis Ave.', '8300 S. St. Louis'],
    ['4701 N. Winthorp', '4701 N Winthrop Ave'],
    ['1545 W. Morse', '1545 W. Morse Ave, Suite 300'],
    ['27 Washington Oak Park IL 60302', '27 Washington'],
    ['Hauptstraße 12', 'Hauptstrasse 12'],
    ['Hauptstr. 12', 'Hauptstraße 12a'],
    ['Kärntner Straße 12', 'Kärntnerstr. 12'],
    ['10 Avenue C', '10 C Ave'],
    ['5 Court Street', '5 Court St'],
    ['100 State Street', '100 State'],
    ['1 The Square', '1 Square'],
    ['Rue de la Paix 12', '12, rue de la Paix'],
    ['C/ Serrano, 88, 3º', 'Calle Serrano 88'],
    ['CL RODRIGUEZ MARIN 88 PL. 1', 'Cl. Rodriguez Marin, 88'],
    ['Cl. Ortega y Gasset, 29', 'CL JOSE ORTEGA Y GASSET 29 EDIFICIO BEATRIZ'],
    ['Av. Diagonal, 621', 'AVENIDA DIAGONAL 621-629'],
    ['R. Augusta 10', 'Rua Augusta, 10'],
    ['ul. Polna 7', 'ulica Polna 7'],
    ['Rue Ste-Catherine 12', '12 rue Ste Catherine'],
    ['2323 MissionStreet', '2323 Mission St'],
    ['5805 MononaDr', '5805 Monona Dr'],
    ['1 McDonald St', '1 Mcdonald Street'],
    ['1611 Aspen Cmns', '1611 Aspen Commons'],
    ['299 Tenth Avenue', '299 10th Ave'],
    ['One John Nolen Dr', '1 john nolen dr.'],
    ['One Main St, Suite 300', '1 Main Street'],
    ['Japan Center, Level 2, 1737 Post Street, Suite 393', '1737 Post St'],
    ['PO Box 12, 8 High St', '8 High Street'],
    ['Westfield Mall, Food Court, 865 Market Street', '865 Market St'],
    ['PO Box 1209', 'P.O. Box 1209'],
    ['3180-82 16th St', '3182 16th Street'],
    ['Straße des 17. Juni 135', 'Str. des 17. Juni 135'],
    ['1209 Hwy 7', '1209 Highway 7'],
  ])('takes "%s" and "%s" for one', (left, right) => {
    expect(compared(left, right)).toBe('same');
    expect(compared(right, left)).toBe('same');
  });

  it.each([
    ['2306 W. Maypole', '2318 W. Maypole'],
    ['100 Main St', '100 Oak St'],
    ['25 W 47th St', '25 W 63rd St'],
    ['1 Elm Street', '1 Elk Street'],
    ['100 Lake Shore Dr', '100 Forest Lake Dr'],
    ['10 Avenue B', '10 Avenue C'],
    ['100 North Street', '100 South Street'],
    ['27 Elm St, Oak Park', '27 Washington St, Oak Park'],
    ['Macy House, 12 Park Road', 'Macy House, 12 Elm Road'],
    ['1209 Highway 7', '1209 Highway 12'],
    ['Carrera 7 12', 'Carrera 9 12'],
    ['Straße des 17. Juni 135', 'Straße des 17. Juni 17'],
    ['Rue Ste-Catherine 12', 'Rue Ste-Anne 12'],
    ['Rue Victor 12', 'Rue Dupont 12'],
    ['12 rue Lafayette', '12 rue Monge'],
    ['Via Roma 5', 'Via Dante 5'],
    ['Cl. Serrano 88', 'CL RODRIGUEZ MARIN 88 PL. 1'],
    ['Avenida Paulista 100', 'Avenida Brasil 100'],
    ['Rua Augusta 10', 'Rua Oriente 10'],
    ['Plaza Mayor 3', 'Plaza Catalunya 3'],
    ['ul. Polna 7', 'ul. Leśna 7'],
    ['Platz der Republik 1', 'Platz der Einheit 1'],
    ['Am Markt 4', 'Am Bahnhof 4'],
    ['Jl. Sudirman 5', 'Jalan Thamrin 5'],
    ['Strada Lunga 8', 'Strada Nuova 8'],
    ['Corso Italia 6', 'Corso Torino 6'],
    ['Parkstraat 3', 'Kerkstraat 3'],
    ['1 Park Road', '3 Park Lane'],
  ])('keeps "%s" and "%s" apart', (left, right) => {
    expect(compared(left, right)).toBe('other');
    expect(compared(right, left)).toBe('other');
  });

  it.each([
    ['1 Park Road', '1 Park Lane'],
    ['1260 N. Dearborn Street', '1260 N Dearborn Pkwy'],
    ['Parkstraße 3', 'Parkallee 3'],
    ['100 N Main St', '100 S Main St'],
    ['10 Avenue B', '10 B Street, Oak Town'],
    ['6606 Mineral Pt Rd', '6608 Mineral Point Rd'],
  ])('does not know about "%s" and "%s"', (left, right) => {
    expect(compared(left, right)).toBe('near');
    expect(compared(right, left)).toBe('near');
  });

  it.each(['Main Street', 'P.O. Box', '1209', 'Unit 5 Kings Park', 'Route 66'])(
    'finds no house in "%s"',
    (address) => {
      expect(houseOf(address)).toBeUndefined();
    },
  );
});
