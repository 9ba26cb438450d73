import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AppError } from '../../../platform/http/app-error';
import type { Credentials } from '../settings/service';

const ANSWER_MS = 15_000;
/** What one range of bytes looks like; several at once are of no use to a player. */
const RANGE = /^bytes=\d{0,12}-\d{0,12}$/;
const PASSED_ON = ['content-length', 'content-range', 'accept-ranges'];

export interface RecordedSound {
  readonly status: 200 | 206 | 416;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Readable;
}

/** Recordings of an account at Twilio. Pages never learn its addresses or credentials. */
export class TwilioRecordings {
  readonly #authorization: string;

  constructor(
    private readonly credentials: Credentials,
    private readonly base: string,
  ) {
    this.#authorization = `Basic ${Buffer.from(`${credentials.apiKeySid}:${credentials.apiKeySecret}`).toString('base64')}`;
  }

  /** Handed on as it comes: a long call is not held in memory. */
  async read(sid: string, range: string | undefined): Promise<RecordedSound> {
    const answer = await this.#ask(`${sid}.mp3`, {
      headers: { authorization: this.#authorization, ...(range && RANGE.test(range) && { range }) },
    });
    const { status } = answer;
    if ((status !== 200 && status !== 206 && status !== 416) || !answer.body) {
      await answer.body?.cancel();
      throw status === 404
        ? new AppError('twilio_communications.recording_gone')
        : new AppError('twilio_communications.recording_unavailable');
    }
    const headers = PASSED_ON.flatMap((name) => (answer.headers.has(name) ? [[name, answer.headers.get(name) ?? '']] : []));
    return {
      status,
      headers: Object.fromEntries(headers) as Record<string, string>,
      bytes: Readable.fromWeb(answer.body as ReadableStream),
    };
  }

  /** What is gone already counts as deleted. */
  async remove(sid: string): Promise<void> {
    const answer = await this.#ask(`${sid}.json`, { method: 'DELETE', headers: { authorization: this.#authorization } });
    await answer.body?.cancel();
    if (!answer.ok && answer.status !== 404) throw new AppError('twilio_communications.recording_unavailable');
  }

  async #ask(file: string, init: RequestInit): Promise<Response> {
    const giveUp = new AbortController();
    const timer = setTimeout(() => giveUp.abort(), ANSWER_MS);
    try {
      return await fetch(`${this.base}/2010-04-01/Accounts/${this.credentials.accountSid}/Recordings/${encodeURIComponent(file)}`, {
        ...init,
        signal: giveUp.signal,
        redirect: 'error',
      });
    } catch {
      // Not reached, or too slow; the reason is the network's and says nothing to people.
      throw new AppError('twilio_communications.recording_unavailable');
    } finally {
      clearTimeout(timer);
    }
  }
}
