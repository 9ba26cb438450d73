import type { LoadOutcome as Counted } from '@butterfly/contracts/plugins';
import { paths } from '@butterfly/contracts/plugins/paths';
import { request } from '@butterfly/plugin-sdk';
import type { AppServices } from '../../app-services';
import type { FailureReason } from './failure';
import type { LoadOutcome } from './load-outcome';

interface Entry {
  readonly plugin: string;
  readonly release: number;
  readonly outcome: Counted;
  readonly ms: number;
  readonly weight: 1 | 10;
}

const BATCH_MS = 1500;
const BATCH = 20;
const CLASSES: Readonly<Partial<Record<FailureReason, Counted>>> = {
  timeout: 'timeout',
  integrity: 'integrity',
  refused_origin: 'integrity',
  render: 'crash',
  crash: 'crash',
};

/**
 * Tells the registry how loading went: every failure, and of the good loads as many as the boot data asks for. In
 * batches, and on leaving the page, so that nothing is lost with the tab. Visitors report nothing.
 */
export function reportLoads(
  { loader, bootStore }: Pick<AppServices, 'loader' | 'bootStore'>,
  random: () => number = Math.random,
): () => void {
  let waiting: Entry[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send(): void {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const body = JSON.stringify({ loads: waiting });
    waiting = [];
    const [method, path] = paths.reportLoads.split(' ') as [string, string];
    // Counting must never trouble the person; without a network there is nobody to tell.
    request(path, { method, body, noRedirect: true, keepalive: true }).catch(() => undefined);
  }

  const stopListening = loader.outcomes.listen((outcome) => {
    const { boot } = bootStore.getState();
    if (!boot.session || outcome.candidate.release < 1) return;
    const sample = boot.plugins.find(({ id }) => id === outcome.plugin)?.remote.sample ?? 10;
    if (outcome.outcome === 'ok' && random() >= 1 / sample) return;
    waiting.push(entryOf(outcome, sample));
    if (waiting.length >= BATCH) send();
    else timer ??= setTimeout(send, BATCH_MS);
  });
  window.addEventListener('pagehide', send);
  return () => {
    stopListening();
    window.removeEventListener('pagehide', send);
    send();
  };
}

function entryOf({ plugin, candidate, outcome, ms }: LoadOutcome, sample: 1 | 10): Entry {
  const isGood = outcome === 'ok';
  return { plugin, release: candidate.release, outcome: isGood ? 'ok' : (CLASSES[outcome] ?? 'load'), ms, weight: isGood ? sample : 1 };
}
