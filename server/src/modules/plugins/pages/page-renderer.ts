import { pagePolicy } from '../../../platform/http/security-headers';
import type { Platform, Ports } from '../../../platform/platform';
import { forBrowser, type BootDataMaker, type Visitor } from '../boot';
import type { SnapshotCache } from '../snapshot';
import { noShellHtml, pageHtml } from './html';
import { matchRoute } from './match-route';
import { preloadsFor } from './preloads';

interface Services {
  readonly boot: BootDataMaker;
  readonly snapshots: SnapshotCache;
  readonly access: Platform['access'];
  /** Where the live console's socket is, when it is not this host; pages may open it then. */
  readonly liveOrigin: string;
  /** Of the address people know the suite by, where one is set. */
  readonly publicHost: string | undefined;
}

type Pages = NonNullable<Ports['pages']>;

/** Answers every page address with index.html of the shell that the stable channel points to. */
export class PageRenderer implements Pages {
  constructor(private readonly services: Services) {}

  async render({ url, host, sessionToken, nonce }: Parameters<Pages['render']>[0]): ReturnType<Pages['render']> {
    const { snapshots, boot } = this.services;
    const { shell } = (await snapshots.current()).world;
    if (!shell) return { status: 503, html: noShellHtml, headers: { 'retry-after': '5' } };
    const data = await boot.make(await this.visitor(sessionToken));
    // What comes from a developer's machine is not in any cache of ours: it is loaded when it is needed.
    const route = matchRoute(
      pathOf(url),
      data.plugins.filter(({ id }) => id !== data.override?.plugin),
    );
    const services = [...new Set(data.plugins.flatMap((plugin) => plugin.services ?? []))];
    // Behind a proxy the host that is asked for may be another one than that in the browser's address.
    const hosts = [this.services.publicHost, host];
    const developer = data.override?.origin ?? '';
    const policy = { 'content-security-policy': pagePolicy(nonce, { hosts, developer, live: this.services.liveOrigin, services }) };
    return {
      status: 200,
      html: pageHtml({ shell, boot: forBrowser(data), preloads: preloadsFor(shell, route), nonce }),
      headers: { vary: 'Cookie', ...policy },
    };
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
