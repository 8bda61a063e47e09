import { describe, expect, it } from 'vitest';
import { company } from '../../builders.ts';
import { answerOf, resolverOf, statementOf } from '../matching.ts';

const resolve = resolverOf(
  company({ name: 'University of Quantock', country: 'AT', city: 'Vienna' }),
  company({ name: 'Merrow State University', country: 'US', city: 'Miami' }),
  company({ name: 'University of Tamarin System', alias: 'University of Tamarin', country: 'US' }),
  company({ name: 'University of Tamarin, Davis', country: 'US', city: 'Davis' }),
  company({ name: 'Merrow State University, Faculty of Tides', country: 'US' }),
);

describe('a unit that names its institution', () => {
  it.each([
    ['Department of Physics, University of Quantock', 'University of Quantock'],
    ['Dept. of Physics, University of Quantock, Austria', 'University of Quantock'],
    ['University of Quantock, Faculty of Law', 'University of Quantock'],
    ['Merrow State University Department of Zoology', 'Merrow State University'],
    ['Department of Zoology Merrow State University', 'Merrow State University'],
    [
      'Institute of Soil Science, Department of Botany, The Merrow State University',
      'Merrow State University',
    ],
    ['School of the Environment, Geography and Oceans, Merrow State University', 'Merrow State University'],
  ])('is a unit of it: %s', (name, institution) => {
    expect(statementOf(resolve(name))).toMatch(new RegExp(`^(?:MEDIUM|LOW) ${institution}$`));
  });

  it('is of the institution with the place behind it, where one is called so', () => {
    expect(answerOf(resolve('Department of Physics, University of Tamarin, Davis'))).toBe(
      'University of Tamarin, Davis',
    );
    expect(answerOf(resolve('Department of Physics, University of Tamarin'))).toBe(
      'University of Tamarin System',
    );
  });

  it('is itself where it has its own record', () => {
    expect(statementOf(resolve('Merrow State University Faculty of Tides'))).toBe(
      'HIGH Merrow State University, Faculty of Tides',
    );
  });

  it('is of none in another country than the one behind the name', () => {
    expect(answerOf(resolve('Department of Physics, University of Quantock, Canada'))).toBe('none');
  });
});
