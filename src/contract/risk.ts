/** Risks go from 0 to 100; up to this one they are low. */
export const LOW_RISK = 20;

/** Recommendations of a risk above this one are told apart, and accepted together only when somebody says so twice. */
export const HIGH_RISK = 40;
