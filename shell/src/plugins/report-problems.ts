import type { operations } from '@butterfly/contracts/plugins';
import { paths } from '@butterfly/contracts/plugins/paths';
import { createClient } from '@butterfly/plugin-sdk';
import type { AppServices } from '../app-services';
import type { FailureReason } from './loading/failure';
import type { LoadOutcome } from './loading/load-outcome';

const registry = createClient<typeof operations>(paths);
const KINDS: Readonly<Partial<Record<FailureReason, 'timeout' | 'integrity' | 'crash'>>> = {
  timeout: 'timeout',
  integrity: 'integrity',
  refused_origin: 'integrity',
  threw: 'crash',
  render: 'crash',
  crash: 'crash',
};
/** A page that keeps failing tells it a few times, not all day. */
const AT_MOST = 20;

/**
 * Tells the business's administrators of plugins that did not load or broke, also where a fallback stepped in, so that
 * "last problem" is real. Visitors report nothing.
 */
export function reportProblems({ loader, bootStore }: Pick<AppServices, 'loader' | 'bootStore'>): () => void {
  let sent = 0;
  return loader.outcomes.listen(({ outcome, ...rest }) => {
    if (outcome === 'ok' || !bootStore.getState().boot.session) return;
    if ((sent += 1) <= AT_MOST) report({ ...rest, outcome });
  });
}

function report({ plugin, candidate, outcome, details }: LoadOutcome & { outcome: FailureReason }): void {
  const message = `${outcome}: ${details}`.slice(0, 500);
  const body = {
    plugin,
    version: candidate.version,
    kind: KINDS[outcome] ?? 'load',
    message,
    page: window.location.pathname.slice(0, 300),
  } as const;
  // Whoever cannot load a plugin may not reach the server either; the page says what is wrong by itself.
  registry.reportProblem({ body, noRedirect: true }).catch(() => undefined);
}
