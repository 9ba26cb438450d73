import type { Template, TemplateQuery, TemplateRow } from '@butterfly/contracts/questionnaire';
import type { Db } from '../../../platform/db/db';
import { likePattern } from '../../../platform/db/like-pattern';
import { countedPage, type CountedPage } from '../../../platform/records/counted-page';
import { FilterBuilder } from '../../../platform/records/filter';
import { RecordTable } from '../../../platform/records/record-table';

export const templates = new RecordTable<Template>({
  name: 'questionnaire_template',
  reads: {
    id: true,
    title: true,
    purpose: true,
    form: true,
    revision: true,
    created_at: true,
    updated_at: true,
    archived_at: true,
    version: true,
  },
  writes: { title: 'text', purpose: 'text', form: 'jsonb', revision: { type: 'int', initial: 1 } },
});

const ORDERS: Readonly<Record<TemplateQuery['ordering'], string>> = {
  title: 'lower(title), id',
  '-title': 'lower(title) desc, id desc',
  updated_at: 'updated_at, id',
  '-updated_at': 'updated_at desc, id desc',
};

const QUESTIONS = `(select count(*)::int from jsonb_array_elements(form -> 'pages') page, jsonb_array_elements(page -> 'questions') question
  where question ->> 'type' <> 'heading')`;

export function templatePage(db: Db, query: TemplateQuery): Promise<CountedPage<TemplateRow>> {
  const filter = new FilterBuilder([query.archived === 'true' ? 'archived_at is not null' : 'archived_at is null'])
    .add((at) => `title ilike ${at}::text`, query.search && likePattern(query.search))
    .build();
  const columns = `id, title, purpose, revision, created_at, updated_at, archived_at, version, ${QUESTIONS} as questions`;
  return countedPage<TemplateRow>(db, { table: templates.name, columns, filter, order: ORDERS[query.ordering], query });
}
