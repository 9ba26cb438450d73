import { remoteIds } from '@butterfly/build-presets/workspace';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CliError } from '../cli-error';
import { FileServer } from '../dev/file-server';
import { numberedRelease } from '../dev/numbered-release';
import { issueOverride, withTicket, type Override } from '../dev/override';
import type { Command } from './command';

const DEMO = { email: 'admin@fern-thistle.example', password: 'butterfly-demo' };

const text = { type: 'string' } as const;
const options = { ticket: text, email: text, port: { type: 'string', default: '0' } } as const;

export const devCommand: Command = {
  usage: 'dev <id> [--ticket <ticket>] [--email <address>] [--port <port>]',
  summary: 'build one remote at every save, inside a shell that runs: yours alone, everybody else keeps the release',
  help: [
    'The server is BUTTERFLY_URL, or the one of npm start. Open pages take a new build without a reload.',
    '--ticket uses a ticket that an administrator made under Members → Plugins, with --port as it names it; so does a server far away.',
    '--email signs in to make one (password in BUTTERFLY_PASSWORD): an administrator, or a member with the feature plugin_developer.',
    'Without either the demo administrator signs in. The ticket ends when you stop (Ctrl+C).',
  ],
  async run(words, say) {
    const {
      values,
      positionals: [id],
    } = parseArgs({ args: [...words], allowPositionals: true, options });
    if (!id || !remoteIds().includes(id)) throw new CliError(`Say which remote: ${remoteIds().join(', ')}`, 2);
    if (!/^\d{1,5}$/.test(values.port)) throw new CliError(`--port takes a number, not "${values.port}".`, 2);
    if (values.ticket && values.port === '0') throw new CliError('--ticket needs the --port that the ticket was made for.', 2);
    const url = (process.env['BUTTERFLY_URL'] || `http://localhost:${process.env['PORT'] || '4000'}`).replace(/\/+$/, '');
    const files = new FileServer();
    const origin = await files.listen(Number(values.port));
    const override = values.ticket
      ? withTicket(url, values.ticket)
      : await issueOverride({ url, plugin: id, origin, person: personFrom(values.email) });
    say(
      `${id} comes from ${origin} now, for ${values.ticket ? 'whoever the ticket is for' : 'you'}${override.info ? `, until ${override.info.ends_at}` : ''}.`,
    );
    await watchUntilStopped(id, { files, override, url, say });
  },
};

function personFrom(email: string | undefined): { email: string; password: string } {
  const password = process.env['BUTTERFLY_PASSWORD'] || process.env['DEMO_PASSWORD'];
  if (email && !process.env['BUTTERFLY_PASSWORD']) throw new CliError('--email needs the password in BUTTERFLY_PASSWORD.', 2);
  return { email: email ?? DEMO.email, password: password || DEMO.password };
}

interface Session {
  readonly files: FileServer;
  readonly override: Override;
  readonly url: string;
  say(line: string): void;
}

async function watchUntilStopped(id: string, { files, override, url, say }: Session): Promise<void> {
  const { watch } = await import('@butterfly/build-presets/watch');
  const folder = mkdtempSync(join(tmpdir(), 'butterfly-dev-'));
  let number = 0;
  let queue = Promise.resolve();
  const release = async (milliseconds: number) => {
    const build = numberedRelease(folder, (number += 1));
    files.add(build);
    const started = performance.now();
    await override.announce(build.record);
    say(
      number === 1
        ? `Built in ${(milliseconds / 1000).toFixed(1)} s. Load ${url} once; then every save shows by itself.`
        : `build ${number}: ${milliseconds} ms, announced in ${(performance.now() - started).toFixed(0)} ms`,
    );
  };
  const stop = await watch(id, {
    folder,
    onBuilt: (milliseconds) => {
      queue = queue
        .then(() => release(milliseconds))
        .catch((error: unknown) => say(error instanceof Error ? error.message : String(error)));
    },
    onFailed: (messages) => say(`${messages}\nThe build before stays.`),
  });
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await stop();
  await queue;
  await override
    .end()
    .catch((error: unknown) => say(`The ticket could not be ended: ${error instanceof Error ? error.message : String(error)}`));
  files.close();
  rmSync(folder, { recursive: true, force: true });
  say('Everybody gets the release again.');
}
