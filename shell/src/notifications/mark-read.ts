import { request } from '@butterfly/plugin-sdk';

/** Tells the server what was seen. When that fails they come again with the next page, which is better than being lost. */
export function markReadOnServer(upTo: number | null): void {
  const body = JSON.stringify(upTo === null ? {} : { up_to: upTo });
  request('/api/notifications/read/', { method: 'POST', body, noRedirect: true }).then(
    (response) => !response.ok && console.warn(`[shell] notifications could not be marked as read: ${response.status}`),
    (error: unknown) => console.warn('[shell] notifications could not be marked as read', error),
  );
}
