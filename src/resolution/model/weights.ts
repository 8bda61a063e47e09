import model from './model.json' with { type: 'json' };

/** Match weights in bits, calibration and thresholds, as the training command wrote them. */
export type Weights = typeof model;

export const WEIGHTS: Weights = model;
