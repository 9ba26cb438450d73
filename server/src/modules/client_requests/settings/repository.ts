import type { AnswerTemplate, RequestSettings } from '@butterfly/contracts/client_requests';
import type { Db } from '../../../platform/db/db';
import { RecordTable } from '../../../platform/records/record-table';

export const settings = new RecordTable<RequestSettings>({
  name: 'client_requests_settings',
  reads: { id: true, lock_days: true, response_hours: true, resolve_hours: true, version: true },
  writes: { lock_days: 'int', response_hours: 'int', resolve_hours: 'int' },
});

export const answerTemplates = new RecordTable<AnswerTemplate>({
  name: 'client_requests_answer_template',
  reads: { id: true, title: true, body: true, updated_at: true, version: true },
  writes: { title: 'text', body: 'text' },
});

export const answerTemplateList = (db: Db): Promise<AnswerTemplate[]> =>
  db.rows<AnswerTemplate>(
    `select ${answerTemplates.columns} from ${answerTemplates.name} where archived_at is null order by lower(title), id limit 200`,
  );
