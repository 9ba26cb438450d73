import type { Request } from '@butterfly/contracts/client_requests';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { moveMessages } from '../thread/repository';
import { requests, type StoredRequest } from './repository';
import { idsOf, type RequestService } from './service';

interface Merging extends Pick<Platform, 'api' | 'clock'> {
  readonly service: RequestService;
  /** The one that ends. */
  readonly id: number;
  readonly intoId: number;
}

/** Puts a request into another one of its project: words, files and who has waited longest go there. Answers the one that stays. */
export async function mergeRequests(db: Db, { service, id, intoId, api, clock }: Merging): Promise<Request> {
  // Both in the order of their ids: two who merge the same pair crosswise wait for each other and do not block.
  const [first, second] = [Math.min(id, intoId), Math.max(id, intoId)];
  const held = [await requests.lock(db, first), await requests.lock(db, second)];
  const [from, into] = [held.find((one) => one.id === id), held.find((one) => one.id === intoId)];
  if (!from || !into || from.project_id !== into.project_id || id === intoId) throw new AppError('client_requests.other_project');
  const gone = await service.lockFor(db, id, 'closed');
  await moveMessages(db, { from: id, to: intoId });
  const records = api('records').of<'request'>('client_requests');
  await records.move(db, { subject_type: 'request', from: id, to: intoId });
  const resolution = `Merged into ${into.number}`;
  const at = clock().toISOString();
  await service.set(db, gone, { status: 'closed', resolution, resolved_at: at, waiting_since: null, merged_into_id: intoId }, 'merged');
  db.emit('client_requests.request.closed@1', idsOf(gone));
  const body = into.body.includes(from.body)
    ? into.body
    : `${into.body}\n\n${from.number}, ${from.title}: ${from.body}`.trim().slice(0, 10_000);
  return service.set(db, into, { body, waiting_since: longestWait(from, into) }, 'merged_here');
}

const longestWait = (...both: readonly StoredRequest[]): string | null =>
  both
    .map(({ waiting_since }) => waiting_since)
    .filter((since) => since !== null)
    .sort()[0] ?? null;
