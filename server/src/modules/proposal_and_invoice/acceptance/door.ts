import { createHash } from 'node:crypto';
import {
  ACCEPTANCE,
  acceptanceText,
  liveFigures,
  type Acceptance,
  type OptionChoice,
  type SharedProposal,
  type ShownProposal,
} from '@butterfly/contracts/proposal_and_invoice';
import type { Db } from '../../../platform/db/db';
import type { Call } from '../../../platform/define-module';
import { readerOf } from '../../../platform/clients/reader';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { spokenLanguage } from '../../../platform/public-pages/page-language';
import { hashOf } from '../figures';
import { PROPOSAL_LINK } from '../proposal-link';
import { acceptedVersion, proposals, type StoredProposal } from '../repository';
import { offeredContent } from '../service';
import type { AcceptanceService } from './service';
import { readableSignature } from './readable-signature';
import { answerOf } from './repository';

type Visiting = { readonly params: { readonly token: string } } & Pick<Call, 'headers' | 'ip'>;
type Asked<B> = Visiting & { readonly body: B };
type Headers = Call['headers'];

/** What people with a link see and do. Opens its own transactions. */
export class ProposalDoor {
  constructor(
    private readonly deps: Pick<Platform, 'api' | 'clock' | 'linkDoor' | 'links' | 'mail' | 'workflows'>,
    private readonly service: AcceptanceService,
  ) {}

  /** What the link opens; it is counted as a visit. */
  open(call: Visiting): Promise<SharedProposal> {
    return this.#within(call, async (db, { id, linkId }) => {
      const stored = await proposals.lock(db, id);
      if (await this.#isOffered(db, stored)) {
        await this.deps.links.noteUsed(db, linkId);
        await this.#noteView(db, stored);
      }
      return this.#page(db, await proposals.read(db, id), call.headers);
    });
  }

  /** What the link shows, for what belongs to it; it is no visit of its own. */
  look<T>(call: Visiting, work: (db: Db, page: SharedProposal) => Promise<T>): Promise<T> {
    return this.#within(call, async (db, { id }) => work(db, await this.#page(db, await proposals.read(db, id), call.headers)));
  }

  /** What a link to a proposal would show now, in the caller's transaction. */
  async pageOf(db: Db, id: number): Promise<SharedProposal> {
    return this.#page(db, await proposals.read(db, id));
  }

  /** What was accepted, as it was shown then, where this version waits to take its place; null: it changes nothing that was agreed. */
  async wasOf(db: Db, id: number): Promise<ShownProposal | null> {
    const stored = await proposals.read(db, id);
    if (stored.status === 'accepted' || stored.status === 'superseded') return null;
    return this.#was(db, await acceptedVersion(db, stored));
  }

  choose(call: Asked<OptionChoice>): Promise<SharedProposal> {
    return this.#within(call, async (db, { id }) => this.#page(db, await this.service.choose(db, { id, ...call.body }), call.headers));
  }

  /** All that follows from it happens in the same transaction, or nothing. The same request, sent again under its key, gets the same answer. */
  async accept(call: Asked<Acceptance>): Promise<SharedProposal> {
    const { seen, name, email, kind, consent_language } = call.body;
    const picture = await readableSignature(call.body);
    const by = { ...requestOf(call), name, email, signature: { kind, picture } };
    return this.#within(call, async (db, { id }) => {
      await proposals.lock(db, id);
      if (!(await this.#isRepeated(db, id, by))) {
        const { project_id: projectId } = await proposals.read(db, id);
        const language = consent_language ?? (await this.#reading(db, projectId, call.headers)).language;
        const consent = `${acceptanceText(language)} (${ACCEPTANCE.version})`;
        await this.deps.workflows.run(db, 'accept-proposal', { key: `proposal:${id}`, input: { proposal_id: id, seen, ...by, consent } });
      }
      return this.#page(db, await proposals.read(db, id), call.headers);
    });
  }

  decline(call: Asked<{ seen: string; reason: string }>): Promise<SharedProposal> {
    const by = { ...requestOf(call), ...call.body };
    return this.#within(call, async (db, { id }) => {
      await proposals.lock(db, id);
      if (!(await this.#isRepeated(db, id, by))) await this.service.decline(db, { id, ...by });
      return this.#page(db, await proposals.read(db, id), call.headers);
    });
  }

  #within<T>({ params, headers, ip }: Visiting, work: (db: Db, place: { id: number; linkId: number }) => Promise<T>): Promise<T> {
    return this.deps.linkDoor.visit({ kind: PROPOSAL_LINK, token: params.token, headers, ip }, (db, seen) => {
      if (seen.state === 'locked') throw new AppError('not_found');
      return work(db, { id: seen.link.subject_id, linkId: seen.link.id });
    });
  }

  /** True: this very request was answered before. @throws AppError `idempotency_key_reused`, `proposal_and_invoice.not_open` */
  async #isRepeated(db: Db, id: number, by: { repeat_hash: string | null; request_hash: string }): Promise<boolean> {
    const known = await answerOf(db, id);
    if (!known) return false;
    if (by.repeat_hash === null || known.repeat_hash !== by.repeat_hash) throw new AppError('proposal_and_invoice.not_open');
    if (known.request_hash !== by.request_hash) throw new AppError('idempotency_key_reused');
    return true;
  }

  /** Whom the mail with the link was written to reads it in their language; who is not known in that of their browser. */
  async #reading(db: Db, projectId: number, headers: Headers) {
    const browser = spokenLanguage({ chosen: undefined, acceptLanguage: headers['accept-language'] });
    const email = await this.deps.mail.addressOfClient(db, projectId);
    const { brand } = await this.deps.api('auth_and_admin').tenant(db);
    return { brand: brand.primary ?? null, ...(await readerOf(db, this.deps, { email, browser })) };
  }

  async #page(db: Db, stored: StoredProposal, headers: Headers = {}): Promise<SharedProposal> {
    const { name: business } = await this.deps.api('auth_and_admin').tenant(db);
    const { status, title } = stored;
    const reading = await this.#reading(db, stored.project_id, headers);
    const answer = await answerOf(db, stored.id);
    if (answer?.kind === 'accepted' && status === 'accepted')
      return { state: 'accepted', proposal: answer.snapshot.shown, accepted_at: answer.at, accepted_by: answer.name, ...reading };
    if (status === 'declined' || status === 'superseded') return { state: status, business, title, ...reading };
    if (!(await this.#isOffered(db, stored))) return { state: 'expired', business, title, ...reading };
    const before = await acceptedVersion(db, stored);
    return {
      state: 'open',
      proposal: await this.service.shown(db, stored),
      seen: this.service.seenOf(stored),
      live: liveFigures(offeredContent(stored)),
      changes_from_cents: before?.total_cents ?? null,
      was: await this.#was(db, before),
      consent: { version: ACCEPTANCE.version, text: acceptanceText(reading.language) },
      ...reading,
    };
  }

  async #was(db: Db, before: StoredProposal | undefined): Promise<ShownProposal | null> {
    return before ? ((await answerOf(db, before.id))?.snapshot.shown ?? null) : null;
  }

  async #isOffered(db: Db, stored: StoredProposal): Promise<boolean> {
    return (stored.status === 'sent' || stored.status === 'viewed') && !(await this.service.isPast(db, stored));
  }

  async #noteView(db: Db, { id, status, view_count, first_viewed_at, project_id, revision }: StoredProposal): Promise<void> {
    const first = first_viewed_at === null ? { first_viewed_at: this.deps.clock().toISOString() } : {};
    await proposals.patch(db, { id, changes: { view_count: view_count + 1, status: 'viewed', ...first } });
    if (status === 'sent') db.emit('proposal_and_invoice.proposal.viewed@1', { proposal_id: id, project_id, revision });
  }
}

/** From where a request comes, and by what it is known when it comes again. */
function requestOf({ body, headers, ip }: Asked<object>) {
  const key = headers['idempotency-key'];
  return {
    ip,
    user_agent: (headers['user-agent'] ?? '').slice(0, 400),
    repeat_hash: key ? createHash('sha256').update(key).digest('hex') : null,
    request_hash: hashOf(body),
  };
}
