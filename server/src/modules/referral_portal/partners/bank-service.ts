import type { BankDetails, BankInput } from '@butterfly/contracts/referral_portal';
import { createSecretBox, type SecretBox } from '../../../platform/auth/secret-box';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { accountsAt, banks, banksOf, replaceComing, type StoredBank } from './bank.repository';
import { noticeMail } from './mails';
import { readAccount } from './account-number';
import { partners } from './repository';

const COOL_DOWN_MS = 24 * 3_600_000;
/** For so long the address before is told too: whoever took a mailbox over must not be the only one to hear. */
const ADDRESS_KNOWN_MS = 30 * COOL_DOWN_MS;

/** Accounts of partners: named by them, confirmed by somebody else, used a day later at the earliest, sealed all the while. */
export class BankService {
  readonly #box: SecretBox;

  constructor(private readonly platform: Pick<Platform, 'api' | 'clock' | 'env' | 'mail'>) {
    this.#box = createSecretBox(platform.env.SESSION_SECRET, 'referral_portal.bank');
  }

  /** @throws AppError `invalid_input` */
  async name(db: Db, { partnerId, input }: { partnerId: number; input: Omit<BankInput, 'password'> }): Promise<void> {
    const read = readAccount(input);
    if (!read) throw new AppError('invalid_input', { fields: { account: ['is no account of this country; please look at it again'] } });
    const [{ kind, country, last4, number }, at] = [read, this.platform.clock()];
    await partners.lock(db, partnerId);
    await replaceComing(db, { partnerId, at });
    const sealed = this.#box.seal(ownerOf(db, partnerId), number);
    await banks.insert(db, {
      partner_id: partnerId,
      holder: input.holder,
      country,
      kind,
      sealed,
      last4,
      state: 'requested',
      changed_at: at.toISOString(),
    });
    await this.#tell(db, partnerId, {
      subject: 'Another account was named',
      text: `An account ending in ${last4} was named for your payouts. It is used a day from now at the earliest, once we have looked at it. Until then money goes to the one before.`,
    });
    await this.#note(db, partnerId, 'bank_named');
  }

  async confirm(db: Db, { partnerId, id }: { partnerId: number; id: number }): Promise<BankDetails> {
    const before = await this.#requested(db, { partnerId, id, to: 'confirmed' });
    const at = Math.max(this.platform.clock().getTime(), Date.parse(before.changed_at) + COOL_DOWN_MS);
    const changes = { state: 'confirmed', usable_from: new Date(at).toISOString(), confirmed_by_id: db.memberId };
    const saved = await banks.patch(db, { id, changes });
    await this.#note(db, partnerId, 'bank_confirmed');
    return this.#shown(db, saved);
  }

  async reject(db: Db, { partnerId, id }: { partnerId: number; id: number }): Promise<BankDetails> {
    const { last4 } = await this.#requested(db, { partnerId, id, to: 'rejected' });
    const saved = await banks.patch(db, { id, changes: { state: 'rejected' } });
    await this.#tell(db, partnerId, {
      subject: 'An account was declined',
      text: `The account ending in ${last4} is not used. Please look at the number and name it again.`,
    });
    await this.#note(db, partnerId, 'bank_rejected');
    return this.#shown(db, saved);
  }

  async list(db: Db, partnerId: number): Promise<BankDetails[]> {
    await partners.read(db, partnerId);
    return Promise.all((await banksOf(db, partnerId)).map((row) => this.#shown(db, row)));
  }

  /** The whole number, for a file that goes to the bank. */
  open(db: Db, bank: StoredBank): string {
    const number = this.#box.open(ownerOf(db, bank.partner_id), bank.sealed);
    if (number === null) throw new Error(`Bank details ${bank.id} do not open: they were sealed by another installation.`);
    return number;
  }

  async #requested(db: Db, { partnerId, id, to }: { partnerId: number; id: number; to: string }): Promise<StoredBank> {
    const bank = await banks.lock(db, id);
    if (bank.partner_id !== partnerId) throw new AppError('not_found');
    if (bank.state !== 'requested') throw new AppError('invalid_transition', { from: bank.state, to });
    return bank;
  }

  async #shown(db: Db, { id, partner_id, holder, country, kind, last4, state, changed_at, usable_from }: StoredBank): Promise<BankDetails> {
    const now = this.platform.clock();
    const used = (await accountsAt(db, { partnerIds: [partner_id], at: now })).get(partner_id);
    const isComing = usable_from !== null && Date.parse(usable_from) > now.getTime();
    const over = used?.id === id ? 'confirmed' : 'replaced';
    const confirmed = isComing ? 'cooling' : over;
    return { id, partner_id, holder, country, kind, last4, changed_at, usable_from, state: state === 'confirmed' ? confirmed : state };
  }

  async #tell(db: Db, partnerId: number, words: { subject: string; text: string }): Promise<void> {
    const { email, previous_email: before, email_changed_at: movedAt } = await partners.read(db, partnerId);
    const isNew = movedAt !== null && this.platform.clock().getTime() - Date.parse(movedAt) < ADDRESS_KNOWN_MS;
    const tenant = await this.platform.api('auth_and_admin').tenant(db);
    for (const to of isNew && before !== '' ? [email, before] : [email])
      await this.platform.mail.sendBusiness(db, noticeMail({ tenant, to, ...words }));
  }

  async #note(db: Db, id: number, kind: string): Promise<void> {
    await this.platform.api('records').of('referral_portal').record(db, { subject_type: 'partner', subject_id: id, kind });
  }
}

/** Moved to another partner's row, a sealed number does not open. */
const ownerOf = (db: Db, partnerId: number): string => `${db.tenantId}/${partnerId}`;
