import { Chalk } from 'chalk';
import { describe, expect, it } from 'vitest';
import { widthOf } from '../../../src/cli/terminal/terminal-text.ts';
import { waterfall } from '../../../src/cli/terminal/waterfall.ts';
import type { Evidence, Explanation } from '../../../src/contract/extended.ts';

const PLAIN = new Chalk({ level: 0 });

const NAME = row('name', { left: 'Siemens AG', right: 'International Business Machines', bits: -9 });
const WEBSITE = row('website', { left: 'ibm.com', right: 'ibm.com', bits: 18.2 });

function row(comparison: string, values: Pick<Evidence, 'left' | 'right' | 'bits'>): Evidence {
  return { comparison, level: values.bits > 0 ? 'same' : 'different', sentence: 'It agrees.', ...values };
}

function explanation(evidence: readonly Evidence[], parts: Partial<Explanation> = {}): Explanation {
  const total = evidence.reduce((sum, { bits }) => sum + bits, -13.2);
  return {
    prior_bits: -13.2,
    evidence: [...evidence],
    total_bits: Math.round(total * 100) / 100,
    probability: 0.058821,
    runner_up: null,
    ...parts,
  };
}

function shown(one: Explanation, width = 80): readonly string[] {
  return waterfall(one, { width, paint: PLAIN });
}

describe('the waterfall of a company', () => {
  it('adds the evidence up line by line, and names the runner-up with its gap', () => {
    const runner_up = { core_id: '6075156552', name: 'Siemens', probability: 0.067748 };
    expect(shown(explanation([NAME, WEBSITE], { runner_up }))).toEqual([
      'comparison  level      record      entity                bits   total',
      'prior                                                  -13.20  -13.20   ███│',
      'name        different  Siemens AG  International Bus…   -9.00  -22.20    ██│',
      'website     same       ibm.com     ibm.com             +18.20   -4.00      │████',
      '',
      'total        -4.00 bits',
      'probability  5.8821 %',
      'runner-up    Siemens (6075156552), 6.7748 %',
    ]);
  });

  it('says in words what makes a probability of the sum', () => {
    const lead = {
      ...row('lead', { left: null, right: 'Siemens', bits: 1.5 }),
      sentence: 'Siemens is behind.',
    };
    expect(shown(explanation([NAME, lead])).at(-1)).toBe('lead         Siemens is behind.');
    expect(shown(explanation([NAME])).join()).not.toContain('It agrees.');
  });

  it('is as wide as the terminal: long names are cut, figures never', () => {
    const long = row('name', { left: 'Siemens '.repeat(20), right: 'IBM '.repeat(40), bits: 1.25 });
    const runner_up = { core_id: '6075156552', name: 'Siemens '.repeat(20), probability: 0.25 };
    for (const width of [55, 60, 80, 99, 100, 132]) {
      const lines = shown(explanation([long, WEBSITE], { runner_up }), width);
      expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(width);
      expect(lines[2]).toMatch(/^name +same +Sie.*… +IBM.*… +\+1\.25 +-11\.95/);
      expect(lines.at(-1)).toMatch(/S.*… \(6075156552\), 25 %$/);
    }
  });

  it('has no bars where a terminal has no room for them', () => {
    expect(shown(explanation([NAME, WEBSITE]), 59).join('\n')).not.toMatch(/[│█▌▐]/);
    expect(shown(explanation([NAME, WEBSITE]), 60).join('\n')).toMatch(/│█/);
  });

  it('keeps its columns under names in wide letters', () => {
    const toyota = row('name', { left: 'トヨタ自動車株式会社', right: 'Zu\u0308rich 삼성', bits: 19.2 });
    const lines = shown(explanation([toyota, WEBSITE]), 120).slice(1, 4);
    const axes = lines.map((line) => widthOf(line.slice(0, line.indexOf('│'))));
    expect(lines[1]).toContain('トヨタ自動車株式会社  Zu\u0308rich 삼성  ');
    expect(new Set(axes).size).toBe(1);
  });

  it('draws what speaks for the company to the right and what speaks against it to the left', () => {
    const lines = shown(explanation([NAME, WEBSITE, row('status', { left: null, right: null, bits: -0.1 })]));
    const [prior = '', name = '', website = '', status = ''] = lines.slice(1);
    const bars = [prior, name, website, status].map((line) => line.slice(line.search(/[│█▐]/)));
    expect(bars).toEqual(['███│', '██│', '│████', '▐│']);
  });
});

describe('the waterfall', () => {
  it('does not let a value steer the terminal or break the line', () => {
    const evil = row('name', { left: 'Evil\u001b[2J\nCorp', right: 'Evil\tCorp', bits: 3 });
    expect(shown(explanation([evil]))[2]).toContain('  Evil?[2J Corp  Evil Corp  ');
  });

  it('is red for what speaks against the company and green for what speaks for it', () => {
    const paint = new Chalk({ level: 1 });
    const [, prior, name, website] = waterfall(explanation([NAME, WEBSITE]), { width: 80, paint });
    expect(prior).toContain(paint.red('-13.20'));
    expect(name).toContain(paint.red('  ██│'));
    expect(website).toContain(paint.green('    │████'));
    expect(shown(explanation([NAME, WEBSITE])).join('')).not.toContain('\u001b');
  });

  it('never says that it is wholly sure', () => {
    const said = (probability: number) => shown(explanation([WEBSITE], { probability })).at(-2);
    expect(said(1)).toBe('probability  more than 99.9999 %');
    expect(said(0.999999)).toBe('probability  99.9999 %');
    expect(said(0.5)).toBe('probability  50 %');
  });

  it('is the prior alone when nothing resembled the record', () => {
    expect(shown(explanation([], { probability: 0 }))).toEqual([
      'comparison  level  record  entity    bits   total',
      'prior                              -13.20  -13.20  ████│',
      '',
      'Nothing that is known resembled the record: the prior is all there is.',
    ]);
  });
});
