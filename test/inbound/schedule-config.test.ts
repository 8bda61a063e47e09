import { describe, expect, it } from 'vitest';
import { readSchedule, scheduleSchema } from '../../src/inbound/schedule-config.ts';

const RIGHT = `name: leads
connection: sales
object: Lead
where: IsConverted = false
cadence: { every: day, at: "03:00", zone: Europe/Berlin }
map: { name: Company, website: Website, emailDomain: Email }
cooldown: 7d
writeback:
  fields: { Core_Id__c: core_id, Industry: industry }
  only_if_blank: [Industry]
`;

describe('the file of a schedule', () => {
  it('is read from YAML, with what it leaves out', () => {
    expect(readSchedule(RIGHT, 'inbound.yaml')).toMatchObject({
      cooldown: 7,
      attempts: 3,
      writeback: { only_if_blank: ['Industry'], most_rows: 1000 },
    });
  });

  it('is read from JSON', () => {
    const { cooldown: _, ...config } = readSchedule(RIGHT, 'inbound.yaml');
    expect(readSchedule(JSON.stringify(config), 'inbound.json')).toEqual({ ...config, cooldown: 14 });
  });

  it.each([
    ['name: leads', 'name: New Leads', 1, 'name: must be of small letters, digits and hyphens'],
    ['object: Lead', 'object: ""', 3, 'object: must not be empty'],
    ['every: day', 'every: weekly', 5, 'cadence.every: must be one of minute, five-minutes, hour, day'],
    ['03:00', '3 am', 5, 'cadence.at: must be a time of day like 03:00'],
    ['Europe/Berlin', 'Berlin', 5, 'cadence.zone: must be a time zone like Europe/Berlin, or UTC'],
    ['name: Company', 'name: FirstName', 6, 'map.name: must not be FirstName, which tells of a person'],
    ['name: Company', 'name: Name', 6, 'map.name: must not be Name, which tells of a person'],
    ['website: Website', 'website: Email', 6, 'map.website: must not be Email, which tells of a person'],
    ['website: Website, ', '', 6, 'map: must name the fields of name and website, or that of socialUrl'],
    ['website: Website', 'webside: Website', 6, 'map.webside'],
    ['cooldown: 7d', 'cooldown: soon', 7, 'cooldown: must be a number of days like 14d'],
    ['core_id,', 'core_number,', 9, 'writeback.fields.Core_Id__c: must be one of crm_id, core_id'],
    ['Core_Id__c: core_id', 'Id: core_id', 9, 'writeback.fields.Id: must not be the id of a row'],
    ['[Industry]', '[Size]', 10, 'writeback.only_if_blank: Size is not among the fields that are written'],
  ])('with %s as %s is refused by line %i', (right, wrong, line, message) => {
    const read = () => readSchedule(RIGHT.replace(right, wrong), 'inbound.yaml');
    expect(read).toThrow(`inbound.yaml line ${line}: ${message}`);
  });

  it('has a schema that names every key', () => {
    expect(JSON.stringify(scheduleSchema())).toContain('only_if_blank');
  });
});
