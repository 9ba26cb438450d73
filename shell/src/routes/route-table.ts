import type { Area, BootData, BootPlugin, RouteContribution, UnavailablePlugin } from '@butterfly/contracts/plugins';
import { compareRank, matchPattern, segmentsOf } from './pattern';

export type ShellPage = 'login' | 'forgot-password' | 'reset-password' | 'access-denied' | 'sessions';

/** Who answers for an address. */
export type RouteOwner =
  | { readonly kind: 'shell'; readonly page: ShellPage }
  | { readonly kind: 'plugin'; readonly plugin: BootPlugin; readonly route: RouteContribution }
  | { readonly kind: 'unavailable'; readonly plugin: UnavailablePlugin; readonly title: string }
  /** Set aside in this tab, on the person's wish. */
  | { readonly kind: 'aside'; readonly plugin: BootPlugin; readonly title: string }
  | { readonly kind: 'forbidden'; readonly pluginId: string };

export interface RouteEntry {
  readonly path: string;
  readonly area: Area;
  readonly owner: RouteOwner;
  /** Name of the parameter that is the current project. */
  readonly project?: string | undefined;
}

export interface RouteMatch {
  readonly entry: RouteEntry;
  readonly params: Readonly<Record<string, string>>;
  readonly projectId: number | null;
}

const shellPages: readonly RouteEntry[] = [
  shellPage('/login', 'public', 'login'),
  shellPage('/forgot-password', 'public', 'forgot-password'),
  shellPage('/reset-password/:uid/:token', 'public', 'reset-password'),
  shellPage('/access-denied', 'public', 'access-denied'),
  shellPage('/profile/sessions', 'app', 'sessions'),
];

function shellPage(path: string, area: Area, page: ShellPage): RouteEntry {
  return { path, area, owner: { kind: 'shell', page } };
}

/** One table of every address, the most specific pattern first (decisions ). */
export function routeTable(boot: BootData, aside: readonly BootPlugin[] = []): readonly RouteEntry[] {
  const offered = [
    ...shellPages,
    ...boot.plugins.flatMap(pluginEntries),
    ...aside.flatMap(asideEntries),
    ...boot.unavailable.flatMap(unavailableEntries),
  ];
  const paths = new Set(offered.map(({ path }) => path));
  const forbidden = Object.entries(boot.known_routes)
    .filter(([path]) => !paths.has(path))
    .map(([path, pluginId]): RouteEntry => ({ path, area: 'app', owner: { kind: 'forbidden', pluginId } }));
  return [...offered, ...forbidden].sort(compareEntries);
}

/** Where two patterns look the same, the one that wants a project comes first: it refuses what is no project id. */
function compareEntries(a: RouteEntry, b: RouteEntry): number {
  return compareRank(a.path, b.path) || Number(b.project !== undefined) - Number(a.project !== undefined);
}

function pluginEntries(plugin: BootPlugin): RouteEntry[] {
  return plugin.routes.map((route) => ({
    path: route.path,
    area: route.area,
    project: route.project,
    owner: { kind: 'plugin', plugin, route },
  }));
}

function asideEntries(plugin: BootPlugin): RouteEntry[] {
  return plugin.routes.map(({ path, area, project, title }) => ({ path, area, project, owner: { kind: 'aside', plugin, title } }));
}

function unavailableEntries(plugin: UnavailablePlugin): RouteEntry[] {
  return plugin.routes.map(({ path, area, project, title }) => ({ path, area, project, owner: { kind: 'unavailable', plugin, title } }));
}

/** The entry that answers an address, or null for an address nobody knows. */
export function matchRoute(table: readonly RouteEntry[], pathname: string): RouteMatch | null {
  const path = segmentsOf(pathname);
  for (const entry of table) {
    const params = matchPattern(entry.path, path);
    if (!params) continue;
    const project = entry.project === undefined ? null : (params[entry.project] ?? null);
    const isProject = project !== null && isProjectId(project);
    // A project id is digits only. A parameter of another name may hold something else as well: `templates/:templateId`
    // is a project or a template (decision A-03), told by the form of the id.
    if (project !== null && !isProject && entry.project === 'projectId') continue;
    return { entry, params, projectId: isProject ? Number(project) : null };
  }
  return isBelowLogin(pathname) ? matchRoute(table, '/login') : null;
}

/** `/login/anything` shows the login (decision A-14). */
function isBelowLogin(pathname: string): boolean {
  return pathname.startsWith('/login/');
}

function isProjectId(text: string): boolean {
  return /^[1-9]\d{0,9}$/.test(text);
}

/**
 * True for an address that is the beginning or a continuation of a public one, such as an invitation link that lost its
 * end. It is no page, but no reason to ask for a login either.
 */
export function isPublicFragment(table: readonly RouteEntry[], pathname: string): boolean {
  const path = segmentsOf(pathname);
  return table.some(({ area, path: pattern }) => {
    if (area === 'app' || area === 'outside-layout') return false;
    const segments = segmentsOf(pattern);
    const fixed = segments.findIndex((segment) => segment.startsWith(':'));
    const prefix = fixed === -1 ? [] : segments.slice(0, fixed);
    return prefix.length > 0 && prefix.every((segment, at) => path[at] === segment);
  });
}
