import type { BootData } from '@butterfly/contracts/plugins';
import type { LoadState } from '../plugins/loading/load-state';

/** A release that this page does not run yet, since it was loaded before. */
export interface ReleaseNews {
  readonly id: string;
  readonly title: string;
  readonly version: string;
}

interface Loaded {
  readonly boot: BootData;
  readonly states: Readonly<Record<string, LoadState>>;
  /** The shell this page was loaded with. */
  readonly shell: string;
}

/** What a reload would bring. A plugin that has not been opened yet takes its new release by itself. */
export function releaseNews({ boot, states, shell }: Loaded): ReleaseNews[] {
  const news = boot.plugins
    .filter(({ id, remote }) => isNewer(states[id], remote))
    .map(({ id, title, remote }) => ({ id, title, version: remote.version }));
  return boot.shell.version === shell ? news : [{ id: 'shell', title: 'Butterfly', version: boot.shell.version }, ...news];
}

/** A release that was taken back is no news: it makes way by itself when the plugin is left. */
function isNewer(state: LoadState | undefined, remote: { readonly container: string; readonly release: number }): boolean {
  if (state?.kind !== 'ready') return false;
  const known = state.instead?.candidate ?? state.candidate;
  return known.container !== remote.container && !isTakenBack(known.release, remote.release);
}

/** Releases are numbered as they are published. */
export function isTakenBack(shown: number, named: number): boolean {
  return named < shown;
}

/** "Inventory", "Inventory and Payments", "Inventory and 3 more". */
export function namesOf(news: readonly ReleaseNews[]): string {
  const titles = news.map(({ title }) => title);
  return new Intl.ListFormat('en').format(titles.length > 2 ? [titles[0] ?? '', `${titles.length - 1} more`] : titles);
}
