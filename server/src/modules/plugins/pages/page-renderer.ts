import type { BootData, ReleaseRecord } from '@butterfly/contracts/plugins';
import { CLIENT_WORKER } from '../../../platform/http/client-worker';
import { pagePolicy } from '../../../platform/http/security-headers';
import type { Platform, Ports } from '../../../platform/platform';
import { forBrowser, type BootDataMaker, type Visitor } from '../boot';
import { isOpenArea } from '../resolution/plugin-surface';
import { noShellHtml, pageHtml } from './html';
import { lightStart, type LightStart } from './light-start';
import { matchRoute, type MatchedRoute } from './match-route';
import { preloadsFor } from './preloads';
import { STEP_BACK } from './step-back';

interface Services {
  readonly boot: BootDataMaker;
  readonly access: Platform['access'];
  /** Where the live console's socket is, when it is not this host; pages may open it then. */
  readonly liveOrigin: string;
  /** Of the address people know the suite by, where one is set. */
  readonly publicHost: string | undefined;
}

interface LightParts {
  readonly shell: ReleaseRecord;
  readonly light: LightStart;
  readonly keeps: boolean;
  readonly nonce: string;
  readonly host: string | undefined;
}

type Pages = NonNullable<Ports['pages']>;

/** Answers every page address with index.html of the shell that this person gets. */
export class PageRenderer implements Pages {
  constructor(private readonly services: Services) {}

  async render({ url, host, sessionToken, nonce }: Parameters<Pages['render']>[0]): ReturnType<Pages['render']> {
    const { boot } = this.services;
    const { data, shell: choice } = await boot.page(await this.visitor(sessionToken), { stepsBack: asksToStepBack(url) });
    if (!choice) return { status: 503, html: noShellHtml, headers: { 'retry-after': '5' } };
    const shell = choice.record;
    // What comes from a developer's machine is not in any cache of ours: it is loaded when it is needed.
    const route = matchRoute(
      pathOf(url),
      data.plugins.filter(({ id }) => id !== data.override?.plugin),
    );
    const light = data.override || isOfTeam(route) ? null : await this.light(pathOf(url), { data, shell });
    if (light) return this.lightPage({ ...light, nonce, host, keeps: data.session === null });
    const services = [...new Set(data.plugins.flatMap((plugin) => plugin.services ?? []))];
    const hosts = this.hosts(host);
    const developer = data.override?.origin ?? '';
    const policy = { 'content-security-policy': pagePolicy(nonce, { hosts, developer, live: this.services.liveOrigin, services }) };
    return {
      status: 200,
      html: pageHtml({ shell, isOnTrial: choice.isOnTrial, boot: forBrowser(data), preloads: preloadsFor(shell, route), nonce }),
      headers: { vary: 'Cookie', ...policy },
    };
  }

  /** A page of clients is drawn by the shell that visitors get, whoever looks. */
  private async light(path: string, page: { data: BootData; shell: ReleaseRecord }): Promise<Pick<LightParts, 'shell' | 'light'> | null> {
    const { data, shell } = page.data.session ? await this.services.boot.page(null) : { data: page.data, shell: { record: page.shell } };
    const light = shell && lightStart(path, { shell: shell.record, boot: data });
    return light && { shell: shell.record, light };
  }

  /** The same for everybody: who is signed in plays no part in what is answered. */
  private lightPage({ shell, light, nonce, host, keeps }: LightParts): Awaited<ReturnType<Pages['render']>> {
    return {
      status: 200,
      html: pageHtml({ shell, host: shell.light, keeps, boot: light.boot, preloads: light.preloads, nonce }),
      headers: { vary: 'Cookie', 'content-security-policy': pagePolicy(nonce, { hosts: this.hosts(host), worker: CLIENT_WORKER }) },
    };
  }

  /** Behind a proxy the host that is asked for may be another one than that in the browser's address. */
  private hosts(host: string | undefined): readonly (string | undefined)[] {
    return [this.services.publicHost, host];
  }

  private async visitor(token: string | undefined): Promise<Visitor | null> {
    const session = token ? await this.services.access.session(token) : null;
    return session && { session, permissions: await this.services.access.permissionsOf(session) };
  }
}

/** The page is one of members: no need to look whether visitors have it. */
function isOfTeam(route: MatchedRoute | undefined): boolean {
  return route !== undefined && !isOpenArea(route.plugin.routes.find(({ id }) => id === route.routeId)?.area);
}

function asksToStepBack(url: string): boolean {
  return (url.split('?')[1] ?? '').split('&').includes(STEP_BACK);
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
