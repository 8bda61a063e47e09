import { describe, expect, it } from 'vitest';
import { crmIdOf } from '../../../src/cli/config/crm-id.ts';

function read(sent: string) {
  const said: string[] = [];
  return { id: crmIdOf(sent, '--crm-id', { say: (line) => void said.push(line) }), said };
}

describe('the id of an account on the command line', () => {
  it('is completed, or taken as it is', () => {
    expect(read('001A000010khO8J')).toEqual({ id: '001A000010khO8JIAU', said: [] });
    expect(read('12345')).toEqual({ id: '12345', said: [] });
  });

  it('is put right with both ids told', () => {
    expect(read('001a000010kho8jiau')).toEqual({
      id: '001A000010khO8JIAU',
      said: [
        'The case of the id 001a000010kho8jiau was damaged; by its last three letters it is 001A000010khO8JIAU.',
      ],
    });
  });

  it('is refused with both ids told where its last three letters fit nothing', () => {
    expect(() => read('001A000010khO8JEAU')).toThrow(/001A000010khO8JEAU .*001A000010khO8JIAU/);
  });
});
