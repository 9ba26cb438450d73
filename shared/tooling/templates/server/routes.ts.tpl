import type { operations } from '@butterfly/contracts/{{id}}';
import type { Handlers } from '../../platform/define-module';
import { pageAnswer } from '../../platform/http/page-answer';
import { csvDownload } from '../../platform/records/csv';
import { recordReply } from '../../platform/records/record-reply';
import { {{record}}Filter, {{record}}Page, {{records}} } from './repository';
import type { {{Record}}Service } from './service';

export function {{camel}}Handlers(service: {{Record}}Service): Handlers<typeof operations> {
  return {
    list{{Records}}: async ({ query, tx }) => pageAnswer({ path: '/api/{{id}}/{{records}}/', query, ...(await tx((db) => {{record}}Page(db, query))) }),
    create{{Record}}: async ({ body, tx }) => recordReply(await tx((db) => service.create(db, body)), 201),
    export{{Records}}: async ({ query, tx }) => {
      const filter = {{record}}Filter(query);
      const rowsAfter = (id: number, limit: number) => tx((db) => {{records}}.after(db, { filter, id, limit }));
      return csvDownload({ fileName: '{{records}}.csv', heading: ['Title', 'Text'], cells: ({ title, body }) => [title, body], rowsAfter });
    },
    get{{Record}}: async ({ params, tx }) => recordReply(await tx((db) => {{records}}.read(db, params.id))),
    update{{Record}}: async ({ params, body, headers, tx }) =>
      recordReply(await tx((db) => service.update(db, { id: params.id, patch: body, ifMatch: headers['if-match'] }))),
    archive{{Record}}: async ({ params, tx }) => recordReply(await tx((db) => service.setArchived(db, { id: params.id, archived: true }))),
    restore{{Record}}: async ({ params, tx }) => recordReply(await tx((db) => service.setArchived(db, { id: params.id, archived: false }))),
  };
}
