import { cpus } from 'node:os';
import { RegistryClient } from '../../../../../deploy/src/registry-client';
import { publishRelease } from '../../../../../deploy/src/publish-release';
import { connectionFrom } from '../../../../../deploy/src/connection';
import { butterfly } from '../../../../../e2e/support/running-suite';
import { signIn, startSuite } from '../suite';
import { benchRelease } from './bench-release';
import { keepFigures, type Figure } from '../figures/figures';
import { judged, quantile, row, timed } from './figures';
import { importMapDeployer, installPeers, piletFeed, type Peer } from './peers';
import { openTabs } from './tabs';
import { textOf, until } from './until';
import { writeRelease } from './write-release';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? '60');
const TABS = 200;
const ID = 'bench_remote';
const FLIP_MS = 20;

/** What a deploy costs: ours beside two public systems, on loopback, in one run. Ours also checks every byte it is sent. */
async function main(): Promise<void> {
  const modules = installPeers();
  const suite = await startSuite();
  const peers: Peer[] = [];
  try {
    peers.push(await importMapDeployer(modules), await piletFeed(modules));
    console.log(
      `\npnpm bench delivery · ${ROUNDS} rounds · ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'} · Node ${process.versions.node}`,
    );
    console.log('A remote of 1 MB in eleven files; unless said otherwise one file is new.\n');
    const { whole, figures } = await ourDeploys(suite);
    const beside = compare(whole, await peerDeploys(peers));
    const others = [await ourRollbacks(suite), await throughTheCli(suite), await ourTabs(suite)];
    keepFigures('delivery', [...figures, ...beside, ...others]);
  } finally {
    await Promise.all(peers.map((peer) => peer.stop()));
    await suite.stop();
  }
}

type Suite = Awaited<ReturnType<typeof startSuite>>;

const registryOf = ({ url, dataDir }: Suite) => new RegistryClient(connectionFrom({ BUTTERFLY_URL: url, DATA_DIR: dataDir }));

/** What a page load of an administrator asks for, and its answer. */
async function pageLoad(suite: Suite): Promise<() => Promise<string>> {
  const cookies = await signIn(suite.url, 'admin@fern-thistle.example');
  const headers = { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
  return () => textOf(`${suite.url}/api/plugins/`, headers);
}

async function generation(registry: RegistryClient): Promise<number> {
  return (await registry.status(ID)).channels.find(({ channel }) => channel === 'stable')?.generation ?? 0;
}

async function promote(registry: RegistryClient, version: string, expected_generation: number): Promise<void> {
  await registry.promote({ id: ID, channel: 'stable', version, expected_generation, reason: 'bench' });
}

/** Publish and promote, one changed file each time; the flip is timed on its own. */
async function ourDeploys(suite: Suite): Promise<{ whole: readonly number[]; figures: readonly Figure[] }> {
  const [registry, load] = [registryOf(suite), await pageLoad(suite)];
  const [whole, flips, all]: [number[], number[], number[]] = [[], [], []];
  await deploy(0, 0);
  for (let round = 1; round <= ROUNDS; round += 1) whole.push(await timed(() => deploy(round, 1)));
  for (let round = 1; round <= 5; round += 1) all.push(await timed(() => deploy(1_000 + round, 10)));
  console.log('Butterfly (publish = negotiate, send, hash again, validate; promote; visible = the next page load has it)');
  const figures = [
    judged('publish + promote → visible, 1 of 11 files new', whole, 1_000),
    judged('publish + promote → visible, all of 1 MB new', all, 1_000),
    judged('pointer flip → visible', flips, FLIP_MS),
  ];
  return { whole, figures };

  async function deploy(round: number, changed: number): Promise<void> {
    const release = benchRelease(ID, round, changed);
    await publishRelease(registry, release);
    const seen = await generation(registry);
    const flip = await timed(async () => {
      await promote(registry, release.record.version, seen);
      await until(load, release.record.container);
    });
    if (round > 0) flips.push(flip);
  }
}

async function peerDeploys(peers: readonly Peer[]): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>(peers.map(({ name }) => [name, []]));
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const peer of peers) times.get(peer.name)?.push(await timed(() => peer.deploy(round)));
  }
  return times;
}

function compare(own: readonly number[], theirs: ReadonlyMap<string, readonly number[]>): Figure[] {
  console.log('\nBeside it (no hashes checked, no validation, no permissions, no history)');
  return [...theirs].map(([name, times]) => {
    const [value, other] = [quantile(own, 0.5), quantile(times, 0.5)];
    console.log(row(`${name}: 1 MB → visible`, times));
    console.log(`  Butterfly takes × ${(value / other).toFixed(1)} of it`);
    return { figure: `publish + promote → visible, beside ${name}`, value, unit: 'ms', ratio: other / value, beside: name };
  });
}

async function ourRollbacks(suite: Suite): Promise<Figure> {
  const [registry, load] = [registryOf(suite), await pageLoad(suite)];
  const times: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    times.push(
      await timed(async () => {
        const state = await registry.rollBack({ id: ID, channel: 'stable', to: undefined, reason: 'bench' });
        await until(load, `${ID}_${state.release.version.replace(/\W/g, '_')}"`);
      }),
    );
  }
  console.log('\nRollback');
  return judged('rollback → next page load has the release before', times, 500);
}

/** As a person types it: Node starts, compiles the command, reads the build and talks to the registry. */
async function throughTheCli(suite: Suite): Promise<Figure> {
  const load = await pageLoad(suite);
  const [atOnce, apart]: [number[], number[]] = [[], []];
  for (let round = 1; round <= Math.min(ROUNDS, 8); round += 1) {
    atOnce.push(await deploy(5_000 + round, (folder) => [['publish', ID, '--dist', folder, '--promote', '--reason', 'bench']]));
    apart.push(
      await deploy(6_000 + round, (folder) => [
        ['publish', ID, '--dist', folder],
        ['promote', ID, '--reason', 'bench'],
      ]),
    );
  }
  console.log('\nThe command line (each command is a Node process that compiles it)');
  const figure = judged('butterfly publish --promote → visible', atOnce, 1_000);
  console.log(row('butterfly publish && butterfly promote → visible', apart));
  return figure;

  function deploy(round: number, commands: (folder: string) => string[][]): Promise<number> {
    const release = benchRelease(ID, round, 1);
    const folder = writeRelease(release);
    return timed(async () => {
      for (const words of commands(folder)) await butterfly(words, suite);
      await until(load, release.record.container);
    });
  }
}

/** Pages that are open hear of a release over their socket. */
async function ourTabs(suite: Suite): Promise<Figure> {
  const registry = registryOf(suite);
  const tabs = await openTabs(suite.url, TABS);
  const slowest: number[] = [];
  try {
    for (let round = 1; round <= 10; round += 1) {
      const release = benchRelease(ID, 9_000 + round, 1);
      await publishRelease(registry, release);
      const told = tabs.told(ID, release.record.version);
      const seen = await generation(registry);
      const started = performance.now();
      await promote(registry, release.record.version, seen);
      slowest.push(...(await told).map((at) => at - started));
    }
  } finally {
    tabs.close();
  }
  console.log('\nOpen tabs');
  return judged(`promote → each of ${TABS} open tabs is told`, slowest, 2_000);
}

await main();
