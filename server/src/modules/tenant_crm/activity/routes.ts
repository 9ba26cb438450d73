import type { operations, Subject } from '@butterfly/contracts/tenant_crm';
import type { Handlers } from '../../../platform/define-module';
import type { Db } from '../../../platform/db/db';
import { activityOf } from './repository';
import { requireSubject } from './subjects';

interface Asked {
  readonly before?: string | undefined;
  readonly limit: number;
}

export function activityHandlers(): Pick<Handlers<typeof operations>, 'getTimeline' | 'getProjectTimeline'> {
  return {
    getTimeline: ({ query: { before, limit, ...subject }, tx }) => tx((db) => timelineOf(db, subject, { before, limit })),
    getProjectTimeline: ({ params, query, tx }) => tx((db) => timelineOf(db, { subject_type: 'project', subject_id: params.id }, query)),
  };
}

async function timelineOf(db: Db, subject: Subject, { before, limit }: Asked) {
  await requireSubject(db, subject);
  const results = await activityOf(db, subject, { before: before ?? null, limit });
  return { results, next: results.length === limit ? (results.at(-1)?.at ?? null) : null };
}
