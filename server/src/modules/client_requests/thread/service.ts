import { canMove, type NewReply, type RequestMessage } from '@butterfly/contracts/client_requests';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { mailClient } from '../mails';
import { requests, type StoredRequest } from '../requests/repository';
import type { RequestService } from '../requests/service';
import { addMessage, messagesOf, type StoredMessage } from './repository';

type Parts = Pick<Platform, 'api' | 'clock' | 'fillers' | 'mail'>;

/** What is said about a request, and what that does to it. Every method runs in the transaction it is given. */
export class ThreadService {
  constructor(
    private readonly platform: Parts,
    private readonly service: RequestService,
  ) {}

  async list(db: Db, id: number): Promise<RequestMessage[]> {
    await requests.read(db, id);
    return this.shown(db, { id, messages: await messagesOf(db, [id]) });
  }

  /** To the client: the first answer stops the clock, and nobody waits any more. */
  async reply(db: Db, { id, body, file_ids, wait }: NewReply & { id: number }): Promise<RequestMessage> {
    const before = await requests.lock(db, id);
    await this.#requireFiles(db, id, file_ids);
    const message = await this.#say(db, before, { body, file_ids });
    const waits = wait && canMove(before.status, 'waiting_client');
    await this.answered(db, before, waits ? { status: 'waiting_client' } : {});
    await mailClient(db, this.platform, { template: 'request_answered', request: before, message: body });
    this.service.note(db, id, 'replied');
    return this.#one(db, id, message);
  }

  async writeNote(db: Db, { id, body }: { id: number; body: string }): Promise<RequestMessage> {
    const stored = await requests.lock(db, id);
    const message = await addMessage(db, {
      ...this.#of(stored),
      author: await this.#myName(db),
      body,
      internal: true,
      file_ids: [],
      from_client: false,
    });
    await requests.patch(db, { id, changes: {} });
    return this.#one(db, id, message);
  }

  /** Something that the client reads, told by mail elsewhere. */
  async tell(db: Db, stored: StoredRequest, body: string): Promise<void> {
    if (body !== '') await this.#say(db, stored, { body, file_ids: [] });
  }

  /** A word of the client: they wait from now on, if they did not before. */
  async hear(db: Db, stored: StoredRequest, said: { name: string; body: string; file_ids: readonly number[] }): Promise<void> {
    const { name: author, body, file_ids } = said;
    await addMessage(db, { ...this.#of(stored), author, body, internal: false, file_ids, from_client: true });
    const goesOn = stored.status === 'waiting_client' && stored.quote === null ? { status: 'in_progress' } : {};
    await requests.patch(db, { id: stored.id, changes: { ...goesOn, waiting_since: stored.waiting_since ?? this.service.now() } });
  }

  /** The studio has said something. */
  async answered(db: Db, { id, first_response_at }: StoredRequest, more: object = {}): Promise<void> {
    const changes = { first_response_at: first_response_at ?? this.service.now(), waiting_since: null, ...more };
    await requests.patch(db, { id, changes });
  }

  async shown(db: Db, { id, messages }: { id: number; messages: readonly StoredMessage[] }): Promise<RequestMessage[]> {
    const files = messages.some(({ file_ids }) => file_ids.length > 0) ? await this.#files(db, id) : new Map<number, string>();
    return messages.map(({ from_client, file_ids, request_id: _of, ...message }) => ({
      ...message,
      from: from_client ? 'client' : 'studio',
      files: file_ids.flatMap((file) => (files.has(file) ? [{ id: file, name: files.get(file) ?? '' }] : [])),
    }));
  }

  async #one(db: Db, id: number, message: StoredMessage): Promise<RequestMessage> {
    const [shown] = await this.shown(db, { id, messages: [message] });
    if (!shown) throw new AppError('not_found');
    return shown;
  }

  async #say(db: Db, stored: StoredRequest, { body, file_ids }: { body: string; file_ids: readonly number[] }): Promise<StoredMessage> {
    return addMessage(db, { ...this.#of(stored), author: await this.#myName(db), body, internal: false, file_ids, from_client: false });
  }

  async #myName(db: Db): Promise<string> {
    const names = await this.platform.api('auth_and_admin').memberNames(db);
    return (db.memberId !== null && names.get(db.memberId)) || '';
  }

  #of({ id, project_id }: StoredRequest) {
    return { request_id: id, project_id, at: this.platform.clock() };
  }

  async #files(db: Db, id: number): Promise<Map<number, string>> {
    const files = await this.platform
      .api('records')
      .of<'request'>('client_requests')
      .files.list(db, { subject_type: 'request', subject_id: id });
    return new Map(files.map((file) => [file.id, file.name]));
  }

  async #requireFiles(db: Db, id: number, wanted: readonly number[]): Promise<void> {
    if (wanted.length === 0) return;
    const files = await this.#files(db, id);
    if (wanted.some((file) => !files.has(file)))
      throw new AppError('invalid_input', { fields: { file_ids: ['must be files of this request'] } });
  }
}
