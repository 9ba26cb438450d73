/** Text inside XML. Control characters that XML cannot hold are left out. */
export function xml(text: string): string {
  // eslint-disable-next-line no-control-regex -- exactly those
  const clean = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '');
  return clean.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

const attributes = (values: Readonly<Record<string, string | number | undefined>>) =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${xml(String(value))}"`)
    .join('');

export const response = (...verbs: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Response>${verbs.join('')}</Response>`;
export const say = (text: string): string => (text === '' ? '' : `<Say>${xml(text)}</Say>`);

/** Said to who dialled something that is not dialled. */
export const refusal = (text: string): string => response(say(text), '<Hangup/>');

/** The longest message that is taken. */
const MESSAGE_SECONDS = 180;

export interface DialPlan {
  readonly callerId?: string;
  readonly record: boolean;
  readonly transcribe: boolean;
  readonly hooks: {
    readonly dial: string;
    readonly status: string;
    readonly recording: string;
    readonly transcription: string;
    readonly announce: string;
    readonly left: string;
  };
  readonly timeout?: number;
}

function dial({ callerId, record, hooks, timeout }: DialPlan, inside: string): string {
  const recording = record
    ? {
        record: 'record-from-answer-dual',
        trim: 'trim-silence',
        recordingStatusCallback: hooks.recording,
        recordingStatusCallbackEvent: 'completed',
      }
    : {};
  return `<Dial${attributes({ callerId, answerOnBridge: 'true', timeout, ...recording, action: hooks.dial })}>${inside}</Dial>`;
}

const transcription = ({ transcribe, hooks }: DialPlan) =>
  transcribe ? `<Start><Transcription${attributes({ statusCallbackUrl: hooks.transcription, track: 'both_tracks' })}/></Start>` : '';

/** Somebody of the team calls a number. */
export function dialNumberTwiml(plan: DialPlan, to: string): string {
  // Said to who picks up, before the two are connected.
  const url = plan.record || plan.transcribe ? plan.hooks.announce : undefined;
  const number = `<Number${attributes({ url, statusCallback: plan.hooks.status, statusCallbackEvent: 'initiated ringing answered completed' })}>${xml(to)}</Number>`;
  return response(transcription(plan), dial(plan, number));
}

/** Nobody could take a call: what the caller says after the tone is recorded. `left` is asked afterwards, or this would begin anew. */
export function voicemailTwiml(plan: DialPlan, greeting: string): string {
  const { hooks } = plan;
  const record = `<Record${attributes({ action: hooks.left, maxLength: MESSAGE_SECONDS, timeout: 5, finishOnKey: '#', playBeep: 'true', trim: 'trim-silence', recordingStatusCallback: hooks.recording, recordingStatusCallbackEvent: 'completed' })}/>`;
  return response(say(greeting), transcription(plan), record, '<Hangup/>');
}

/** Somebody calls the business: rings at everybody who takes calls, the announcement first. */
export function dialTeamTwiml(
  plan: DialPlan,
  { identities, announcement, callSid }: { identities: readonly string[]; announcement: string; callSid: string },
): string {
  const clients = identities
    .map(
      (identity) => `<Client><Identity>${xml(identity)}</Identity><Parameter${attributes({ name: 'callSid', value: callSid })}/></Client>`,
    )
    .join('');
  return response(say(announcement), transcription(plan), dial(plan, clients));
}
