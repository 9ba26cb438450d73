import type { Bulk, NewOrganization, Organization, OrganizationPatch } from '@butterfly/contracts/tenant_crm';
import { AppError } from '../../../platform/http/app-error';
import type { Db } from '../../../platform/db/db';
import { withE164 } from '../contacts/phone';
import type { TenantPeople } from '../people';
import type { FindRecords } from '../records';
import { organizations } from './repository';

type People = Pick<TenantPeople, 'isMember'>;

/** The rules of organizations. Knows no HTTP; every method runs in the transaction it is given. */
export class OrganizationService {
  readonly #people: People;
  readonly #records: FindRecords;

  constructor({ people, records }: { people: People; records: FindRecords }) {
    this.#people = people;
    this.#records = records;
  }

  async create(db: Db, { input, locale }: { input: NewOrganization; locale: string }): Promise<Organization> {
    await this.#requireMember(db, input.owner_id);
    const custom = await this.#records().customFields.check(db, {
      subject_type: 'organization',
      before: {},
      patch: input.custom,
      complete: true,
    });
    const made = await organizations.insert(db, { ...withE164(input, locale), custom });
    this.#records().record(db, { subject_type: 'organization', subject_id: made.id, kind: 'created' });
    return made;
  }

  async update(
    db: Db,
    { id, patch, ifMatch, locale }: { id: number; patch: OrganizationPatch; ifMatch: string | undefined; locale: string },
  ): Promise<Organization> {
    const before = await organizations.lockVersion(db, { id, ifMatch });
    if (before.archived_at || before.deleted_at) throw new AppError('tenant_crm.record_put_away');
    if (patch.owner_id !== before.owner_id) await this.#requireMember(db, patch.owner_id);
    const custom =
      patch.custom &&
      (await this.#records().customFields.check(db, { subject_type: 'organization', before: before.custom, patch: patch.custom }));
    const saved = await organizations.patch(db, { id, changes: { ...withE164(patch, locale), custom } });
    this.#records().recordChanges(db, {
      subject_type: 'organization',
      subject_id: id,
      before,
      after: saved,
      fields: Object.keys(patch),
    });
    return saved;
  }

  async mark(db: Db, { id, column, away }: { id: number; column: 'archived_at' | 'deleted_at'; away: boolean }): Promise<Organization> {
    const changed = await organizations.mark(db, { ids: [id], column, on: away });
    const kinds = column === 'archived_at' ? (['archived', 'unarchived'] as const) : (['deleted', 'restored'] as const);
    if (changed.length > 0) this.#records().record(db, { subject_type: 'organization', subject_id: id, kind: kinds[away ? 0 : 1] });
    return organizations.read(db, id);
  }

  async bulk(db: Db, change: Bulk): Promise<number[]> {
    const { ids } = change;
    if (change.action === 'tag' || change.action === 'untag')
      return organizations.tag(db, { ids, tag: change.tag, on: change.action === 'tag' });
    const column = change.action === 'archive' || change.action === 'unarchive' ? 'archived_at' : 'deleted_at';
    return organizations.mark(db, { ids, column, on: change.action === 'archive' || change.action === 'delete' });
  }

  async #requireMember(db: Db, memberId: number | null | undefined): Promise<void> {
    if (memberId && !(await this.#people.isMember(db, memberId)))
      throw new AppError('invalid_input', { fields: { owner_id: ['is not a member of your business'] } });
  }
}
