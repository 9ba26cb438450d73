import { parsedJson } from '@butterfly/contracts/json';
import * as z from 'zod';

/** What is used of a service account's key file. Its `token_uri` is not: a key must not say where this server connects to. */
const keyFile = z.object({
  type: z.literal('service_account'),
  project_id: z.string().min(1).max(200),
  client_email: z.string().min(3).max(300),
  private_key: z.string().startsWith('-----BEGIN').max(6_000),
  private_key_id: z.string().max(200).optional(),
});
export type ServiceAccount = z.output<typeof keyFile>;

export type Credential =
  | { readonly kind: 'service_account'; readonly account: ServiceAccount }
  | { readonly kind: 'bearer_token'; readonly token: string };

/** Null: neither the key file of a service account nor one word that may be a token. */
export function readCredential(text: string): Credential | null {
  if (text.startsWith('{')) {
    const { data } = keyFile.safeParse(parsedJson(text));
    return data ? { kind: 'service_account', account: data } : null;
  }
  return /^[\x21-\x7e]{8,4096}$/.test(text) ? { kind: 'bearer_token', token: text } : null;
}
