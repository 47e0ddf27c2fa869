/** Runs the checks of package.json (`check:…`) two at a time. A check that passes takes one line; one
 *  that fails shows what it said. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

const AT_ONCE = 2;

/** What is worth reading even when all is well. */
const TOLD = { 'check:duplicates': /\d+\([\d.]+%\) duplicated lines/ };

const { scripts } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
// The slowest begins.
const waiting = Object.keys(scripts)
  .filter((name) => name.startsWith('check:'))
  .sort((a, b) => Number(b === 'check:code') - Number(a === 'check:code'));

function run(name) {
  return new Promise((resolve) => {
    const started = performance.now();
    let said = '';
    const child = spawn('npm', ['run', '--silent', name], {
      cwd: new URL('.', import.meta.url),
      shell: process.platform === 'win32',
    });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
    child.on('close', (code) => {
      const seconds = Math.round((performance.now() - started) / 1000);
      const figure = TOLD[name]?.exec(said)?.[0];
      console.log(
        `${code === 0 ? '✓' : '✗'} web ${name} ${seconds} s${figure ? `, ${figure}` : ''}`,
      );
      if (code !== 0) console.log(said.trimEnd());
      resolve(code === 0);
    });
  });
}

async function lane() {
  let well = true;
  for (let name = waiting.shift(); name; name = waiting.shift()) well = (await run(name)) && well;
  return well;
}

const lanes = await Promise.all(Array.from({ length: AT_ONCE }, lane));
process.exitCode = lanes.every(Boolean) ? 0 : 1;
