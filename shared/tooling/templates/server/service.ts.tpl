import type { New{{Record}}, {{Record}}, {{Record}}Patch } from '@butterfly/contracts/{{id}}';
import type { Db } from '../../platform/db/db';
import { AppError } from '../../platform/http/app-error';
import type { Platform } from '../../platform/platform';
import { {{records}} } from './repository';

/** The rules of {{records}}. Knows no HTTP; every method runs in the transaction it is given. */
export class {{Record}}Service {
  readonly #api: Platform['api'];

  constructor({ api }: Pick<Platform, 'api'>) {
    this.#api = api;
  }

  async create(db: Db, input: New{{Record}}): Promise<{{Record}}> {
    const made = await {{records}}.insert(db, input);
    await this.#records().record(db, { subject_type: '{{record}}', subject_id: made.id, kind: 'created' });
    db.emit('{{id}}.{{record}}.created@1', { {{record}}_id: made.id });
    return made;
  }

  async update(db: Db, { id, patch, ifMatch }: { id: number; patch: {{Record}}Patch; ifMatch: string | undefined }): Promise<{{Record}}> {
    const before = await {{records}}.lockVersion(db, { id, ifMatch });
    if (before.archived_at) throw new AppError('{{id}}.{{record}}_archived');
    const saved = await {{records}}.patch(db, { id, changes: patch });
    await this.#records().recordChanges(db, { subject_type: '{{record}}', subject_id: id, before, after: saved, fields: Object.keys(patch) });
    return saved;
  }

  async setArchived(db: Db, { id, archived }: { id: number; archived: boolean }): Promise<{{Record}}> {
    const changed = await {{records}}.mark(db, { ids: [id], column: 'archived_at', on: archived });
    if (changed.length > 0) await this.#records().record(db, { subject_type: '{{record}}', subject_id: id, kind: archived ? 'archived' : 'unarchived' });
    if (changed.length > 0 && archived) db.emit('{{id}}.{{record}}.archived@1', { {{record}}_id: id });
    return {{records}}.read(db, id);
  }

  #records() {
    return this.#api('records').of('{{id}}');
  }
}
