import { describePostgres } from '../store/postgres/postgres-databases.ts';
import { killInboundSuite } from './kill-inbound-suite.ts';
import { postgresPlace } from './postgres-place.ts';
import { stage } from './stage.ts';

killInboundSuite({
  place: 'on PostgreSQL',
  newStage: () => stage(() => postgresPlace()),
  describeHere: describePostgres,
});
