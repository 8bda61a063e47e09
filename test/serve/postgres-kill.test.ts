import { describePostgres } from '../store/postgres/postgres-databases.ts';
import { killSuite } from './kill-suite.ts';
import { postgresPlace } from './postgres-place.ts';
import { stage } from './stage.ts';

killSuite({
  place: 'on PostgreSQL',
  newStage: () => stage(() => postgresPlace()),
  describeHere: describePostgres,
});
