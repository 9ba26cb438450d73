import type { operations } from '@butterfly/contracts/twilio_communications';
import type { Bytes, Handlers } from '../../../platform/define-module';
import type { Platform } from '../../../platform/platform';
import { keepTranscript, progressCall } from '../calls/repository';
import type { SettingsService } from '../settings/service';
import { refusal, response } from '../voice/twiml';
import { asSigned, twiml, type HookCall, type Signed } from './signed';
import type { TextHook } from './texts';
import type { VoiceHook } from './voice';

interface Parts {
  readonly deps: Platform;
  readonly settings: SettingsService;
  readonly voice: VoiceHook;
  readonly texts: TextHook;
}

/** Twilio's status of a leg → that of the call log. Completed says nothing new: the duration comes with it. */
const STATUSES: Readonly<Record<string, string>> = {
  initiated: 'dialing',
  ringing: 'ringing',
  'in-progress': 'connected',
  completed: 'connected',
  busy: 'failed',
  'no-answer': 'failed',
  failed: 'failed',
  canceled: 'canceled',
};

export function webhookHandlers({ deps, settings, voice, texts }: Parts) {
  const hook =
    (name: string, work: (signed: Signed, call: HookCall) => Promise<string>) =>
    async (call: HookCall): Promise<Bytes> =>
      twiml(await asSigned(call, { deps, settings, name }, (signed) => work(signed, call)));
  return {
    smsWebhook: hook('sms', (signed) => texts.received(signed)),
    messageStatusWebhook: hook('message-status', (signed) => texts.reported(signed)),
    voiceWebhook: hook('voice', (signed, { query }) =>
      query.announce ? Promise.resolve(voice.announcement(signed.stored)) : voice.answer(signed),
    ),
    dialWebhook: hook('dial', (signed, { query }) =>
      query.left ? Promise.resolve(refusal('Thank you. Goodbye.')) : voice.dialled(signed),
    ),
    callStatusWebhook: hook('status', async ({ db, form }) => {
      const seconds = Number(form['CallDuration'] ?? 0) || 0;
      await progressCall(db, {
        sid: form['ParentCallSid'] || form['CallSid'] || '',
        status: STATUSES[form['CallStatus'] ?? ''] ?? '',
        seconds: Math.min(Math.max(seconds, 0), 86_400),
      });
      return response();
    }),
    recordingWebhook: hook('recording', async ({ db, form }) => {
      await voice.recorded(db, {
        sid: form['CallSid'] ?? '',
        recordingSid: (form['RecordingSid'] ?? '').slice(0, 64),
        seconds: Math.min(Number(form['RecordingDuration'] ?? 0) || 0, 86_400),
      });
      return response();
    }),
    transcriptionWebhook: hook('transcription', async ({ db, form }) => {
      const transcript = form['TranscriptionEvent'] === 'transcription-content' ? transcriptOf(form['TranscriptionData'] ?? '') : '';
      if (transcript !== '')
        await keepTranscript(db, {
          sid: form['CallSid'] ?? '',
          line: `${form['Track'] === 'inbound_track' ? 'Caller' : 'Called'}: ${transcript}`,
        });
      return response();
    }),
  } satisfies Partial<Handlers<typeof operations>>;
}

function transcriptOf(data: string): string {
  try {
    const parsed: unknown = JSON.parse(data);
    return typeof parsed === 'object' && parsed !== null && 'transcript' in parsed && typeof parsed.transcript === 'string'
      ? parsed.transcript.slice(0, 4_000)
      : '';
  } catch {
    // The only thing JSON.parse throws for is what Twilio has sent; nothing can be kept of it.
    return '';
  }
}
