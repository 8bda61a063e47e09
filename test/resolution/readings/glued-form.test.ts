import { describe, expect, it } from 'vitest';
import { withoutGluedForm } from '../../../src/resolution/readings/glued-form.ts';
import { company } from '../../builders.ts';
import { answerOf, nameOf, resolverOf } from '../matching.ts';

describe('a legal form that is glued to the name', () => {
  it.each([
    ['KAYCOMINC', 'kaycom corporation'],
    ['ACMELLC', 'acme llc'],
    ['MULLERGMBH', 'muller gmbh'],
    ['HARRIS TRANSPORTLTD', 'harris transport limited'],
  ])('is parted in "%s": %s', (text, parted) => {
    const { tokens = [], forms = [] } = withoutGluedForm(nameOf(text)) ?? {};
    expect([...tokens, ...forms].join(' ')).toBe(parted);
  });

  it.each(['Zinc', 'Bancorp', 'Acme Ltd', 'Acme', 'Unlimited', 'Costco', 'Zymergenag'])(
    'is not seen in "%s"',
    (text) => {
      expect(withoutGluedForm(nameOf(text))).toBeUndefined();
    },
  );

  const resolve = resolverOf(
    ...['Kaycom Inc', 'Kudzwa Transport Ltd', 'Müller Zymergen GmbH', 'Wexcorp Inc'].map((name) =>
      company({ name }),
    ),
  );

  it.each([
    ['KAYCOMINC', 'Kaycom Inc'],
    ['KUDZWA TRANSPORTLTD', 'Kudzwa Transport Ltd'],
    ['MULLER ZYMERGENGMBH', 'Müller Zymergen GmbH'],
    ['WEXCORP', 'Wexcorp Inc'],
    ['KAYCOMLAND', 'none'],
  ])('leaves what agrees: "%s" is %s', (name, answer) => {
    expect(answerOf(resolve(name))).toBe(answer);
  });
});
