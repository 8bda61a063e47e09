import type { CrashPoint } from '../../contract/served-engine.ts';
import type { Context } from '../context.ts';

/** Ends the process at the moment that CORE_KILL_AT names, as a power cut would: how tests show that nothing is lost. */
export function killAt({ variables }: Context): (moment: CrashPoint) => void {
  const asked = variables.CORE_KILL_AT;
  return (moment) => {
    if (moment === asked) process.kill(process.pid, 'SIGKILL');
  };
}
