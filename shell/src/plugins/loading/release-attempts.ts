import type { RemoteAddress } from '@butterfly/contracts/plugins';
import type { DefinedPlugin } from '@butterfly/plugin-sdk';
import { diagnose, type Probe } from './diagnose';
import { isWorthRetrying, PluginFailure, type Failure } from './failure';
import type { LoadOutcome } from './load-outcome';
import type { Candidate } from './load-state';

export const LOAD_TIMEOUT_MS = 8000;
export const PAUSE_BEFORE_RETRY_MS = 300;

/** What the loader needs from the page; replaced in tests. */
export interface LoaderPort {
  /** Fetches a release and answers what it exposes. `attempt` makes the address of the entry differ. */
  fetchRelease(address: RemoteAddress, attempt: number): Promise<unknown>;
  probe(url: string): Promise<Probe>;
}

export type AttemptResult =
  | { readonly kind: 'arrived'; readonly candidate: Candidate; readonly plugin: DefinedPlugin }
  | { readonly kind: 'failed'; readonly candidate: Candidate; readonly failure: Failure };

interface Trying {
  readonly id: string;
  readonly address: RemoteAddress;
  readonly tries: number;
  readonly port: LoaderPort;
  readonly onAgain: () => void;
  readonly tell: (outcome: LoadOutcome) => void;
}

/** Tries one release, with a time limit, as often as is allowed and worth it. Never rejects. */
export async function attemptRelease({ id, address, tries, port, onAgain, tell }: Trying): Promise<AttemptResult> {
  const candidate = candidateOf(address);
  const began = performance.now();
  const told = (outcome: LoadOutcome['outcome'], details = '') =>
    tell({ plugin: id, candidate, outcome, details, ms: Math.round(performance.now() - began) });
  for (let attempt = 1; ; attempt += 1) {
    try {
      const plugin = pluginOf(await limited(port.fetchRelease(address, attempt)), id);
      told('ok');
      return { kind: 'arrived', candidate, plugin };
    } catch (error) {
      const failure = await diagnose(error, (url) => port.probe(url));
      console.error(`[shell] ${candidate.container} attempt ${attempt}: ${failure.reason}`, error);
      if (attempt >= tries || !isWorthRetrying(failure.reason)) {
        told(failure.reason, failure.details);
        return { kind: 'failed', candidate, failure };
      }
      await pause(PAUSE_BEFORE_RETRY_MS);
      onAgain();
    }
  }
}

export function candidateOf({ container, release, version, base, takes_antd }: RemoteAddress): Candidate {
  return { container, release, version, base, takes_antd };
}

function pluginOf(exposed: unknown, id: string): DefinedPlugin {
  const plugin = typeof exposed === 'object' && exposed !== null && 'plugin' in exposed ? exposed.plugin : undefined;
  if (!isDefinedPlugin(plugin)) throw new PluginFailure('wrong_shape', `${id} exposes no plugin made by definePlugin`);
  if (plugin.id !== id) throw new PluginFailure('wrong_shape', `the release of ${id} says that it is ${plugin.id}`);
  return plugin;
}

function isDefinedPlugin(value: unknown): value is DefinedPlugin {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    value.kind === 'butterfly.plugin' &&
    'bindings' in value &&
    'id' in value
  );
}

/** Ends a wait that takes too long. What arrives later is ignored. */
export function limited<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new PluginFailure('timeout', `no answer within ${LOAD_TIMEOUT_MS / 1000} s`)), LOAD_TIMEOUT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
