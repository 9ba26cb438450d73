import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { repositoryRoot } from '../process/repository';

const MODULE = pathToFileURL(join(repositoryRoot, 'shared/tooling/src/start/beside-server.ts')).href;
/** What a build is to a process: work that goes on for minutes and keeps it alive. */
const NEVER = `() => new Promise(() => setInterval(() => undefined, 1000))`;
const SOON = `async () => undefined`;

/** A process that starts a server of the given source and prepares beside it. */
async function run({
  server,
  prepare,
  more = '',
}: {
  server: string;
  prepare: string;
  more?: string;
}): Promise<{ code: number | null; said: string }> {
  const source = `
    import fs from 'node:fs';
    import { besideServer } from ${JSON.stringify(MODULE)};
    process.exitCode = await besideServer({
      args: ['-e', ${JSON.stringify(server)}], cwd: process.cwd(), env: process.env,
      prepare: ${prepare}, announce: () => console.log('announced'), ${more}
    });`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', source], { cwd: repositoryRoot });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}

describe('the start of the suite', () => {
  it('ends at once, with its code and its words, when the server dies while the suite is still being built', async () => {
    const { code, said } = await run({ server: `console.error('the port is taken'); process.exitCode = 3`, prepare: NEVER });
    expect({ code, said: said.trim() }).toEqual({ code: 3, said: 'the port is taken' });
  });

  it('is a failure even when a server that nobody waited for says it ended well', async () => {
    expect((await run({ server: '', prepare: NEVER })).code).toBe(1);
  });

  it('stops the server and says why when building fails', async () => {
    const prepare = `async () => { throw new Error('the shell does not build') }`;
    const { code, said } = await run({ server: `setInterval(() => undefined, 1000)`, prepare });
    expect({ code, said: said.trim() }).toEqual({ code: 1, said: 'the shell does not build' });
  });

  it('says where to go when everything is ready, and stays as long as the server does', async () => {
    const { code, said } = await run({ server: `setTimeout(() => console.log('the server ends'), 1500)`, prepare: SOON });
    expect({ code, said: said.trim() }).toEqual({ code: 0, said: 'announced\nthe server ends' });
  });

  it('replaces the server by a new one when it is outdated, and then stays as long as the new one does', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'butterfly-start-'));
    const mark = join(folder, 'ran-once');
    const server = `
      const fs = require('node:fs');
      if (fs.existsSync(${JSON.stringify(mark)})) console.log('the new one ends');
      else fs.writeFileSync(${JSON.stringify(mark)}, '') ?? setInterval(() => undefined, 1000);`;
    const more = `whenOutdated: (restart) => { const timer = setInterval(() => { if (fs.existsSync(${JSON.stringify(mark)})) { clearInterval(timer); restart(); } }, 50); },`;
    const { code, said } = await run({ server, prepare: SOON, more });
    rmSync(folder, { recursive: true });
    expect({ code, said: said.trim() }).toEqual({ code: 0, said: 'announced\nthe new one ends' });
  });
});
