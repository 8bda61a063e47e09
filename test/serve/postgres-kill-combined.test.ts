import { describePostgres } from '../store/postgres/postgres-databases.ts';
import { killCombinedSuite } from './kill-combined-suite.ts';
import { postgresPlace } from './postgres-place.ts';
import { stage } from './stage.ts';

killCombinedSuite({
  place: 'on PostgreSQL',
  newStage: () => stage(() => postgresPlace()),
  describeHere: describePostgres,
});
