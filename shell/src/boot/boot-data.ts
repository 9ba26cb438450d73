import type { BootData } from '@butterfly/contracts/plugins';
import { errorOf, request } from '@butterfly/plugin-sdk';

/** The boot data the server wrote into the page, or null when there is none (a page from a cache or another server). */
export function inlinedBootData(): BootData | null {
  const text = document.getElementById('boot')?.textContent;
  return text ? checked(JSON.parse(text)) : null;
}

/** Asks the server for what this person may use now. */
export async function fetchBootData(signal?: AbortSignal): Promise<BootData> {
  const response = await request('/api/plugins/', { noRedirect: true, cache: 'no-store', ...(signal && { signal }) });
  if (!response.ok) throw await errorOf(response);
  return checked(await response.json());
}

/** The whole schema would cost 15 KB before the first paint; the server has validated its answer already. */
function checked(value: unknown): BootData {
  const data = value as Partial<BootData> | null;
  if (data?.schema !== 1 || !Array.isArray(data.plugins) || !Array.isArray(data.unavailable) || !data.shell || !data.known_routes) {
    throw new Error('The boot data of this page cannot be read. Reload the page.');
  }
  return data as BootData;
}
