import type { Message, NewMessage, Portal, TeamMessage, TeamThread } from '@butterfly/contracts/client_portal';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import type { StoredPerson } from '../repository';
import type { SettingsService } from '../settings-service';
import type { PortalDoor, Visiting } from '../visits/door';
import { keepMessage, messagesOf, notePersonRead, noteTeamRead, readersOf, teamReadUpTo, type StoredMessage } from './repository';

/** What clients of a project and the team write to each other. Those of the client open their own transactions. */
export class PortalMessages {
  constructor(
    private readonly platform: Pick<Platform, 'api' | 'clock'>,
    private readonly door: Pick<PortalDoor, 'inSection'>,
    private readonly settings: Pick<SettingsService, 'read'>,
  ) {}

  list(call: Visiting): Promise<{ results: Message[] }> {
    return this.door.inSection(call, 'messages', async (db, { person, portal }) => {
      const upTo = await teamReadUpTo(db, person.project_id);
      return { results: (await messagesOf(db, person.project_id)).map((one) => asClient(one, { person, portal, upTo })) };
    });
  }

  send(call: Visiting, message: NewMessage): Promise<Message> {
    return this.door.inSection(call, 'messages', async (db, { person, portal }) => {
      if (portal.state === 'closed') throw new AppError('client_portal.closed');
      const kept = await this.#keep(db, { ...message, projectId: person.project_id, personId: person.id, author: person.name });
      return asClient(kept, { person, portal, upTo: await teamReadUpTo(db, person.project_id) });
    });
  }

  noteRead(call: Visiting, id: number): Promise<void> {
    return this.door.inSection(call, 'messages', (db, { person }) =>
      notePersonRead(db, { personId: person.id, projectId: person.project_id, id }),
    );
  }

  async thread(db: Db, projectId: number): Promise<TeamThread> {
    await this.settings.read(db, projectId);
    const all = await messagesOf(db, projectId);
    const [readers, upTo] = [await readersOf(db, projectId), await teamReadUpTo(db, projectId)];
    return {
      results: all.map((one) => asTeam(one, readers)),
      waits: all.at(-1)?.person_id != null,
      unread: all.filter(({ id, person_id }) => person_id !== null && id > upTo).length,
    };
  }

  /** @throws AppError `client_portal.off`: nobody could read it */
  async write(
    db: Db,
    { projectId, memberId, message }: { projectId: number; memberId: number; message: NewMessage },
  ): Promise<TeamMessage> {
    const { is_on } = await this.settings.read(db, projectId);
    if (!is_on) throw new AppError('client_portal.off');
    const members = await this.platform.api('auth_and_admin').members(db);
    const author = members.find(({ member_id }) => member_id === memberId)?.display_name ?? '';
    const kept = await this.#keep(db, { ...message, projectId, personId: null, author });
    await noteTeamRead(db, { projectId, id: kept.id });
    return asTeam(kept, await readersOf(db, projectId));
  }

  async noteTeamRead(db: Db, { projectId, id }: { projectId: number; id: number }): Promise<void> {
    await this.settings.read(db, projectId);
    await noteTeamRead(db, { projectId, id });
  }

  async #keep(
    db: Db,
    written: NewMessage & { readonly projectId: number; readonly personId: number | null; readonly author: string },
  ): Promise<StoredMessage> {
    const { message, isNew } = await keepMessage(db, { ...written, at: this.platform.clock() });
    const { projectId: project_id, personId: person_id } = written;
    if (isNew) db.emit('client_portal.message.written@1', { message_id: message.id, project_id, person_id });
    return message;
  }
}

function asClient(
  { id, person_id, author, body, at }: StoredMessage,
  { person, portal, upTo }: { person: Pick<StoredPerson, 'id'>; portal: Pick<Portal, 'business'>; upTo: number },
): Message {
  if (person_id === null) return { id, from: 'studio', author: portal.business, body, at, is_read: true };
  return { id, from: person_id === person.id ? 'me' : 'client', author, body, at, is_read: id <= upTo };
}

function asTeam(
  { id, person_id, author, body, at }: StoredMessage,
  readers: readonly { readonly name: string; readonly read_up_to: number }[],
): TeamMessage {
  if (person_id !== null) return { id, from: 'client', author, body, at, read_by: [] };
  return { id, from: 'studio', author, body, at, read_by: readers.filter(({ read_up_to }) => read_up_to >= id).map(({ name }) => name) };
}
