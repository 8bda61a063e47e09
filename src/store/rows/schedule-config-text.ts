import { ScheduleConfig } from '../../inbound/schedule-config.ts';

/** A schedule's configuration as it is kept: as its file would say it. */
export function configText(config: ScheduleConfig): string {
  return JSON.stringify({ ...config, cooldown: `${config.cooldown}d` });
}

export function configOf(text: string): ScheduleConfig {
  return ScheduleConfig.parse(JSON.parse(text));
}
