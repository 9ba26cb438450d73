import { chromium } from '@playwright/test';
import { ensureChromium } from '../../test/ensure-chromium';
import { keepFigures } from '../figures/figures';
import { withinLimit } from '../figures/within-limit';
import { startSuite } from '../suite';
import { loadLink, questionsUrl, type LinkLoad } from './link-load';
import { PHONE, phoneVisit, type PhoneVisit } from './phone-visit';
import { plainDocument, serveDocument } from './plain-document';
import { portalLink } from './portal-link';
import { untilSmall } from './until-small';

const ROUNDS = Number(process.env['ROUNDS'] ?? 7);
const BUDGET_KB = 120;
const READABLE_MS = 2500;
const LINK_MS = 100;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-sync'];

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const kilobytes = (bytes: number) => bytes / 1024;

/** A client's first visit on a slow phone, beside the same page as a plain document that a server has drawn; interleaved, medians. */
async function main(): Promise<number> {
  const executable = ensureChromium();
  // A hundred visitors come from one address here.
  const suite = await startSuite({ RATE_LIMITS: '0' });
  const browser = await chromium.launch({ ...(executable.startsWith('/') && { executablePath: executable }), args: FLAGS });
  try {
    const url = suite.url + (await portalLink(suite));
    const shown = await browser.newPage({ viewport: { width: 360, height: 740 } });
    await shown.goto(url);
    await shown.getByRole('heading', { level: 1 }).waitFor();
    const plain = await serveDocument(await plainDocument(shown));
    await untilSmall(await shown.evaluate<string[]>(`performance.getEntriesByType('resource').map(({ name }) => name)`));
    await shown.close();
    const visits = { portal: [] as PhoneVisit[], plain: [] as PhoneVisit[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      visits.portal.push(await phoneVisit(browser, url));
      visits.plain.push(await phoneVisit(browser, plain.url));
    }
    plain.close();
    const link = await questionsUrl(suite);
    await loadLink(link);
    const load = await loadLink(link);
    return report(visits) + reportLoad(load);
  } finally {
    await browser.close();
    await suite.stop();
  }
}

/** The first round warms up. */
function reportLoad({ waited, refused }: LinkLoad): number {
  const p95 = [...waited].sort((a, b) => a - b)[Math.floor(waited.length * 0.95)] ?? Number.NaN;
  console.log(`\nThe questions behind a link, 100 visits a second for ten seconds: p95 ${p95.toFixed(1)} ms, ${refused} refused`);
  keepFigures('portal-link', [withinLimit({ figure: '100 visits a second: p95', value: p95, unit: 'ms', limit: LINK_MS })]);
  return p95 > LINK_MS || refused > 0 ? 1 : 0;
}

function report({ portal, plain }: Record<'portal' | 'plain', readonly PhoneVisit[]>): number {
  console.log(`\nThe portal of a client, first visit · ${PHONE.name} · median of ${ROUNDS}`);
  for (const [name, visits] of [
    ['light host', portal],
    ['plain document', plain],
  ] as const)
    console.log(
      `  ${name.padEnd(15)} LCP ${median(visits.map(({ lcp }) => lcp)).toFixed(0)} ms  TBT ${median(visits.map(({ tbt }) => tbt)).toFixed(0)} ms  CLS ${median(visits.map(({ cls }) => cls)).toFixed(3)}  ${visits[0]?.requests} requests  ${kilobytes(visits[0]?.bytes ?? 0).toFixed(0)} KB in all, ${kilobytes(visits[0]?.scriptBytes ?? 0).toFixed(1)} KB of it script (br)`,
    );
  const lcp = median(portal.map((visit) => visit.lcp));
  const script = kilobytes(Math.max(...portal.map(({ scriptBytes }) => scriptBytes)));
  const beside = { beside: 'a plain server-rendered document' };
  keepFigures('portal', [
    { figure: 'first visit: LCP', value: lcp, unit: 'ms', ratio: median(plain.map((visit) => visit.lcp)) / lcp, ...beside },
    { figure: 'first visit: TBT', value: median(portal.map(({ tbt }) => tbt)), unit: 'ms' },
    { figure: 'first visit: CLS', value: median(portal.map(({ cls }) => cls)), unit: '' },
    withinLimit({ figure: 'first visit: script', value: script, unit: 'KB (br)', limit: BUDGET_KB }),
    withinLimit({ figure: 'first visit: readable', value: lcp, unit: 'ms', limit: READABLE_MS }),
  ]);
  const missed = [
    ...(script > BUDGET_KB ? [`${script.toFixed(1)} KB of script: more than ${BUDGET_KB}`] : []),
    ...(lcp > READABLE_MS ? [`readable after ${lcp.toFixed(0)} ms: later than ${READABLE_MS}`] : []),
  ];
  for (const line of missed) console.error(`✗ ${line}`);
  return missed.length > 0 ? 1 : 0;
}

process.exitCode = await main();
