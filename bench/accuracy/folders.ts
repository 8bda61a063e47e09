import { join } from 'node:path';

/** The root of the repository. Other paths are relative to it, as the document shows them. */
export const ROOT = join(import.meta.dirname, '..', '..');
export const SETS = 'bench/.cache/sets';
export const WORK = 'bench/.cache/accuracy';
export const PEER_RESULTS = 'bench/.cache/peers';
export const TRAINING = 'bench/.cache/training.json';
export const UNIVERSE = 'bench/.cache/data';
export const MODEL = 'src/resolution/model/model.json';
export const CAUSES = 'bench/accuracy/causes.md';
export const DOCUMENT = 'docs/accuracy.md';
