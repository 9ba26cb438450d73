import type { Call, CallEntry, CallPatch, CallQuery } from '@butterfly/contracts/twilio_communications';
import type { Db } from '../../../platform/db/db';
import type { CountedPage } from '../../../platform/records/counted-page';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { callPage, logCall, patchCall, type CallRow } from './repository';

/** The log of calls. */
export class CallService {
  constructor(private readonly deps: Pick<Platform, 'api'>) {}

  async log(db: Db, entry: CallEntry, memberId: number): Promise<Call> {
    const other = entry.direction === 'in' ? entry.from_number : entry.to_number;
    return this.#one(db, await logCall(db, entry, { memberId, contactId: await this.contactOf(db, other) }));
  }

  async who(db: Db, number: string): Promise<{ contact_id: number | null; name: string; email: string | null }> {
    const [contact] = await this.deps.api('tenant_crm').contacts.withPhone(db, number);
    return {
      contact_id: contact?.id ?? null,
      name: contact ? `${contact.first_name} ${contact.last_name}`.trim() : '',
      email: contact?.email ?? null,
    };
  }

  async page(db: Db, query: CallQuery): Promise<CountedPage<Call>> {
    const page = await callPage(db, query);
    return { ...page, results: await this.#wire(db, page.results) };
  }

  async update(db: Db, id: number, patch: CallPatch): Promise<Call> {
    return this.wired(db, await patchCall(db, id, patch));
  }

  /** As pages see it. */
  wired(db: Db, row: CallRow | undefined): Promise<Call> {
    if (!row) throw new AppError('not_found');
    return this.#one(db, row);
  }

  /** Who has this number. */
  async contactOf(db: Db, number: string): Promise<number | null> {
    const [contact] = await this.deps.api('tenant_crm').contacts.withPhone(db, number);
    return contact?.id ?? null;
  }

  async #one(db: Db, row: CallRow): Promise<Call> {
    const [wired] = await this.#wire(db, [row]);
    if (!wired) throw new AppError('not_found');
    return wired;
  }

  async #wire(db: Db, rows: readonly CallRow[]): Promise<Call[]> {
    const contacts = new Map(
      (
        await this.deps.api('tenant_crm').contacts.withIds(
          db,
          rows.flatMap(({ contact_id }) => contact_id ?? []),
        )
      ).map((contact) => [contact.id, contact]),
    );
    const members = new Map(
      (await this.deps.api('auth_and_admin').members(db)).map(({ member_id, display_name }) => [member_id, display_name]),
    );
    return rows.map(({ recording_sid, recording_allowed: _r, transcript_allowed: _t, ...row }) => {
      const contact = row.contact_id === null ? undefined : contacts.get(row.contact_id);
      return {
        ...row,
        recorded: recording_sid !== '',
        recording_url: recording_sid === '' ? null : `/api/twilio_communications/calls/${row.id}/recording/`,
        contact_id: contact?.id ?? null,
        contact_name: contact ? `${contact.first_name} ${contact.last_name}`.trim() || contact.email : null,
        member_name: row.member_id === null ? null : (members.get(row.member_id) ?? null),
      };
    });
  }
}
