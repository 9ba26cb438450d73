import type {
  BankInput,
  Invitation,
  OwnBankDetails,
  OwnCommission,
  OwnSummary,
  SentClient,
  SentIn,
} from '@butterfly/contracts/referral_portal';
import { AppError } from '../../../platform/http/app-error';
import { networkHash } from '../../../platform/http/network-hash';
import type { Platform } from '../../../platform/platform';
import type { BankService } from '../partners/bank-service';
import { INVITATION } from '../partners/invitation';
import { partners } from '../partners/repository';
import type { PartnerService } from '../partners/service';
import { referralsOf } from '../referrals/repository';
import type { ReferralService } from '../referrals/service';
import { referrals } from '../repository';
import type { SettingsService } from '../settings-service';
import { statementOf, type Statement } from '../statements/statement';
import { ownBankDetails, ownCommissions, ownSummary, sentClient } from './own-view';
import { endSessionsOf } from './session.repository';
import { nameOf, type Asking, type Inside, type PartnerDoor } from './sign-in';

interface Parts {
  readonly platform: Pick<Platform, 'api' | 'clock' | 'linkDoor' | 'links' | 'signer'>;
  readonly door: PartnerDoor;
  readonly partners: PartnerService;
  readonly referrals: ReferralService;
  readonly bank: BankService;
  readonly settings: SettingsService;
}

type Own = Asking & { readonly username: string };
type ByLink = Asking & { readonly token: string };

/** What partners see and do. Opens its own transactions, as the business of the partner. */
export class PartnerPortal {
  constructor(private readonly parts: Parts) {}

  summary({ username, ...asking }: Own): Promise<OwnSummary> {
    return this.parts.door.enter(asking, username, (inside) => this.#summary(inside));
  }

  /** The text is kept as it was accepted. */
  sign({ username, ...asking }: Own): Promise<OwnSummary> {
    return this.parts.door.enter(asking, username, async (inside) => {
      const { db } = inside;
      const partner = await partners.lock(db, inside.partner.id);
      if (partner.status !== 'approved') throw new AppError('referral_portal.not_active');
      if (partner.agreement_signed_at !== null) return this.#summary({ ...inside, partner });
      const { agreement: agreement_text } = await this.parts.settings.read(db);
      const changes = { agreement_signed_at: this.parts.platform.clock().toISOString(), agreement_text };
      const signed = await partners.patch(db, { id: partner.id, changes });
      await this.#note(inside, 'agreement_signed');
      return this.#summary({ ...inside, partner: signed });
    });
  }

  sentBy({ username, ...asking }: Own): Promise<SentClient[]> {
    return this.parts.door.enter(asking, username, async ({ db, partner }) => (await referralsOf(db, partner.id)).map(sentClient));
  }

  send({ username, ...asking }: Own, { agreed: _agreed, ...sent }: SentIn): Promise<SentClient> {
    return this.parts.door.enter(asking, username, async (inside) => {
      const { db, partner } = inside;
      if (partner.status !== 'approved') throw new AppError('referral_portal.not_active');
      if (partner.agreement_signed_at === null) throw new AppError('referral_portal.agreement_needed');
      const network = networkHash(this.parts.platform.signer, { ip: asking.ip, tenantId: db.tenantId });
      const made = await this.parts.referrals.send(db, { partner, sent, network });
      return sentClient(await referrals.read(db, made.id));
    });
  }

  earned({ username, ...asking }: Own): Promise<OwnCommission[]> {
    return this.parts.door.enter(asking, username, ({ db, partner }) => ownCommissions(db, partner.id));
  }

  statement({ username, ...asking }: Own, year: number): Promise<Statement> {
    return this.parts.door.enter(asking, username, ({ db, partner, tenant }) => statementOf(db, { partnerId: partner.id, year, tenant }));
  }

  account({ username, ...asking }: Own): Promise<OwnBankDetails> {
    return this.parts.door.enter(asking, username, (inside) => this.#account(inside));
  }

  async nameAccount({ username, ...asking }: Own, { password, ...input }: BankInput): Promise<OwnBankDetails> {
    await this.parts.door.prove(asking, { username, password });
    return this.parts.door.enter(asking, username, async (inside) => {
      await this.parts.bank.name(inside.db, { partnerId: inside.partner.id, input });
      return this.#account(inside);
    });
  }

  /** Answers the same whoever it is. */
  async forgot(username: string): Promise<void> {
    await this.parts.door.find(username, ({ db, partner }) =>
      this.parts.partners.sendInvitation(db, { partner, again: partner.has_password }),
    );
  }

  invitation(call: ByLink): Promise<Invitation> {
    return this.#byLink(call, async ({ tenant, partner }) => ({
      ...{
        business: tenant.name,
        brand: tenant.brand.primary ?? null,
        company: partner.company,
        sign_in_name: nameOf({ tenant, partner }),
      },
    }));
  }

  /** @returns the Set-Cookie value and the name; the link and what was open before end */
  async join(call: ByLink, password: string): Promise<{ cookie: string; username: string }> {
    await this.#byLink(call, async () => undefined);
    // Takes 50 ms on purpose, outside any transaction.
    const password_hash = await this.parts.platform.api('auth_and_admin').hashPassword(password);
    return this.#byLink(call, async (inside) => {
      const { db, partner, linkId } = inside;
      const at = this.parts.platform.clock();
      await partners.patch(db, { id: partner.id, changes: { password_hash } });
      await endSessionsOf(db, { partnerId: partner.id, at });
      await this.parts.platform.links.setRevoked(db, INVITATION, { id: linkId, subjectId: partner.id, revoked: true });
      await this.#note(inside, 'password_chosen');
      return { cookie: await this.parts.door.open(db, { partnerId: partner.id, ip: call.ip }), username: nameOf(inside) };
    });
  }

  #byLink<T>({ token, headers, ip }: ByLink, work: (inside: Inside & { linkId: number }) => Promise<T>): Promise<T> {
    return this.parts.platform.linkDoor.visit({ kind: INVITATION, token, headers, ip }, async (db, seen) => {
      const partner = seen.state === 'open' ? await partners.find(db, seen.link.subject_id) : undefined;
      if (seen.state !== 'open' || !partner || partner.status === 'removed') throw new AppError('not_found');
      return work({ db, partner, tenant: await this.parts.platform.api('auth_and_admin').tenant(db), linkId: seen.link.id });
    });
  }

  async #summary(inside: Inside): Promise<OwnSummary> {
    const { agreement, landing_path: landingPath } = await this.parts.settings.read(inside.db);
    return ownSummary(inside, { agreement, landingPath, now: this.parts.platform.clock() });
  }

  #account({ db, partner }: Inside): Promise<OwnBankDetails> {
    return ownBankDetails(db, { partnerId: partner.id, now: this.parts.platform.clock() });
  }

  async #note({ db, partner }: Inside, kind: string): Promise<void> {
    await this.parts.platform.api('records').of('referral_portal').record(db, { subject_type: 'partner', subject_id: partner.id, kind });
  }
}
