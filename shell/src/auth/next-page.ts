/** The page a visitor wanted before the login, as long as it is one of ours. */
export function nextPage(search: string): string {
  const wanted = new URLSearchParams(search).get('next') ?? '/';
  const url = new URL(wanted, window.location.origin);
  const isOurs = wanted.startsWith('/') && url.origin === window.location.origin && !url.pathname.startsWith('/login');
  return isOurs ? url.pathname + url.search + url.hash : '/';
}
