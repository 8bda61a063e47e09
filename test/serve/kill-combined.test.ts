import { killCombinedSuite } from './kill-combined-suite.ts';
import { stage } from './stage.ts';

killCombinedSuite({ place: 'on a data directory', newStage: () => stage() });
