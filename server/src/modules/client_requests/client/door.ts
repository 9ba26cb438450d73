import { isOpen, type Request } from '@butterfly/contracts/client_requests';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import type { ByClient, ClientMessage, ClientRequest, ClientRequestsApi } from '../api';
import type { PricingService } from '../pricing/service';
import { requests, requestsOf, type StoredRequest } from '../requests/repository';
import { idsOf, refused, type RequestService } from '../requests/service';
import { messagesOf, type StoredMessage } from '../thread/repository';
import type { ThreadService } from '../thread/service';

interface Parts {
  readonly platform: Pick<Platform, 'api'>;
  readonly service: RequestService;
  readonly thread: ThreadService;
  readonly pricing: PricingService;
}

/** What clients see of their requests and do with them, for whoever has pages for clients. */
export function clientDoor({ platform, service, thread, pricing }: Parts): ClientRequestsApi {
  const files = () => platform.api('records').of<'request'>('client_requests').files;
  const view = async (db: Db, rows: readonly StoredRequest[]): Promise<ClientRequest[]> => {
    const { name: business } = await platform.api('auth_and_admin').tenant(db);
    const messages = await messagesOf(
      db,
      rows.map(({ id }) => id),
    );
    const all = await service.all(db, rows);
    return Promise.all(
      all.map(async (request) => {
        const own = messages.filter(({ request_id, internal }) => request_id === request.id && !internal);
        return clientView(request, await said(db, request.id, { own, business }));
      }),
    );
  };
  const said = async (
    db: Db,
    id: number,
    { own, business }: { own: readonly StoredMessage[]; business: string },
  ): Promise<ClientMessage[]> =>
    (await thread.shown(db, { id, messages: own })).map(({ from, author, body, files: named, created_at: at }) => ({
      ...{ from, body, files: named, at },
      author: from === 'client' ? author : business,
    }));
  const one = async (db: Db, id: number): Promise<ClientRequest> => {
    const [shown] = await view(db, [await requests.read(db, id)]);
    if (!shown) throw new AppError('not_found');
    return shown;
  };
  const hear = async (db: Db, { name, ...of }: ByClient, { body, file_ids }: { body: string; file_ids: readonly number[] }) => {
    const stored = await lockOf(db, of);
    if (!isOpen(stored.status)) throw refused(stored.status, 'in_progress');
    await thread.hear(db, stored, { name, body, file_ids });
    service.note(db, stored.id, 'client_answered');
    db.emit('client_requests.request.answered@1', idsOf(stored));
    return one(db, stored.id);
  };
  return {
    ofProject: async (db, projectId) => view(db, await requestsOf(db, projectId)),
    open: async (db, { projectId, name, ...words }) => {
      const made = await service.create(db, { project_id: projectId, asked_by: name, priority: 'normal', ...words });
      return one(db, made.id);
    },
    answer: (db, { body, ...by }) => hear(db, by, { body, file_ids: [] }),
    addFile: async (db, { stored, fileName, ...by }) => {
      await lockOf(db, by);
      const file = await files().add(db, { subject: { subject_type: 'request', subject_id: by.id }, stored, name: fileName });
      return hear(db, by, { body: '', file_ids: [file.id] });
    },
    openFile: async (db, { projectId, id, fileId }) => {
      await lockOf(db, { projectId, id });
      const shown = (await messagesOf(db, [id])).some(({ internal, file_ids }) => !internal && file_ids.includes(fileId));
      if (!shown) throw new AppError('not_found');
      return files().open(db, fileId);
    },
    approve: async (db, { seen, name, ...of }) => {
      const { id } = await lockOf(db, of);
      await pricing.approve(db, { id, by: name, seen });
      return one(db, id);
    },
    decline: async (db, { reason, name, ...of }) => {
      const { id } = await lockOf(db, of);
      await pricing.decline(db, { id, reason, by: name });
      return one(db, id);
    },
    rate: async (db, { rating, comment, name: _by, ...of }) => {
      const { id } = await lockOf(db, of);
      await service.rate(db, { id, rating, comment });
      return one(db, id);
    },
    beginApply: (db, id) => pricing.beginApply(db, id),
    finishApply: (db, done) => pricing.finishApply(db, done),
  };
}

/** A request of another project is none; one that was merged is answered by the other. */
async function lockOf(db: Db, { projectId, id }: { readonly projectId: number; readonly id: number }): Promise<StoredRequest> {
  const stored = await requests.lock(db, id);
  if (stored.project_id !== projectId || stored.merged_into_id !== null) throw new AppError('not_found');
  return stored;
}

function clientView(request: Request, messages: ClientMessage[]): ClientRequest {
  const { id, number, type, title, body, status, asked_by, created_at, updated_at, quote, approved_at, locked_from, is_locked, rating } =
    request;
  const late = is_locked && request.late_allowed_at === null;
  return {
    ...{ id, number, type, title, body, status, asked_by, created_at, updated_at, approved_at, rating, messages },
    quote: quote && shownQuote(quote),
    locked_from: late ? locked_from : null,
    may: {
      answer: isOpen(status),
      decide: status === 'waiting_client' && quote !== null && !late,
      rate: !isOpen(status) && rating === null,
    },
  };
}

function shownQuote(quote: NonNullable<Request['quote']>): NonNullable<ClientRequest['quote']> {
  const { currency, before_cents, after_cents, lines, parts, note, quoted_at, wanted_date } = quote;
  return { currency, before_cents, after_cents, lines, parts, note, quoted_at, wanted_date };
}
