import type { ClientAccess, Operation } from '@butterfly/contracts/core';
import type { FastifyRequest } from 'fastify';
import type { TokenSigner } from '../auth/token-signer';
import type { ClientCaller } from '../define-module';
import { clientCsrfCookieName, readClientCookie } from '../public-links/client-cookies';
import type { ClientSessions } from '../public-links/client-sessions';
import type { LinkDoor } from '../public-links/link-door';
import type { Demand, Proof } from '../public-links/link-kind';
import { AppError } from './app-error';
import { readCookie } from './cookies';
import { assertOwnPage } from './own-page';

export interface ClientGateOptions {
  readonly door: LinkDoor;
  readonly sessions: ClientSessions;
  readonly signer: TokenSigner;
  readonly publicUrl: string | undefined;
  isOn(place: { tenantId: number; module: string }): Promise<boolean>;
}

/** Who came in, and the cookies its page needs. */
export interface ClientEntry {
  readonly client: ClientCaller;
  readonly cookies: readonly string[];
}

interface Shown {
  readonly client: ClientCaller | null;
  /** What a link asks for that has not been shown; `nothing` where it is open. */
  readonly demands: Demand;
}

const STRENGTH: Readonly<Record<Proof, number>> = { link: 0, code: 1, password: 1 };

/**
 * Lets clients and partners in, by the link in the address or by their own session, and nobody by a member's: a member's cookie is not
 * even read. In this order: who is it (404, 401), CSRF, what the link asks for (423), what it allows (403).
 */
export class ClientGate {
  constructor(private readonly options: ClientGateOptions) {}

  async pass(
    request: FastifyRequest,
    { operation, access, module }: { operation: Operation; access: ClientAccess; module: string },
  ): Promise<ClientEntry> {
    const linkToken = access.link === undefined ? null : ((request.params as { token?: string }).token ?? '');
    const sessionToken = readClientCookie(request.headers.cookie, linkToken) ?? '';
    const { client, demands } =
      linkToken === null
        ? await this.#person(sessionToken, module)
        : await this.#visitor(request, { link: access.link ?? '', linkToken, access });
    const boundTo = client?.session ? sessionToken : '';
    this.#assertOwnPage(request, { operation, linkToken, boundTo });
    if (!client) throw new AppError('link_locked', { demands });
    if (!client.scopes.includes(access.scope)) throw new AppError('outside_link');
    if (access.proof === 'code' && STRENGTH[client.proof] < STRENGTH.code) throw new AppError('link_locked', { demands: 'code' });
    return { client, cookies: this.#cookies(request, linkToken, boundTo) };
  }

  async #visitor(
    request: FastifyRequest,
    { link, linkToken, access }: { link: string; linkToken: string; access: ClientAccess },
  ): Promise<Shown> {
    const kind = { name: link as NonNullable<ClientAccess['link']>, scopes: [access.scope] };
    const headers = { cookie: request.headers.cookie };
    return this.options.door.visit({ kind, token: linkToken, headers, ip: request.ip }, async ({ tenantId }, seen): Promise<Shown> => {
      if (seen.state === 'locked') return { client: null, demands: seen.demands };
      const { link: opened, session, proof } = seen;
      return { client: { tenantId, link: opened, session, proof, scopes: session?.scopes ?? opened.scopes }, demands: 'nothing' };
    });
  }

  async #person(sessionToken: string, module: string): Promise<Shown> {
    const found = await this.options.sessions.resolve(sessionToken);
    if (found?.session.contact_id == null || !(await this.options.isOn({ tenantId: found.tenantId, module })))
      throw new AppError('not_authenticated');
    const { tenantId, session } = found;
    return { client: { tenantId, link: null, session, proof: session.proof, scopes: session.scopes }, demands: 'nothing' };
  }

  #assertOwnPage(
    request: FastifyRequest,
    { operation, linkToken, boundTo }: { operation: Operation; linkToken: string | null; boundTo: string },
  ): void {
    if (operation.method === 'GET' || operation.csrf === false) return;
    const { signer, publicUrl } = this.options;
    assertOwnPage(request, { cookieName: clientCsrfCookieName(linkToken), sessionToken: boundTo, signer, publicUrl });
  }

  /** The first answer hands a CSRF token to the page, as does one after a session has ended. */
  #cookies({ method, headers }: FastifyRequest, linkToken: string | null, boundTo: string): string[] {
    const kept = readCookie(headers.cookie, clientCsrfCookieName(linkToken));
    const isGood = kept !== undefined && this.options.signer.csrfMatches(boundTo, kept);
    return method !== 'GET' || isGood ? [] : [this.options.sessions.csrfCookie(linkToken, boundTo)];
  }
}
