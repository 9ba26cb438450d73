import type { DemoBuilder, DemoContext } from '../../../demo/demo-business';
import type { Db } from '../../../platform/db/db';
import { inNameOf } from '../../../platform/db/worker';
import { localDay } from '../../../platform/time/local-time';
import { requestNumbers } from '../requests/numbers';
import { requests } from '../requests/repository';
import { answerTemplates, settings } from '../settings/repository';
import { addMessage } from '../thread/repository';
import { FERN_ANSWERS, FERN_REQUESTS, REIGER_REQUEST, type DemoRequest } from './demo-requests.data';

const HOUR_MS = 3_600_000;

/** What clients of the demo ask for. Announces nothing, and nobody is written to. A business that has requests keeps what it has. */
export const builder: DemoBuilder = {
  order: 80,
  build: async (context) => {
    const { platform, business, projects } = context;
    const worker = inNameOf({ tenantId: business.tenantId, memberId: business.members.get('leo') ?? null });
    await platform.db.withTenant(worker, async (db) => {
      if ((await db.rows('select id from client_requests_request limit 1')).length > 0) return;
      const isFern = business.key === 'fern';
      if (isFern) for (const answer of FERN_ANSWERS) await answerTemplates.insert(db, answer);
      const [first = ''] = projects.keys();
      const all = isFern ? [...FERN_REQUESTS] : [{ ...REIGER_REQUEST, project: first }];
      for (const one of all.sort((a, b) => b.hoursAgo - a.hoursAgo)) await ask(db, context, one);
    });
  },
};

async function ask(db: Db, { platform, business, projects }: DemoContext, demo: DemoRequest): Promise<void> {
  const { project, status, hoursAgo, said = [], rating, resolution = '', body = '', priority = 'normal', ...words } = demo;
  const found = await platform.api('tenant_crm').project(db, projects.get(project) ?? 0);
  if (!found) return;
  const { tz } = await platform.api('auth_and_admin').tenant(db);
  const { response_hours, resolve_hours } = await settings.theOne(db);
  const asked = platform.clock().getTime() - hoursAgo * HOUR_MS;
  const at = (after: number) => new Date(asked + after * HOUR_MS);
  const answered = said.find(({ by }) => by === 'studio');
  const isDone = status === 'closed';
  const waits = !isDone && status !== 'waiting_client' && !answered;
  const { text: number } = await requestNumbers.take(db, { on: localDay(new Date(asked), tz) });
  const stored = await requests.insert(db, {
    ...{
      ...words,
      body,
      priority,
      status,
      number,
      project_id: found.id,
      assignee_id: found.owner_id ?? business.members.get('leo') ?? null,
    },
    ...{ created_at: at(0).toISOString(), waiting_since: waits ? at(0).toISOString() : null, resolution },
    ...{ response_due_at: at(response_hours).toISOString(), due_at: at(resolve_hours).toISOString() },
    // What is late is told by the page, not by a bell.
    ...{ response_breached_at: at(response_hours).toISOString(), due_breached_at: at(resolve_hours).toISOString() },
    first_response_at: answered ? at(answered.after).toISOString() : null,
    resolved_at: isDone ? at(24).toISOString() : null,
    ...(rating && { rating: rating.stars, rating_comment: rating.comment }),
  });
  for (const { by, after, body: text } of said)
    await addMessage(db, {
      ...{ request_id: stored.id, project_id: found.id, body: text, internal: by === 'note', from_client: by === 'client', file_ids: [] },
      ...{ author: by === 'client' ? words.asked_by : 'Leo Marchetti', at: at(after) },
    });
}
