import { createHash } from 'node:crypto';
import * as z from 'zod';
import { signJwt } from '../../../platform/auth/sign-jwt';
import { boundedJson } from '../../../platform/http/requests/bounded-body';
import { readCredential, type ServiceAccount } from './service-account';

const SCOPE = 'https://www.googleapis.com/auth/cloud-platform';
const LIFE_S = 3_600;
/** A token is renewed this long before it ends, so that none ends during a handshake. */
const EARLY_MS = 120_000;
const PATIENCE_MS = 10_000;
const MOST_KEPT = 500;
const LARGEST_ANSWER = 65_536;

const answer = z.object({ access_token: z.string().min(1).max(8_192), expires_in: z.number().min(1).max(86_400) });

/** Tokens for the live service out of what a business has stored; those of service accounts are kept until shortly before they end. */
export class AccessTokens {
  readonly #kept = new Map<string, { token: string; until: number }>();

  constructor(private readonly options: { readonly tokenUrl: string; readonly clock: () => Date }) {}

  /** @throws Error with a sentence for people; never with the key in it. */
  async of(credential: string): Promise<string> {
    const read = readCredential(credential);
    if (!read) throw new Error('The stored credential cannot be read. An administrator must enter it again.');
    if (read.kind === 'bearer_token') return read.token;
    const id = createHash('sha256').update(credential).digest('base64url');
    const kept = this.#kept.get(id);
    const now = this.options.clock().getTime();
    if (kept && kept.until > now) return kept.token;
    const { access_token: token, expires_in } = await this.#mint(read.account);
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
    this.#kept.set(id, { token, until: now + expires_in * 1_000 - EARLY_MS });
    return token;
  }

  async #mint(account: ServiceAccount): Promise<z.output<typeof answer>> {
    const body = new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion: this.#assertion(account) });
    const response = await fetch(this.options.tokenUrl, {
      method: 'POST',
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch(() => null);
    if (!response) throw new Error('The sign-in of the service account could not be reached.');
    const { data } = answer.safeParse(await boundedJson(response, LARGEST_ANSWER));
    if (!response.ok || !data) throw new Error('The key of the service account was refused.');
    return data;
  }

  #assertion({ client_email, private_key, private_key_id }: ServiceAccount): string {
    const issued = Math.floor(this.options.clock().getTime() / 1_000);
    const header = private_key_id ? { kid: private_key_id } : {};
    const claims = { iss: client_email, scope: SCOPE, aud: this.options.tokenUrl, iat: issued, exp: issued + LIFE_S };
    try {
      return signJwt({ header, claims }, { alg: 'RS256', privateKey: private_key });
    } catch {
      throw new Error('The private key of the service account cannot be used.');
    }
  }
}
