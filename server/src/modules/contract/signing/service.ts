import { CONSENT, consentText, isOpen, waitsFor } from '@butterfly/contracts/contract';
import type { Signature, Signer } from '@butterfly/contracts/contract';
import { readerOf } from '../../../platform/clients/reader';
import { pathForClient } from '../../../platform/clients/client-pages';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { JobQueue } from '../../../platform/jobs/job-queue';
import type { Mailer } from '../../../platform/mail/mailer';
import type { Platform } from '../../../platform/platform';
import { filledOf, type DraftService } from '../drafts/service';
import { canonicalJson, sha256 } from '../evidence/chain';
import { appendEvent, type Actor } from '../evidence/repository';
import { contracts, keepSignature, lockContract, setSigner, signerSecrets, type ContractRecord } from '../repository';
import { SEAL } from '../seal/job';
import { dueSigners, noteReminded } from './due.repository';
import { SIGNING, signingPath } from './link';
import { signingMail } from './mails';

type Parts = Pick<Platform, 'api' | 'clock' | 'fillers' | 'links'> & {
  readonly jobs: Pick<JobQueue, 'send'>;
  readonly mail: Pick<Mailer, 'sendPersonal'>;
};

/** Who acts, and under which address the pages of the suite are found. */
export interface Acting {
  readonly actor: Actor;
  readonly site: string;
}

interface Signing extends Acting {
  readonly id: number;
  readonly signerId: number;
  readonly signature: Signature;
  /** By the link of the person, in person at the studio, or by the studio itself. */
  readonly way: 'countersigned' | 'in_person' | 'link';
}

/** What happens to a contract once it is sent. Knows no HTTP; every method runs in the transaction it is given. */
export class SigningService {
  constructor(
    private readonly platform: Parts,
    private readonly drafts: DraftService,
  ) {}

  /** Freezes the text; from now on it can be signed, voided and amended, and nothing else. */
  async send(db: Db, { id, actor, site }: Acting & { id: number }): Promise<void> {
    const draft = await lockContract(db, id);
    if (draft.state !== 'draft') throw new AppError('contract.not_a_draft');
    const now = this.platform.clock();
    const facts = await this.drafts.facts(db, draft.project_id);
    const { body, clauses, missing } = filledOf(draft, facts);
    if (missing.length > 0) throw new AppError('contract.missing_values', { missing });
    if (draft.signers.some(({ role, email }) => role !== 'studio' && !email)) throw new AppError('contract.needs_address');
    if (draft.expires_at && Date.parse(draft.expires_at) <= now.getTime()) throw new AppError('contract.ends_in_the_past');
    const people = draft.signers.map(({ role, name, email }) => ({ role, name, email }));
    const document = canonicalJson({
      title: draft.title,
      business: facts.tenant.name,
      signers: people,
      body,
      clauses,
      ...(draft.proposal && { proposal: draft.proposal }),
    });
    const hash = sha256(document);
    await contracts.patch(db, { id, changes: { state: 'sent', sent_at: now.toISOString(), document, document_sha256: hash } });
    await appendEvent(db, { contractId: id, type: 'sent', at: now, actor, details: { document_sha256: hash, signers: people } });
    for (const signer of draft.signers.filter(({ role }) => role !== 'studio')) {
      const { link } = await this.platform.links.create(db, SIGNING, {
        subjectId: id,
        scopes: ['sign'],
        label: signer.name,
        email: signer.email,
      });
      await setSigner(db, signer.id, { linkId: link.id });
    }
    this.#note(db, id, 'sent');
    db.emit('contract.sent@1', { contract_id: id, project_id: draft.project_id });
    await this.#askNext(db, { id, actor, site });
  }

  /** Writes to everybody whose turn it is once more; answers their names. */
  async remind(db: Db, { id, actor, site }: Acting & { id: number }): Promise<string[]> {
    const contract = await this.#lockOpen(db, id);
    const turn = contract.signers.filter(
      (signer) => signer.role !== 'studio' && signer.state !== 'signed' && waitsFor(contract, signer).length === 0,
    );
    for (const signer of turn) await this.#ask(db, { contract, signer, site, again: true });
    const names = turn.map(({ name }) => name);
    await appendEvent(db, { contractId: id, type: 'reminded', at: this.platform.clock(), actor, details: { signers: names } });
    return names;
  }

  /** Writes once more to those whose day of a reminder has come, if it is their turn and it can still be signed. */
  async remindDue(db: Db, { id, now, actor, site }: Acting & { id: number; now: Date }): Promise<void> {
    const contract = await lockContract(db, id);
    if (!isOpen(contract.state)) return;
    const names: string[] = [];
    for (const due of await dueSigners(db, { id, now })) {
      const signer = signerOf(contract, due.signer_id);
      if (waitsFor(contract, signer).length > 0) continue;
      await this.#ask(db, { contract, signer, site, again: true });
      await noteReminded(db, due);
      names.push(signer.name);
    }
    if (names.length > 0) await appendEvent(db, { contractId: id, type: 'reminded', at: now, actor, details: { signers: names } });
  }

  async void(db: Db, { id, reason, actor }: { id: number; reason: string; actor: Actor }): Promise<void> {
    const { state, project_id } = await lockContract(db, id);
    if (state !== 'draft' && state !== 'expired' && !isOpen(state)) throw new AppError('invalid_transition', { from: state, to: 'voided' });
    await contracts.patch(db, { id, changes: { state: 'voided', void_reason: reason } });
    await appendEvent(db, { contractId: id, type: 'voided', at: this.platform.clock(), actor, details: { reason } });
    this.#note(db, id, 'voided');
    db.emit('contract.voided@1', { contract_id: id, project_id });
  }

  /** A person has opened the page of their link; the first time is written down. */
  async viewed(db: Db, { id, signerId, actor }: { id: number; signerId: number; actor: Actor }): Promise<void> {
    const contract = await lockContract(db, id);
    const signer = signerOf(contract, signerId);
    if (!isOpen(contract.state) || signer.state === 'viewed' || signer.state === 'signed') return;
    await setSigner(db, signerId, { state: 'viewed' });
    await contracts.patch(db, { id, changes: contract.state === 'sent' ? { state: 'viewed' } : {} });
    await appendEvent(db, { contractId: id, type: 'viewed', at: this.platform.clock(), actor, details: { signer: signerId } });
    db.emit('contract.viewed@1', { contract_id: id, project_id: contract.project_id, signer_id: signerId });
  }

  /** True: with this signature all have signed. */
  async sign(db: Db, { id, signerId, signature, actor, site, way }: Signing): Promise<boolean> {
    const contract = await lockContract(db, id);
    const signer = signerOf(contract, signerId);
    if (signer.state === 'signed') throw new AppError('contract.signed_already');
    if (!isOpen(contract.state)) throw new AppError('contract.not_open');
    if (waitsFor(contract, signer).length > 0) throw new AppError('contract.not_their_turn');
    if (signature.document_sha256 !== contract.document_sha256) throw new AppError('contract.text_changed');
    const at = this.platform.clock();
    const { kind, name, picture } = signature;
    const kept = { kind, name, picture: kind === 'drawn' ? picture : null };
    await keepSignature(db, signerId, { signature: kept, at });
    // Whom a link was sent to reads it in their language; the team countersigns in English.
    const language = way === 'link' ? (await readerOf(db, this.platform, { email: signer.email })).language : 'en';
    const details = {
      signer: signerId,
      role: signer.role,
      way,
      signature_sha256: sha256(canonicalJson(kept)),
      consent_version: CONSENT.version,
      consent_text: consentText(language),
      document_sha256: contract.document_sha256,
    };
    await appendEvent(db, { contractId: id, type: 'signed', at, actor, details });
    const all = contract.signers.every((other) => other.id === signerId || other.state === 'signed');
    const completed = { state: 'completed', completed_at: at.toISOString() };
    await contracts.patch(db, { id, changes: all ? completed : { state: 'partially_signed' } });
    const told = { contract_id: id, project_id: contract.project_id };
    if (signer.role !== 'studio') db.emit('contract.signed_by_client@1', { ...told, signer_id: signerId });
    this.#note(db, id, 'signed', { by: signer.name });
    if (all) await this.#complete(db, { contract, actor, at });
    else await this.#askNext(db, { id, actor, site });
    return all;
  }

  async decline(db: Db, { id, signerId, reason, actor }: { id: number; signerId: number; reason: string; actor: Actor }): Promise<void> {
    const contract = await this.#lockOpen(db, id);
    if (signerOf(contract, signerId).state === 'signed') throw new AppError('contract.signed_already');
    await setSigner(db, signerId, { state: 'declined', reason });
    await contracts.patch(db, { id, changes: { state: 'declined' } });
    await appendEvent(db, { contractId: id, type: 'declined', at: this.platform.clock(), actor, details: { signer: signerId, reason } });
    this.#note(db, id, 'declined', { reason });
    db.emit('contract.declined@1', { contract_id: id, project_id: contract.project_id, signer_id: signerId });
  }

  /** Where the link of somebody leads. @throws AppError `not_found`, `contract.not_open` */
  async address(db: Db, { id, signerId }: { id: number; signerId: number }): Promise<string> {
    const contract = await contracts.read(db, id);
    if (!isOpen(contract.state)) throw new AppError('contract.not_open');
    const path = await this.pathOf(db, { id, signerId });
    if (path === null) throw new AppError('not_found');
    return path;
  }

  /** The page of somebody who signs or has signed; null: they have no link. */
  async pathOf(db: Db, { id, signerId }: { id: number; signerId: number }): Promise<string | null> {
    const token = await this.#token(db, { id, signerId });
    return token === null ? null : signingPath(token);
  }

  async #complete(db: Db, { contract, actor, at }: { contract: ContractRecord; actor: Actor; at: Date }): Promise<void> {
    const { id, project_id, amends_id, document_sha256 } = contract;
    await appendEvent(db, { contractId: id, type: 'completed', at, actor, details: { document_sha256 } });
    if (amends_id !== null) {
      await lockContract(db, amends_id);
      await contracts.patch(db, { id: amends_id, changes: { state: 'superseded' } });
      await appendEvent(db, { contractId: amends_id, type: 'superseded', at, actor, details: { by: id } });
    }
    db.emit('contract.completed@1', { contract_id: id, project_id });
    await this.platform.jobs.send(db, SEAL, { tenantId: db.tenantId, id }, { key: `${SEAL} ${db.tenantId} ${id}` });
  }

  /** Asks those whose turn has come and who were not asked. */
  async #askNext(db: Db, { id, site }: Acting & { id: number }): Promise<void> {
    const contract = await contracts.read(db, id);
    for (const signer of contract.signers)
      if (signer.role !== 'studio' && signer.state === 'waiting' && waitsFor(contract, signer).length === 0)
        await this.#ask(db, { contract, signer, site, again: false });
  }

  async #ask(
    db: Db,
    { contract, signer, site, again }: { contract: ContractRecord; signer: Signer; site: string; again: boolean },
  ): Promise<void> {
    const token = await this.#token(db, { id: contract.id, signerId: signer.id });
    if (!signer.email || token === null) return;
    const tenant = await this.platform.api('auth_and_admin').tenant(db);
    const { project_id: projectId } = contract;
    const own = await pathForClient(db, this.platform, { projectId, email: signer.email, section: 'contract' });
    const link = `${site}${own ?? signingPath(token)}`;
    await this.platform.mail.sendPersonal(
      db,
      signingMail({ tenant, projectId, title: contract.title, signer, to: signer.email, link, again }),
    );
    if (again) await setSigner(db, signer.id, { remindedAt: this.platform.clock() });
    else await setSigner(db, signer.id, { state: 'notified', askedAt: this.platform.clock() });
  }

  async #token(db: Db, { id, signerId }: { id: number; signerId: number }): Promise<string | null> {
    const linkId = (await signerSecrets(db, id)).find((signer) => signer.id === signerId)?.link_id;
    return linkId ? this.platform.links.reveal(db, SIGNING, { id: linkId, subjectId: id }) : null;
  }

  async #lockOpen(db: Db, id: number): Promise<ContractRecord> {
    const contract = await lockContract(db, id);
    if (!isOpen(contract.state)) throw new AppError('contract.not_open');
    return contract;
  }

  #note(db: Db, id: number, kind: string, details: Record<string, string> = {}): void {
    this.platform.api('records').of('contract').record(db, { subject_type: 'contract', subject_id: id, kind, details });
  }
}

function signerOf({ signers }: ContractRecord, id: number): Signer {
  const signer = signers.find((one) => one.id === id);
  if (!signer) throw new AppError('not_found');
  return signer;
}
