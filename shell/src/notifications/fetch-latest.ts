import { request } from '@butterfly/plugin-sdk';

/** My notifications of the last 30 days, newest first. */
export async function fetchLatest(): Promise<readonly unknown[]> {
  const response = await request('/api/notifications/latest/', { noRedirect: true });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return (await response.json()) as readonly unknown[];
}
