/** Does a request come from our own pages? Without an Origin header it is no browser's cross-site request. */
export function originAllowed({
  origin,
  host,
  publicUrl,
}: {
  origin: string | undefined;
  host: string | undefined;
  publicUrl: string | undefined;
}): boolean {
  if (origin === undefined) return true;
  if (publicUrl !== undefined && origin === new URL(publicUrl).origin) return true;
  if (host === undefined || origin === 'null') return false;
  return origin === `http://${host}` || origin === `https://${host}`;
}
