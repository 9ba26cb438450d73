import type { IncomingHttpHeaders } from 'node:http';
import type { Environment } from '../../environment';

const LOOPBACK = /^(localhost|[a-z0-9-]+\.localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/;

/**
 * Where links in mail point to: PUBLIC_URL. On a developer's machine, which has none, where the visitor is – as long as that is
 * this machine: anybody may write any Host, and who follows the link would hand its secret to that host.
 */
export function siteAddress(
  { PUBLIC_URL, PORT }: Pick<Environment, 'PUBLIC_URL' | 'PORT'>,
  { origin, host }: Pick<IncomingHttpHeaders, 'origin' | 'host'>,
): string {
  return PUBLIC_URL ?? onThisMachine(origin) ?? onThisMachine(host && `http://${host}`) ?? `http://localhost:${PORT}`;
}

function onThisMachine(address: string | undefined): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const { protocol, hostname, origin } = new URL(address);
  return /^https?:$/.test(protocol) && LOOPBACK.test(hostname) ? origin : undefined;
}
