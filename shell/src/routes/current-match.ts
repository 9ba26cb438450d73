import { ownPath } from '@butterfly/plugin-sdk';
import { matchRoute, type RouteEntry, type RouteMatch } from './route-table';

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/**
 * The page of an address as a signed-in person has it before them: one that refuses another page stands in the frame of the app, and
 * the project of the refused page stays chosen.
 */
export function currentMatch(table: readonly RouteEntry[], { pathname, search }: Address): RouteMatch | null {
  const match = matchRoute(table, pathname);
  if (match?.entry.owner.kind !== 'shell' || match.entry.owner.page !== 'access-denied') return match;
  return { ...match, entry: { ...match.entry, area: 'app' }, projectId: projectOf(table, new URLSearchParams(search).get('from') ?? '') };
}

function projectOf(table: readonly RouteEntry[], from: string): number | null {
  const path = ownPath(from);
  if (path === null || from === '') return null;
  const refused = matchRoute(table, new URL(path, 'http://here').pathname);
  // What a closed address is about is not in the table; its parameter is called so all the same.
  const id = refused?.projectId ?? Number(refused?.params['projectId']);
  return id > 0 ? id : null;
}
