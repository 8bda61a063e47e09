import { killSuite } from './kill-suite.ts';
import { stage } from './stage.ts';

killSuite({ place: 'on a data directory', newStage: () => stage() });
