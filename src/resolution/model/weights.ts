import model from './model.json' with { type: 'json' };

/** Match weights in bits, calibration and thresholds: learned ones as `npm run train` wrote them, the others set by hand. */
export type Weights = typeof model;

export const WEIGHTS: Weights = model;
