import { describe, expect, it } from 'vitest';
import { reliabilityOf } from '../../src/evaluation/reliability.ts';
import { abstained, row, wrong } from './judged.ts';

describe('the reliability of probabilities', () => {
  it('is told in eight bins from .5 to 1', () => {
    const bins = reliabilityOf([]).bins.map(({ from, to }) => [from, to]);
    expect(bins).toEqual([
      [0.5, 0.6],
      [0.6, 0.7],
      [0.7, 0.8],
      [0.8, 0.9],
      [0.9, 0.95],
      [0.95, 0.99],
      [0.99, 0.999],
      [0.999, 1],
    ]);
  });

  it('has means and shares, and their distance weighted by rows', () => {
    const rows = [
      row({ probability: 0.5 }),
      wrong({ probability: 0.5 }),
      row({ probability: 0.75 }),
      abstained(),
    ];
    const { bins, expectedCalibrationError } = reliabilityOf(rows);
    expect(bins[0]).toEqual({ from: 0.5, to: 0.6, rows: 2, meanProbability: 0.5, shareRight: 0.5 });
    expect(bins[2]).toEqual({ from: 0.7, to: 0.8, rows: 1, meanProbability: 0.75, shareRight: 1 });
    expect(bins[1]).toEqual({ from: 0.6, to: 0.7, rows: 0, meanProbability: null, shareRight: null });
    expect(expectedCalibrationError).toBe(0.25 / 3);
  });

  it('counts a probability at an edge above it, and 1 in the last bin', () => {
    const { bins } = reliabilityOf([0.6, 0.9, 0.999, 1].map((probability) => row({ probability })));
    expect(bins.map((bin) => bin.rows)).toEqual([0, 1, 0, 0, 1, 0, 0, 2]);
  });

  it('has a bin below .5 only for a match that is less probable than even', () => {
    const { bins } = reliabilityOf([row({ probability: 0.4 }), row({ probability: 0.5 })]);
    expect(bins[0]).toEqual({ from: 0, to: 0.5, rows: 1, meanProbability: 0.4, shareRight: 1 });
    expect(bins[1]).toMatchObject({ from: 0.5, to: 0.6, rows: 1 });
  });

  it('leaves out matches without a probability', () => {
    expect(reliabilityOf([row({ probability: null })]).expectedCalibrationError).toBeNull();
  });
});
