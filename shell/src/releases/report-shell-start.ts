import type { LoadReport } from '@butterfly/contracts/plugins';
import { paths } from '@butterfly/contracts/plugins/paths';
import { request } from '@butterfly/plugin-sdk';
import type { AppServices } from '../app-services';

declare global {
  interface Window {
    /** There while the shell is on trial: loads this page once more with the shell before. */
    __butterflyStepBack?: () => void;
  }
}

/**
 * Tells the registry how the shell itself started: of the good starts as many as the boot data asks for, and that another release of
 * the shell did not start here, where this one had to step in. Visitors report nothing. Call it when the first page is drawn.
 */
export function reportShellStart(
  { bootStore, toasts }: Pick<AppServices, 'bootStore' | 'toasts'>,
  random: () => number = Math.random,
): void {
  const { session, shell } = bootStore.getState().boot;
  if (shell.stepped_back_from !== null) sayWhatStepsIn(toasts);
  if (!session || shell.release < 1) return;
  if (shell.stepped_back_from !== null) tell({ plugin: 'shell', release: shell.stepped_back_from, outcome: 'crash', ms: 0, weight: 1 });
  else if (random() < 1 / shell.sample)
    tell({ plugin: 'shell', release: shell.release, outcome: 'ok', ms: Math.round(performance.now()), weight: shell.sample });
}

/** The way back is for this view of the page only: the next one may have been mended. */
function sayWhatStepsIn(toasts: AppServices['toasts']): void {
  const address = new URL(window.location.href);
  address.searchParams.delete('shell');
  window.history.replaceState(window.history.state, '', address);
  toasts.show('info', 'The newest version of Butterfly did not start here, so you have the one before. This was reported.');
}

function tell(load: LoadReport['loads'][number]): void {
  const [method, path] = paths.reportLoads.split(' ') as [string, string];
  // Counting must never trouble the person; without a network there is nobody to tell.
  request(path, { method, body: JSON.stringify({ loads: [load] }), noRedirect: true, keepalive: true }).catch(() => undefined);
}
