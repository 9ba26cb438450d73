import type { RecordPerson, RecordSubject } from '@butterfly/contracts/records';
import { mayUsePlugin } from '@butterfly/contracts/plugins';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import type { SubjectKind } from '../../../platform/subjects/subjects';
import { findSubject, membersLetIn, type SubjectRecord } from './repository';

export interface KnownSubject extends RecordSubject, SubjectRecord {
  readonly kind: SubjectKind;
}

/** The records that something hangs on. Knows no HTTP; every method runs in the transaction it is given. */
export class SubjectService {
  readonly #platform: Pick<Platform, 'api' | 'subjects'>;

  constructor(platform: Pick<Platform, 'api' | 'subjects'>) {
    this.#platform = platform;
  }

  /** A record that the caller sees. @throws AppError `not_found` */
  async require(db: Db, { subject_type, subject_id }: RecordSubject): Promise<KnownSubject> {
    const kind = this.#platform.subjects.find(subject_type);
    const found = kind && (await findSubject(db, kind, subject_id));
    if (!kind || !found) throw new AppError('not_found');
    return { subject_type, subject_id, kind, ...found };
  }

  /** The active members who may see a record: by its plugin, by the row scope, and by what its module says. */
  async readers(db: Db, { kind, subject_id: id, project_id: projectId }: KnownSubject): Promise<RecordPerson[]> {
    const members = this.#platform.api('manage_members');
    const permitted = (await members.audience(db)).filter(({ permissions }) => mayUsePlugin(permissions, kind.plugin));
    const scoped = kind.seenBy && projectId === null;
    const all = permitted.map(({ memberId }) => memberId);
    const seeing = scoped ? all : await members.membersSeeing(db, { projectId, among: all });
    const readers = new Set(kind.seenBy ? await membersLetIn(db, kind, { id, among: seeing }) : seeing);
    return permitted.filter(({ memberId }) => readers.has(memberId)).map(({ memberId, name }) => ({ id: memberId, name }));
  }
}
