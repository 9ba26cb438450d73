import type { CallStatus } from '@butterfly/contracts/twilio_communications';
import type { PhoneState } from './phone-state';
import type { SoftphoneParts } from './softphone-parts';
import type { VoiceCall } from './voice';

/** A call that goes on, or has just ended. */
export interface Running {
  readonly call: VoiceCall;
  readonly clientId: string;
  logged: boolean;
}

/** A call that has ended; without one when it never began. */
export interface EndedCall {
  readonly before: PhoneState;
  readonly running: Running | null;
  readonly outcome: CallStatus;
}

/** What is written down of a call. */
export function callRecord({ before, running, outcome }: EndedCall, { now, newId }: Pick<SoftphoneParts, 'newId' | 'now'>) {
  const parameters: Readonly<Record<string, string>> = running?.call.parameters ?? {};
  const sid = running?.call.customParameters.get('callSid') ?? parameters['CallSid'] ?? '';
  const isIncoming = before.direction === 'in';
  return {
    sid: /^CA\w{10,62}$/.test(sid) ? sid : null,
    client_id: running?.clientId ?? newId(),
    from_number: isIncoming ? before.number : (parameters['From'] ?? ''),
    to_number: isIncoming ? (parameters['To'] ?? '') : before.number,
    status: outcome,
    duration_seconds: before.connectedAt === null ? 0 : Math.max(0, Math.round((now() - before.connectedAt) / 1_000)),
    direction: before.direction,
  };
}
