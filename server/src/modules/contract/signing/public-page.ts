import { CONSENT, consentText, waitsFor } from '@butterfly/contracts/contract';
import type { SigningPage } from '@butterfly/contracts/contract';
import type { Db } from '../../../platform/db/db';
import type { Call } from '../../../platform/define-module';
import { readerOf } from '../../../platform/clients/reader';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { filledOf, type DraftService } from '../drafts/service';
import { contracts, newerOf, signerOfLink } from '../repository';
import { SIGNING } from './link';
import type { SigningService } from './service';

/** Where a link for signing leads: which contract, and who has opened it. */
export interface Place {
  readonly id: number;
  readonly signerId: number;
}

type Visiting = { readonly params: { readonly token: string } } & Pick<Call, 'headers' | 'ip'>;

/** What people with a link see and do. Opens its own transactions. */
export class SigningDoor {
  constructor(
    private readonly platform: Platform,
    private readonly parts: { readonly drafts: DraftService; readonly signing: Pick<SigningService, 'pathOf'> },
  ) {}

  /** Runs as the business of the link. @throws AppError `not_found`, `rate_limited` */
  within<T>({ params, headers, ip }: Visiting, work: (db: Db, place: Place) => Promise<T>): Promise<T> {
    return this.platform.linkDoor.visit({ kind: SIGNING, token: params.token, headers, ip }, async (db, seen) => {
      if (seen.state !== 'open') throw new AppError('not_found');
      const signerId = await signerOfLink(db, seen.link.id);
      if (signerId === undefined) throw new AppError('not_found');
      return work(db, { id: seen.link.subject_id, signerId });
    });
  }

  /** A contract that nobody can sign any more tells why, and not what stands in it; who has signed may read on. */
  async page(db: Db, { id, signerId }: Place): Promise<SigningPage> {
    const contract = await contracts.read(db, id);
    const facts = await this.parts.drafts.facts(db, contract.project_id);
    const { signers, state, title, expires_at, document_sha256, pdf_sha256 } = contract;
    const me = signers.find((signer) => signer.id === signerId);
    if (!me) throw new AppError('not_found');
    const isShown =
      ['completed', 'partially_signed', 'sent', 'viewed'].includes(state) || (me.state === 'signed' && state === 'superseded');
    const { body, clauses } = isShown ? filledOf(contract, facts) : { body: null, clauses: [] };
    const { language } = await readerOf(db, this.platform, { email: me.email });
    return {
      business: facts.tenant.name,
      brand: facts.tenant.brand.primary ?? null,
      title,
      state,
      me: { name: me.name, role: me.role, state: me.state, signed_at: me.signed_at },
      waits_for: waitsFor(contract, me).map(({ name }) => name),
      signers: signers.map((signer) => ({ name: signer.name, role: signer.role, state: signer.state })),
      body,
      clauses: [...clauses],
      document_sha256: isShown ? document_sha256 : null,
      expires_at,
      consent: { version: CONSENT.version, text: consentText(language) },
      language,
      has_pdf: pdf_sha256 !== null && me.state === 'signed',
      newer_path: state === 'superseded' ? await this.#newerPath(db, { id, email: me.email }) : null,
    };
  }

  /** Only for who has signed the newer one as well, under the same address. */
  async #newerPath(db: Db, { id, email }: { id: number; email: string | null }): Promise<string | null> {
    const newer = email === null ? undefined : await newerOf(db, { id, email });
    return newer ? this.parts.signing.pathOf(db, { id: newer.id, signerId: newer.signer_id }) : null;
  }
}
