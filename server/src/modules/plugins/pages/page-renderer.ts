import type { Platform, Ports } from '../../../platform/platform';
import type { BootDataMaker, Visitor } from '../boot';
import type { SnapshotCache } from '../snapshot';
import { noShellHtml, pageHtml } from './html';
import { matchRoute } from './match-route';
import { preloadsFor } from './preloads';

interface Services {
  readonly boot: BootDataMaker;
  readonly snapshots: SnapshotCache;
  readonly access: Platform['access'];
}

type Pages = NonNullable<Ports['pages']>;

/** Answers every page address with index.html of the shell that the stable channel points to. */
export class PageRenderer implements Pages {
  constructor(private readonly services: Services) {}

  async render({ url, sessionToken, nonce }: Parameters<Pages['render']>[0]): ReturnType<Pages['render']> {
    const { snapshots, boot } = this.services;
    const shell = (await snapshots.current()).stable.find(({ id }) => id === 'shell')?.current.record;
    if (!shell) return { status: 503, html: noShellHtml, headers: { 'retry-after': '5' } };
    const data = await boot.make(await this.visitor(sessionToken));
    const route = matchRoute(pathOf(url), data.plugins);
    return { status: 200, html: pageHtml({ shell, boot: data, preloads: preloadsFor(shell, route), nonce }), headers: { vary: 'Cookie' } };
  }

  private async visitor(token: string | undefined): Promise<Visitor | null> {
    const session = token ? await this.services.access.session(token) : null;
    return session && { session, permissions: await this.services.access.permissionsOf(session) };
  }
}

function pathOf(url: string): string {
  const path = url.split('?')[0] ?? '/';
  try {
    return decodeURIComponent(path);
  } catch {
    // A malformed escape matches no route; the shell shows that there is no such page.
    return path;
  }
}
