import { dialNumber, errors } from '@butterfly/contracts/twilio_communications';
import { mayUsePlugin } from '@butterfly/contracts/plugins';
import type { Db } from '../../../platform/db/db';
import { isAppError } from '../../../platform/http/app-error';
import { RateLimiter } from '../../../platform/http/rate-limiter';
import type { Platform } from '../../../platform/platform';
import { announceCall, keepRecording, missCall, type CallRow } from '../calls/repository';
import type { CallService } from '../calls/service';
import { unreachable, type StoredSettings } from '../settings/repository';
import type { SettingsService } from '../settings/service';
import { identityOf, memberOfCaller } from '../voice/access-token';
import { assertReachable } from '../voice/dial-rule';
import { dialNumberTwiml, dialTeamTwiml, refusal, response, say, voicemailTwiml, type DialPlan } from '../voice/twiml';
import type { Signed } from './signed';

const CALLS_PER_MINUTE = 10;
const MOST_RINGING = 10;
const RING_SECONDS = 25;
const NOBODY = 'Nobody can take your call right now. Please send us a text message, and we will get back to you.';
const LEAVE_MESSAGE = 'Nobody can take your call right now. Please leave a message after the tone.';

interface Parts {
  readonly deps: Platform;
  readonly settings: SettingsService;
  readonly calls: CallService;
}

/** Decides what becomes of a call. What the page asked for is a wish: number, recording and caller id are decided here. */
export class VoiceHook {
  readonly #limiter = new RateLimiter();

  constructor(private readonly parts: Parts) {}

  async answer({ db, form, stored }: Signed): Promise<string> {
    const from = form['From'] ?? '';
    const memberId = memberOfCaller(from);
    if (memberId !== null) return this.#outgoing({ db, form, stored, memberId });
    return from.startsWith('client:') ? refusal('This caller is not known.') : this.#incoming({ db, form, stored });
  }

  announcement({ consent_announcement }: StoredSettings): string {
    return response(say(consent_announcement || 'This call is recorded.'));
  }

  async #outgoing({
    db,
    form,
    stored,
    memberId,
  }: {
    db: Db;
    form: Signed['form'];
    stored: StoredSettings;
    memberId: number;
  }): Promise<string> {
    const { deps, settings, calls } = this.parts;
    if (!(await this.#mayCall(db, memberId))) return refusal('You may not make calls.');
    const callerId = stored.numbers[0];
    if (!callerId) return refusal('Your business has no number to call from. Add one in the settings.');
    const wait = deps.env.RATE_LIMITS ? this.#limiter.take(`${db.tenantId}/${memberId}`, CALLS_PER_MINUTE) : 0;
    if (wait > 0) return refusal('Too many calls within a minute. Please wait a moment.');
    const to = numberOrRefusal(form['To'] ?? '', await settings.countries(db, stored));
    if (to.startsWith('<')) return to;
    const plan = this.#plan(db, { stored, record: form['Record'] === 'true', transcribe: form['Transcribe'] === 'true', callerId });
    await announceCall(db, {
      sid: form['CallSid'] ?? '',
      from_number: callerId,
      to_number: to,
      status: 'dialing',
      direction: 'out',
      member_id: memberId,
      contact_id: await calls.contactOf(db, to),
      recording_allowed: plan.record,
      transcript_allowed: plan.transcribe,
    });
    return dialNumberTwiml(plan, to);
  }

  async #incoming({ db, form, stored }: { db: Db; form: Signed['form']; stored: StoredSettings }): Promise<string> {
    const [from, callSid] = [form['From'] ?? '', form['CallSid'] ?? ''];
    const plan = this.#plan(db, { stored, record: stored.record_calls, transcribe: stored.transcribe_calls });
    await announceCall(db, {
      sid: callSid,
      from_number: from,
      to_number: form['To'] ?? '',
      status: 'ringing',
      direction: 'in',
      member_id: null,
      contact_id: await this.parts.calls.contactOf(db, from),
      recording_allowed: plan.record,
      transcript_allowed: plan.transcribe,
    });
    const identities = await this.#team(db);
    if (identities.length === 0) {
      await this.#missed(db, callSid);
      return this.#unanswered(plan, stored, 'fresh');
    }
    const announcement = plan.record || plan.transcribe ? stored.consent_announcement || 'This call is recorded.' : '';
    return dialTeamTwiml({ ...plan, timeout: RING_SECONDS }, { identities, announcement, callSid });
  }

  /** The call was not answered: it is in the log as missed, and who asks for it is told. */
  async dialled({ db, form, stored }: Signed): Promise<string> {
    const status = form['DialCallStatus'] ?? '';
    if (status === 'completed' || status === 'answered') return response();
    const outgoing = memberOfCaller(form['From'] ?? '') !== null;
    if (outgoing) return response();
    await this.#missed(db, form['CallSid'] ?? '');
    return this.#unanswered(
      this.#plan(db, { stored, record: stored.record_calls, transcribe: stored.transcribe_calls }),
      stored,
      'dialled',
    );
  }

  /** A message is taken only where the business keeps recordings. What is said is written down already where it was dialled. */
  #unanswered(plan: DialPlan, { voicemail, voicemail_greeting }: StoredSettings, call: 'fresh' | 'dialled'): string {
    if (!voicemail || !plan.record) return refusal(NOBODY);
    return voicemailTwiml({ ...plan, transcribe: plan.transcribe && call === 'fresh' }, voicemail_greeting || LEAVE_MESSAGE);
  }

  async recorded(db: Db, recording: { sid: string; recordingSid: string; seconds: number }): Promise<void> {
    const call = await keepRecording(db, recording);
    if (call?.voicemail && call.recording_seconds > 0) await this.#tell(db, call, 'Voicemail');
  }

  /** Once per call, however often Twilio says so. */
  async #missed(db: Db, sid: string): Promise<void> {
    const call = await missCall(db, sid);
    if (!call) return;
    db.emit('twilio_communications.call.missed@1', { call_id: call.id, contact_id: call.contact_id });
    await this.#tell(db, call, 'Missed call');
  }

  async #tell(db: Db, { from_number }: CallRow, what: 'Missed call' | 'Voicemail'): Promise<void> {
    const { name } = await this.parts.calls.who(db, from_number);
    const rest = what === 'Voicemail' ? 'The message is in the list of calls.' : 'Nobody could take it. It is in the list of calls.';
    await this.parts.deps.api('notifications').notify(db, await this.#wanting(db), {
      title: `${what} from ${name || from_number || 'an unknown number'}`,
      content: name ? from_number : rest,
      link: '/twilio_communications/calls',
    });
  }

  #plan(
    db: Db,
    { stored, record, transcribe, callerId }: { stored: StoredSettings; record: boolean; transcribe: boolean; callerId?: string },
  ): DialPlan {
    const hook = (name: string) => this.parts.settings.webhook(db.tenantId, name);
    const hooks = {
      dial: hook('dial'),
      status: hook('status'),
      recording: hook('recording'),
      transcription: hook('transcription'),
      announce: `${hook('voice')}&announce=1`,
      left: `${hook('dial')}&left=1`,
    };
    return {
      ...(callerId && { callerId }),
      record: record && stored.record_calls,
      transcribe: transcribe && stored.transcribe_calls,
      hooks,
    };
  }

  async #mayCall(db: Db, memberId: number): Promise<boolean> {
    const { deps } = this.parts;
    const members = await deps.api('auth_and_admin').members(db);
    if (!members.some(({ member_id }) => member_id === memberId)) return false;
    return mayUsePlugin(await deps.api('manage_members').permissionsOf(db, memberId), 'twilio_communications');
  }

  async #team(db: Db): Promise<string[]> {
    const away = await unreachable(db);
    return (await this.#allowed(db))
      .filter((memberId) => !away.has(memberId))
      .slice(0, MOST_RINGING)
      .map(identityOf);
  }

  /** Who is told of a missed call: those for whom calls ring, and everybody who may call where they ring for nobody. */
  async #wanting(db: Db): Promise<number[]> {
    const [away, allowed] = [await unreachable(db), await this.#allowed(db)];
    const here = allowed.filter((memberId) => !away.has(memberId));
    return here.length > 0 ? here : allowed;
  }

  async #allowed(db: Db): Promise<number[]> {
    const members = await this.parts.deps.api('manage_members').audience(db);
    return members.filter(({ permissions }) => mayUsePlugin(permissions, 'twilio_communications')).map(({ memberId }) => memberId);
  }
}

/** The number to dial, or TwiML that says why it is not dialled. */
function numberOrRefusal(to: string, countries: readonly string[]): string {
  try {
    return assertReachable(dialNumber(to), countries);
  } catch (error) {
    if (!isAppError(error) || !(error.code in errors)) throw error;
    const { message } = errors[error.code as keyof typeof errors];
    return refusal(message.replace('{country}', String(error.details['country'] ?? '')));
  }
}
