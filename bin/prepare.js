import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// `npx core` links this folder before its first run, and has it prepared for that: what `npm ci` has built stays as it is.
const isBuilt = existsSync(new URL('../dist/build.json', import.meta.url));
if (process.env.npm_command !== 'exec' || !isBuilt)
  execFileSync('npm', ['run', 'build'], { stdio: 'inherit', shell: process.platform === 'win32' });
