import { Command, Option } from 'commander';
import { describe, expect, it } from 'vitest';
import { givenOnce } from '../../../src/cli/config/given-once.ts';
import { taking } from '../../../src/cli/config/taken-values.ts';

function read(...words: string[]): unknown {
  const inner = new Command('do')
    .option('--country <code>', 'one')
    .option('--limit <n>', 'one with a default', '10')
    .option('--map <pair...>', 'several')
    .option('--report <file>', 'gathered', (value, earlier: string[] = []) => [...earlier, value])
    .option('--wait', 'no value')
    .addOption(new Option('--kind <kind>', 'one of these').choices(['a', 'b']))
    .addOption(taking(new Option('--fail-on <outcomes>', 'a list'), { list: ['x', 'y'] }))
    .addOption(
      taking(new Option('--jobs <jobs>', 'a list with a default').default('one,two'), {
        list: ['one', 'two'],
      }),
    )
    .exitOverride()
    .configureOutput({ writeErr: () => {} })
    .action(() => {});
  const program = new Command().addCommand(inner);
  givenOnce(program);
  program.parse(['do', ...words], { from: 'user' });
  return inner.opts();
}

describe('an option that is given again', () => {
  it('adds to a list, whatever its default is', () => {
    expect(read('--fail-on', 'x', '--fail-on=y', '--jobs', 'two')).toMatchObject({
      failOn: 'x,y',
      jobs: 'two',
    });
  });

  it('is refused where it takes one value, and the other one is told', () => {
    expect(() => read('--country', 'DE', '--country', 'FR')).toThrow('--country is there twice: DE, then FR');
    expect(() => read('--kind', 'a', '--kind', 'b')).toThrow('--kind is there twice: a, then b');
    expect(() => read('--limit', '5', '--limit', '6')).toThrow('--limit is there twice: 5, then 6');
  });

  it('changes nothing where it says the same, or takes several values or none', () => {
    expect(
      read(
        ...['--country', 'DE', '--country', 'DE', '--map', 'a=b', '--map', 'c=d'],
        ...['--report', 'a.html', '--report', 'a.json', '--wait', '--wait'],
      ),
    ).toEqual({
      country: 'DE',
      report: ['a.html', 'a.json'],
      limit: '10',
      map: ['a=b', 'c=d'],
      wait: true,
      jobs: 'one,two',
    });
  });

  it('is one of its choices all the same', () => {
    expect(read('--kind', 'b')).toMatchObject({ kind: 'b' });
    expect(() => read('--kind', 'c')).toThrow('Allowed choices are a, b');
  });
});
