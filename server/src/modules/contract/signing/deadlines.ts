import type { Signer } from '@butterfly/contracts/contract';
import type { Db } from '../../../platform/db/db';
import type { Job } from '../../../platform/define-module';
import { siteOf } from '../../../platform/mail/site-of';
import type { Platform } from '../../../platform/platform';
import { appendEvent, type Actor } from '../evidence/repository';
import { lockContract, type ContractRecord } from '../repository';
import { contractsToEnd, contractsToRemind, takeExpiry } from './due.repository';
import { expiredMail } from './mails';
import type { SigningService } from './service';

/** Nobody: the days have done it. */
const THE_DAYS: Actor = { name: 'Butterfly', ip: '', userAgent: '' };

type Parts = Pick<Platform, 'access' | 'api' | 'clock' | 'db' | 'env' | 'mail'>;

/** Reminds who has not signed after 3, 7 and 14 days, and tells everybody when the time to sign is over. */
export class SigningDeadlines {
  constructor(
    private readonly platform: Parts,
    private readonly signing: SigningService,
  ) {}

  job(): Job<never> {
    return { name: 'contract.deadlines', schedule: '23 * * * *', run: () => this.run() };
  }

  async run(): Promise<void> {
    for (const tenantId of await this.platform.api('auth_and_admin').activeTenantIds()) {
      if (await this.platform.access.enabled(tenantId, 'contract')) await this.#ofBusiness(tenantId);
    }
  }

  /** Each contract in a transaction of its own: one that fails takes no other with it. */
  async #ofBusiness(tenantId: number): Promise<void> {
    const within = <T>(work: (db: Db) => Promise<T>) => this.platform.db.withTenant({ tenantId, memberId: null }, work);
    const now = this.platform.clock();
    for (const id of await within((db) => contractsToEnd(db, now))) await within((db) => this.#end(db, { id, now }));
    const site = siteOf(this.platform.env);
    for (const id of await within((db) => contractsToRemind(db, now)))
      await within((db) => this.signing.remindDue(db, { id, now, actor: THE_DAYS, site }));
  }

  async #end(db: Db, { id, now }: { id: number; now: Date }): Promise<void> {
    const contract = await lockContract(db, id);
    if (!(await takeExpiry(db, { id, now }))) return;
    const missing = contract.signers.filter(({ state }) => state !== 'signed');
    await appendEvent(db, {
      contractId: id,
      type: 'expired',
      at: now,
      actor: THE_DAYS,
      details: { expires_at: contract.expires_at, not_signed: missing.map(({ name }) => name) },
    });
    this.platform.api('records').of('contract').record(db, { subject_type: 'contract', subject_id: id, kind: 'expired' });
    db.emit('contract.expired@1', { contract_id: id, project_id: contract.project_id });
    await this.#tellTeam(db, contract, missing);
    await this.#tellSigners(db, contract, missing);
  }

  async #tellTeam(db: Db, { title, project_id: projectId }: ContractRecord, missing: readonly Signer[]): Promise<void> {
    const project = await this.platform.api('tenant_crm').project(db, projectId);
    const told = await this.platform.api('manage_members').concerned(db, {
      projectId,
      ownerId: project?.owner_id ?? null,
      plugin: 'contract',
    });
    await this.platform.api('notifications').notify(db, told, {
      title: `The time to sign “${title}” is over`,
      content: `${missing.map(({ name }) => name).join(', ')} did not sign. Void it and send a new one if it is still wanted.`,
      link: `/contract/${projectId}`,
    });
  }

  /** Who was asked and has not signed; who was never asked is told nothing. */
  async #tellSigners(db: Db, { title }: ContractRecord, missing: readonly Signer[]): Promise<void> {
    const tenant = await this.platform.api('auth_and_admin').tenant(db);
    for (const { role, state, name, email: to } of missing)
      if (role !== 'studio' && state !== 'waiting' && to)
        await this.platform.mail.sendBusiness(db, expiredMail({ tenant, title, name, to }));
  }
}
