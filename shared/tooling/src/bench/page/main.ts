import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../../test/ensure-chromium';
import { keepFigures, type Figure } from '../figures/figures';
import { startSuite } from '../suite';
import type { Network, Visit } from './measure';
import { coldAndWarm } from './measure';
import { buildMonolith } from './monolith-build';
import { servePeer } from './peer-server';

const ROUNDS = Number(process.env['ROUNDS'] ?? 11);
/** A warm page may take a twentieth longer than the same page of one SPA. */
const WARM_GOAL = 1 / 1.05;
const ROUTES = ['/tenant_crm/projects', '/home_view'];
const NETWORKS: readonly Network[] = [{ name: 'localhost' }, { name: '40 ms, 20 Mbps', latencyMs: 40, megabits: 20 }];
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(0)} KB`;

/**
 * Federated against the same pages built as one webpack SPA: cold and warm, interleaved, medians and ratios to the SPA. The
 * SPA is measured as webpack leaves it, and once more with every script of the page preloaded, which our server does for
 * federated pages by itself.
 */
async function main(): Promise<void> {
  const executable = ensureChromium();
  const folder = mkdtempSync(join(tmpdir(), 'butterfly-monolith-'));
  const suite = await startSuite();
  console.log('Building the peer: shell and plugins as one SPA …');
  const build = await buildMonolith(folder);
  const known = new Map<string, readonly string[]>();
  const peer = await servePeer(build, suite.url);
  const preloaded = await servePeer(build, suite.url, (url) => known.get(url) ?? []);
  const browser = await chromium.launch({ ...(executable.startsWith('/') && { executablePath: executable }), args: FLAGS });
  try {
    const cookies = await suite.signIn('admin@fern-thistle.example');
    const sides = [
      { name: 'one SPA', url: peer.url },
      { name: 'one SPA, preloaded', url: preloaded.url },
      { name: 'federated', url: suite.url },
    ];
    for (const route of ROUTES)
      known.set(route, (await coldAndWarm(browser, { url: peer.url + route, cookies, network: { name: '' } })).cold.loaded);
    const figures: Figure[] = [];
    for (const network of NETWORKS)
      for (const route of ROUTES) figures.push(...(await compare({ browser, sides, route, network, cookies })));
    keepFigures('page', figures);
  } finally {
    await browser.close();
    peer.close();
    preloaded.close();
    await suite.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Comparison {
  readonly browser: Awaited<ReturnType<typeof chromium.launch>>;
  readonly sides: readonly { name: string; url: string }[];
  readonly route: string;
  readonly network: Network;
  readonly cookies: { name: string; value: string }[];
}

async function compare({ browser, sides, route, network, cookies }: Comparison): Promise<Figure[]> {
  const visits = new Map(sides.map(({ name }) => [name, { cold: [] as Visit[], warm: [] as Visit[] }]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, url } of round % 2 === 0 ? sides : [...sides].reverse()) {
      const { cold, warm } = await coldAndWarm(browser, { url: url + route, cookies, network });
      visits.get(name)?.cold.push(cold);
      visits.get(name)?.warm.push(warm);
    }
  }
  console.log(`\n${route} · ${network.name} · median of ${ROUNDS}`);
  const base = visits.get('one SPA');
  for (const [name, { cold, warm }] of visits) {
    const time = (list: readonly Visit[], of: readonly Visit[] = []) => {
      const value = median(list.map(({ pageMs }) => pageMs));
      return `${value.toFixed(0)} ms (×${(value / median(of.map(({ pageMs }) => pageMs))).toFixed(2)})`;
    };
    const first = cold[0];
    console.log(
      `  ${name.padEnd(19)} cold ${time(cold, base?.cold).padEnd(18)} warm ${time(warm, base?.warm).padEnd(18)} shell ${median(cold.map(({ shellMs }) => shellMs)).toFixed(0)} ms` +
        `  ${first?.requests} requests  ${kilobytes(first?.bytes ?? 0)} in all, ${kilobytes(first?.scriptBytes ?? 0)} of it JS (br)  plugins: ${[...new Set(first?.pluginScripts)].join(', ') || '–'}`,
    );
  }
  const medianOf = (side: string, kind: 'cold' | 'warm') => median((visits.get(side)?.[kind] ?? []).map(({ pageMs }) => pageMs));
  return (['cold', 'warm'] as const).flatMap((kind) => {
    const value = medianOf('federated', kind);
    return ['one SPA', 'one SPA, preloaded'].map((beside) => ({
      figure: `${route}, ${network.name}, ${kind}, beside ${beside}`,
      value,
      unit: 'ms',
      ratio: medianOf(beside, kind) / value,
      beside,
      ...(kind === 'warm' && { goal: WARM_GOAL }),
    }));
  });
}

await main();
