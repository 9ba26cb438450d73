import { remoteIds, workspaceRoot } from '@butterfly/build-presets/workspace';
import type { ChannelState } from '@butterfly/contracts/plugins';
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { builtRelease } from './built-release';
import { CliError } from './cli-error';
import type { Connection } from './connection';
import { localSuffix } from './local-versions';
import { publishRelease, type Published } from './publish-release';
import { RegistryClient, RegistryRefusal } from './registry-client';

export interface PublishAllOptions extends Connection {
  /** Default: the shell and every remote. */
  readonly ids?: readonly string[];
  readonly reason?: string;
  /** Told what happens, line by line. */
  readonly say?: (line: string) => void;
}

/** What became of one id. */
export interface Delivered {
  readonly id: string;
  readonly version: string;
  readonly sent: number;
  /** False when the stable channel pointed there already. */
  readonly promoted: boolean;
}

/**
 * Publishes builds and points `stable` to them, the shell first: what `npm start` does, by the path a plugin team uses.
 * Changed source under a version that is published already is built once more as `<version>-local.<inputs>`.
 *
 * @example
 * await buildAll();
 * await publishAll({ url: 'http://localhost:4000', token, say: console.log });
 */
export async function publishAll({
  ids = ['shell', ...remoteIds()],
  reason = 'npm start',
  say = () => undefined,
  ...connection
}: PublishAllOptions): Promise<Delivered[]> {
  const registry = new RegistryClient(connection);
  const stable = new Map((await registry.channels()).filter(({ channel }) => channel === 'stable').map((state) => [state.id, state]));
  const delivered: Delivered[] = [];
  for (const id of ids) {
    const started = performance.now();
    const published = await publishOrRename(registry, id, reason);
    const promoted = await pointStable(registry, { published, state: stable.get(id), reason });
    const { version } = published.release;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    if (published.sent > 0 || promoted)
      say(`${id} ${version}: ${published.sent} files sent, ${promoted ? 'now stable' : 'was stable already'} (${seconds} s)`);
    delivered.push({ id, version, sent: published.sent, promoted });
  }
  return delivered;
}

/** Everything of an installation goes out together: its size was decided with its source. */
async function publishOrRename(registry: RegistryClient, id: string, reason: string): Promise<Published> {
  try {
    return await publishRelease(registry, builtRelease(id), reason);
  } catch (error) {
    if (!(error instanceof RegistryRefusal) || error.body.code !== 'plugins.version_taken') throw error;
    await buildUnder(id, localSuffix(id));
    return publishRelease(registry, builtRelease(id), reason);
  }
}

/** A second version of the same plugin in one process would meet the first one's modules; so it is another process. */
async function buildUnder(id: string, suffix: string): Promise<void> {
  const tsx = createRequire(join(workspaceRoot, 'package.json')).resolve('tsx/cli');
  const child = spawn(process.execPath, [tsx, join(workspaceRoot, 'deploy/src/main.ts'), 'build', id, '--force'], {
    env: { ...process.env, BUTTERFLY_VERSION_SUFFIX: suffix },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  if (code !== 0) throw new CliError(`${id} could not be built as a local version:\n${output}`);
}

async function pointStable(
  registry: RegistryClient,
  { published, state, reason }: { published: Published; state: ChannelState | undefined; reason: string },
): Promise<boolean> {
  const { id, version, release } = published.release;
  if (state?.release.release === release) return false;
  // The plugins that fit the new shell come right after it, and they fit the server that runs now: no freeze keeps old ones.
  await registry.promote({
    id,
    channel: 'stable',
    version,
    expected_generation: state?.generation ?? 0,
    reason,
    breaks_freeze: true,
    force: id === 'shell',
  });
  return true;
}
