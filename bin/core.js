#!/usr/bin/env node
// The version is asked for by scripts and must cost nothing: nothing else is loaded for it.
const words = process.argv.slice(2);
if (words.length === 1 && (words[0] === '--version' || words[0] === '-V')) {
  const { existsSync, readFileSync } = await import('node:fs');
  const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
  const { version } = read('../package.json');
  const { build } = existsSync(new URL('../dist/build.json', import.meta.url))
    ? read('../dist/build.json')
    : {};
  process.stdout.on('error', ({ code, message }) => {
    if (code !== 'EPIPE') process.stderr.write(`core: standard output cannot be written: ${message}\n`);
    process.exit(code === 'EPIPE' ? 0 : 74);
  });
  process.stdout.write(`${version}${build === undefined ? '' : `+${build}`}\n`);
} else if (words[0] === 'completion' && words[1] === 'words') {
  const { answerTab } = await import('../dist/bundle/completion.js');
  answerTab(words.slice(2));
} else {
  // What packages will do otherwise in later releases is a matter of who keeps core, unless somebody traces it.
  process.noDeprecation ??= !process.traceDeprecation;
  const { keepCompiled } = await import('./keep-compiled.js');
  keepCompiled();
  const { main } = await import('../dist/bundle/main.js');
  await main();
}
