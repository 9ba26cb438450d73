import type { Bulk, NewOrganization, Organization, OrganizationPatch } from '@butterfly/contracts/tenant_crm';
import { AppError } from '../../../platform/http/app-error';
import type { Db } from '../../../platform/db/db';
import { withE164 } from '../contacts/phone';
import { checkCustom } from '../custom-fields/check-custom';
import type { TenantPeople } from '../people';
import type { FindRecords } from '../records';
import { etagOf } from '../../../platform/records/etag-of';
import { checkVersion, requireIfMatch } from '../../../platform/http/check-version';
import { findOrganization, insertOrganization, lockOrganization, putAwayOrganizations, tagOrganizations, updateOrganization } from './repository';

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
    const custom = await checkCustom(db, { entity: 'organization', before: {}, patch: input.custom, complete: true });
    const made = await insertOrganization(db, { ...withE164(input, locale), custom });
    await this.#records().record(db, { subject_type: 'organization', subject_id: made.id, kind: 'created' });
    return made;
  }

  async read(db: Db, id: number): Promise<Organization> {
    const found = await findOrganization(db, id);
    if (!found) throw new AppError('not_found');
    return found;
  }

  async update(db: Db, { id, patch, ifMatch, locale }: { id: number; patch: OrganizationPatch; ifMatch: string | undefined; locale: string }): Promise<Organization> {
    requireIfMatch(ifMatch);
    const before = await lockOrganization(db, id);
    if (!before) throw new AppError('not_found');
    checkVersion(ifMatch, { etag: etagOf(before), current: before });
    if (before.archived_at || before.deleted_at) throw new AppError('tenant_crm.record_put_away');
    if (patch.owner_id !== before.owner_id) await this.#requireMember(db, patch.owner_id);
    const custom = patch.custom && (await checkCustom(db, { entity: 'organization', before: before.custom, patch: patch.custom }));
    const saved = await updateOrganization(db, { id, changes: { ...withE164(patch, locale), custom } });
    if (saved) await this.#records().recordChanges(db, { subject_type: 'organization', subject_id: id, before, after: saved, fields: Object.keys(patch) });
    return saved ?? before;
  }

  async putAway(db: Db, { id, ...what }: { id: number; column: 'archived_at' | 'deleted_at'; away: boolean }): Promise<Organization> {
    const changed = await putAwayOrganizations(db, { ids: [id], ...what });
    const kinds = what.column === 'archived_at' ? (['archived', 'unarchived'] as const) : (['deleted', 'restored'] as const);
    if (changed.length > 0) await this.#records().record(db, { subject_type: 'organization', subject_id: id, kind: kinds[what.away ? 0 : 1] });
    return this.read(db, id);
  }

  async bulk(db: Db, change: Bulk): Promise<number[]> {
    const { ids } = change;
    if (change.action === 'tag' || change.action === 'untag') return tagOrganizations(db, { ids, tag: change.tag, on: change.action === 'tag' });
    const column = change.action === 'archive' || change.action === 'unarchive' ? 'archived_at' : 'deleted_at';
    return putAwayOrganizations(db, { ids, column, away: change.action === 'archive' || change.action === 'delete' });
  }

  async #requireMember(db: Db, memberId: number | null | undefined): Promise<void> {
    if (memberId && !(await this.#people.isMember(db, memberId))) throw new AppError('invalid_input', { fields: { owner_id: ['is not a member of your business'] } });
  }
}
