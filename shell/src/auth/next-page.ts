import { ownPath } from '@butterfly/plugin-sdk';

/** The page a visitor wanted before the login, as long as it is one of ours. */
export function nextPage(search: string): string {
  const path = ownPath(new URLSearchParams(search).get('next') ?? '');
  return path === null || path.startsWith('/login') ? '/' : path;
}
