import { killInboundSuite } from './kill-inbound-suite.ts';
import { stage } from './stage.ts';

killInboundSuite({ place: 'on a data directory', newStage: () => stage() });
