import type { NewTemplate, QuestionForm, Template, TemplatePatch } from '@butterfly/contracts/questionnaire';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import type { QuestionnaireFiles } from '../files/service';
import { templates } from './repository';

/** A form that asks nothing yet. */
export const EMPTY_FORM: QuestionForm = { pages: [{ key: 'first', title: 'Questions', help: '', questions: [] }] };

/** The rules of templates. Knows no HTTP; every method runs in the transaction it is given. */
export class TemplateService {
  constructor(
    private readonly platform: Pick<Platform, 'api'>,
    private readonly files: Pick<QuestionnaireFiles, 'requirePictures'>,
  ) {}

  async create(db: Db, input: NewTemplate): Promise<Template> {
    if (input.form) await this.files.requirePictures(db, input.form);
    const made = await templates.insert(db, { ...input, form: input.form ?? EMPTY_FORM });
    this.#note(db, made.id, 'created');
    return made;
  }

  async update(db: Db, { id, patch, ifMatch }: { id: number; patch: TemplatePatch; ifMatch: string | undefined }): Promise<Template> {
    const before = await templates.lockVersion(db, { id, ifMatch });
    if (before.archived_at) throw new AppError('questionnaire.template_archived');
    if (patch.form) await this.files.requirePictures(db, patch.form);
    const revision = patch.form ? before.revision + 1 : before.revision;
    this.#note(db, id, 'edited');
    return templates.patch(db, { id, changes: { ...patch, revision } });
  }

  async duplicate(db: Db, id: number): Promise<Template> {
    const { title, purpose, form } = await templates.read(db, id);
    return this.create(db, { title: `Copy of ${title}`.slice(0, 120), purpose, form });
  }

  async setArchived(db: Db, { id, archived }: { id: number; archived: boolean }): Promise<Template> {
    const changed = await templates.mark(db, { ids: [id], column: 'archived_at', on: archived });
    if (changed.length > 0) this.#note(db, id, archived ? 'archived' : 'unarchived');
    return templates.read(db, id);
  }

  #note(db: Db, id: number, kind: string): void {
    this.platform.api('records').of('questionnaire').record(db, { subject_type: 'template', subject_id: id, kind });
  }
}
