import type { NewRequest, Request, RequestPatch } from '@butterfly/contracts/client_requests';
import type { Db } from '../../platform/db/db';
import { AppError } from '../../platform/http/app-error';
import type { Platform } from '../../platform/platform';
import { requests } from './repository';

/** The rules of requests. Knows no HTTP; every method runs in the transaction it is given. */
export class RequestService {
  readonly #api: Platform['api'];

  constructor({ api }: Pick<Platform, 'api'>) {
    this.#api = api;
  }

  async create(db: Db, input: NewRequest): Promise<Request> {
    const made = await requests.insert(db, input);
    await this.#records().record(db, { subject_type: 'request', subject_id: made.id, kind: 'created' });
    db.emit('client_requests.request.created@1', { request_id: made.id });
    return made;
  }

  async update(db: Db, { id, patch, ifMatch }: { id: number; patch: RequestPatch; ifMatch: string | undefined }): Promise<Request> {
    const before = await requests.lockVersion(db, { id, ifMatch });
    if (before.archived_at) throw new AppError('client_requests.request_archived');
    const saved = await requests.patch(db, { id, changes: patch });
    await this.#records().recordChanges(db, { subject_type: 'request', subject_id: id, before, after: saved, fields: Object.keys(patch) });
    return saved;
  }

  async setArchived(db: Db, { id, archived }: { id: number; archived: boolean }): Promise<Request> {
    const changed = await requests.mark(db, { ids: [id], column: 'archived_at', on: archived });
    if (changed.length > 0)
      await this.#records().record(db, { subject_type: 'request', subject_id: id, kind: archived ? 'archived' : 'unarchived' });
    if (changed.length > 0 && archived) db.emit('client_requests.request.archived@1', { request_id: id });
    return requests.read(db, id);
  }

  #records() {
    return this.#api('records').of('client_requests');
  }
}
