import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { workplace } from '../cli/run-core.ts';
import { serve } from '../serve/served-process.ts';

describe('the way in to the pages of core serve', () => {
  const { dataDir, core } = workplace({ startsOver: true });

  it('is a command where all users are reviewers', async () => {
    await core('users', 'add', 'rita');
    const { stderr } = await serve({ dataDir });
    await expect.poll(stderr).toContain('core users add NAME --role admin makes one.');
    expect(stderr()).not.toContain('#token=');
  });

  it('is there also where the data folder takes no note of the address', async () => {
    // As a disk that is full or read-only, a folder of the name of the note refuses it.
    const note = join(dataDir, 'serving.json');
    rmSync(note, { force: true });
    mkdirSync(note);
    const { address, stderr, stop } = await serve({ dataDir });
    await expect.poll(stderr).toContain('core ui cannot find this service');
    expect((await fetch(`${address}/ui/`)).status).toBe(200);
    expect((await stop()).code).toBe(0);
  });
});
