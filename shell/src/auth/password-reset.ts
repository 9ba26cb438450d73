import { errorOf, request } from '@butterfly/plugin-sdk';

/** Asks for a link by mail. The answer does not tell whether the address is known. */
export async function askForReset(email: string): Promise<void> {
  await post('/api/auth_and_admin/password_reset/', { email });
}

/** Sets a new password with the link of the mail. */
export async function confirmReset(reset: { uid: string; token: string; new_password: string }): Promise<void> {
  await post('/api/auth_and_admin/password_reset/confirm/', reset);
}

async function post(path: string, body: object): Promise<void> {
  if (!document.cookie.includes('csrftoken=')) await request('/api/auth_and_admin/check/', { noRedirect: true });
  const response = await request(path, { method: 'POST', body: JSON.stringify(body), noRedirect: true });
  if (!response.ok) throw await errorOf(response);
}
