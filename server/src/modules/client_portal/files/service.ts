import type { ClientFile, Sharing, TeamFile } from '@butterfly/contracts/client_portal';
import type { RecordFile } from '@butterfly/contracts/records';
import type { Db } from '../../../platform/db/db';
import type { Bytes } from '../../../platform/define-module';
import { harmlessFile, named } from '../../../platform/files/harmless-file';
import type { FileRow } from '../../../platform/files/repository';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { noteVisit, peopleOf, type StoredPerson } from '../repository';
import type { SettingsService } from '../settings-service';
import type { PortalDoor, Visiting } from '../visits/door';
import { countSent, holdUploads, keepSent, keepSharing, portalFilesOf, sentBefore, type StoredFile } from './repository';

const MOST_SENT = 60;

type Listed = Pick<RecordFile, 'created_at' | 'id' | 'name' | 'size' | 'type'>;
interface Upload {
  readonly name: string;
  readonly key: string;
  readonly bytes: Uint8Array;
}

/** Files of a project that go to its clients and come from them. Those of the client open their own transactions. */
export class PortalFiles {
  constructor(
    private readonly platform: Pick<Platform, 'api' | 'clock' | 'files' | 'pictures'>,
    private readonly door: Pick<PortalDoor, 'inSection'>,
    private readonly settings: Pick<SettingsService, 'read'>,
  ) {}

  list(call: Visiting): Promise<{ results: ClientFile[] }> {
    return this.door.inSection(call, 'files', async (db, { person }) => ({ results: await this.of(db, person) }));
  }

  /** What a person may get, the newest first. */
  async of(db: Db, person: StoredPerson): Promise<ClientFile[]> {
    const known = byFile(await portalFilesOf(db, person.project_id));
    return (await this.#ofProject(db, person.project_id)).flatMap((file) => {
      const stored = known.get(file.id);
      return stored && maySee(stored, person) ? [asClient(file, { stored, person })] : [];
    });
  }

  /** The file of the project behind it. @throws AppError `not_found` for one that is not for this person */
  async find(db: Db, { person, fileId }: { person: StoredPerson; fileId: number }): Promise<FileRow> {
    const mine = (await this.of(db, person)).some(({ id }) => id === fileId);
    if (!mine) throw new AppError('not_found');
    return this.#records().open(db, fileId);
  }

  /** Always to be kept, never shown by the browser itself: it comes from somebody else. */
  async open(call: Visiting & { readonly params: { readonly fileId: number } }): Promise<Bytes> {
    const { file, tenantId } = await this.door.inSection(call, 'files', async (db, { person }) => {
      const found = await this.find(db, { person, fileId: call.params.fileId });
      await noteVisit(db, { person, section: 'files', what: 'opened', at: this.platform.clock() });
      return { file: found, tenantId: db.tenantId };
    });
    const answer = await this.platform.files.download(tenantId, file, { inline: false });
    return { ...answer, headers: { ...answer.headers, 'cache-control': 'private, no-store' } };
  }

  async send(call: Visiting, { name, key, bytes }: Upload): Promise<ClientFile> {
    const { tenantId, before } = await this.door.inSection(call, 'files', async (db, { person, portal }) => {
      if (portal.state === 'closed') throw new AppError('client_portal.closed');
      return { tenantId: db.tenantId, before: await this.#sentBefore(db, { person, key }) };
    });
    if (before) return before;
    const kept = await harmlessFile(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), this.platform.pictures);
    if ('fault' in kept) throw new AppError('client_portal.file_refused');
    const stored = await this.platform.files.put(tenantId, kept.bytes);
    return this.door.inSection(call, 'files', async (db, { person }) => {
      await holdUploads(db, person.id);
      const again = await this.#sentBefore(db, { person, key });
      if (again) return again;
      if ((await countSent(db, person.id)) >= MOST_SENT) throw new AppError('client_portal.too_many_files', { limit: MOST_SENT });
      const { project_id: projectId, id: personId } = person;
      const subject = { subject_type: 'project' as const, subject_id: projectId };
      const file = await this.#records().add(db, { subject, stored, name: named(name, kept.extension) });
      await keepSent(db, { projectId, personId, fileId: file.id, key });
      db.emit('client_portal.file.sent@1', { file_id: file.id, project_id: projectId, person_id: personId });
      return shownAs(file, 'me');
    });
  }

  async teamList(db: Db, projectId: number): Promise<TeamFile[]> {
    await this.settings.read(db, projectId);
    const known = byFile(await portalFilesOf(db, projectId));
    const names = new Map((await peopleOf(db, projectId)).map(({ id, name }) => [id, name]));
    return (await this.#ofProject(db, projectId)).map((file) => asTeam(file, { stored: known.get(file.id), names }));
  }

  /** @throws AppError `not_found` for a file, or a person, that is none of the project */
  async share(db: Db, { projectId, fileId, sharing }: { projectId: number; fileId: number; sharing: Sharing }): Promise<TeamFile> {
    const files = await this.teamList(db, projectId);
    const ids = new Set((await peopleOf(db, projectId)).map(({ id }) => id));
    if (!files.some(({ id }) => id === fileId) || sharing.for_people.some((id) => !ids.has(id))) throw new AppError('not_found');
    const for_people = sharing.for_all ? [] : [...new Set(sharing.for_people)].sort((a, b) => a - b);
    await keepSharing(db, { projectId, fileId, for_all: sharing.for_all, for_people });
    const after = (await this.teamList(db, projectId)).find(({ id }) => id === fileId);
    if (!after) throw new AppError('not_found');
    return after;
  }

  async #sentBefore(db: Db, { person, key }: { person: StoredPerson; key: string }): Promise<ClientFile | undefined> {
    const stored = await sentBefore(db, { personId: person.id, key });
    if (!stored) return undefined;
    const file = (await this.#ofProject(db, person.project_id)).find(({ id }) => id === stored.file_id);
    // The studio has taken it away: to send it again is to send another one.
    if (!file) throw new AppError('not_found');
    return shownAs(file, 'me');
  }

  #ofProject(db: Db, projectId: number): Promise<Listed[]> {
    return this.#records().list(db, { subject_type: 'project', subject_id: projectId });
  }

  #records() {
    return this.platform.api('records').of<'project'>('tenant_crm').files;
  }
}

const byFile = (stored: readonly StoredFile[]) => new Map(stored.map((one) => [one.file_id, one]));

const maySee = ({ person_id, for_all, for_people }: StoredFile, { id }: Pick<StoredPerson, 'id'>): boolean =>
  for_all || person_id === id || for_people.includes(id);

const asClient = (file: Listed, { stored, person }: { stored: StoredFile; person: Pick<StoredPerson, 'id'> }): ClientFile =>
  shownAs(file, stored.person_id === person.id ? 'me' : 'studio');

const shownAs = ({ id, name, size, type, created_at: at }: Listed, from: ClientFile['from']): ClientFile => ({
  id,
  name,
  size,
  type,
  at,
  from,
});

function asTeam(
  { id, name, size, type, created_at: at }: Listed,
  { stored, names }: { stored: StoredFile | undefined; names: ReadonlyMap<number, string> },
): TeamFile {
  const sent_by = stored?.person_id == null ? null : (names.get(stored.person_id) ?? null);
  return { id, name, size, type, at, sent_by, for_all: stored?.for_all ?? false, for_people: [...(stored?.for_people ?? [])] };
}
