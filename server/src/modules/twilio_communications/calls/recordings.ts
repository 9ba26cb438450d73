import type { Call } from '@butterfly/contracts/twilio_communications';
import type { Db } from '../../../platform/db/db';
import type { Bytes } from '../../../platform/define-module';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { TwilioRecordings } from '../providers/twilio-recordings';
import { readSettings } from '../settings/repository';
import type { SettingsService } from '../settings/service';
import { forgetRecording, recordingOf } from './repository';
import type { CallService } from './service';

interface Parts {
  readonly deps: Pick<Platform, 'env'>;
  readonly settings: SettingsService;
  readonly calls: CallService;
}

type InTenant = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

/** Recordings of calls: kept at Twilio, heard through this server by whoever may call. */
export class Recordings {
  constructor(private readonly parts: Parts) {}

  async read(id: number, { range, tx }: { range: string | undefined; tx: InTenant }): Promise<Bytes> {
    const { sid, store } = await tx((db) => this.#find(db, id));
    const { status, headers, bytes } = await store.read(sid, range);
    return {
      kind: 'bytes',
      bytes,
      type: 'audio/mpeg',
      status,
      headers: { ...headers, 'cache-control': 'private, no-store', 'content-disposition': `inline; filename="call-${id}.mp3"` },
    };
  }

  /** First at Twilio: what could not be deleted there stays in the log. */
  async remove(id: number, tx: InTenant): Promise<Call> {
    const { sid, store } = await tx((db) => this.#find(db, id));
    await store.remove(sid);
    return tx(async (db) => this.parts.calls.wired(db, await forgetRecording(db, id)));
  }

  async #find(db: Db, id: number): Promise<{ sid: string; store: TwilioRecordings }> {
    const sid = await recordingOf(db, id);
    if (!sid) throw new AppError('not_found');
    const credentials = this.parts.settings.credentials(db.tenantId, await readSettings(db));
    if (!credentials) throw new AppError('twilio_communications.not_configured');
    return { sid, store: new TwilioRecordings(credentials, this.parts.deps.env.TWILIO_API_URL) };
  }
}
