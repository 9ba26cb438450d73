import type { CallStatus } from '@butterfly/contracts/twilio_communications';
import type { PhoneEvent } from './phone-state';
import type { VoiceCall, VoiceError } from './voice';

interface CallEars {
  /** Another call may have taken its place: what comes after that is not heard. */
  readonly isCurrent: () => boolean;
  readonly tell: (event: PhoneEvent) => void;
  readonly accepted: () => void;
  /** Null: it was hung up, after or before the first word. */
  readonly ended: (outcome: CallStatus | null) => void;
  readonly failed: (error: VoiceError) => void;
}

/** What a call of the voice SDK tells, in the words of this phone. */
export function hearCall(call: VoiceCall, { isCurrent, tell, accepted, ended, failed }: CallEars): void {
  const own =
    <Said extends unknown[]>(work: (...said: Said) => void) =>
    (...said: Said) => {
      if (isCurrent()) work(...said);
    };
  const tells = (event: PhoneEvent) => own(() => tell(event));
  call.on('ringing', tells({ type: 'ringing' }));
  call.on('accept', own(accepted));
  call.on('reconnecting', tells({ type: 'reconnecting' }));
  call.on('reconnected', tells({ type: 'reconnected' }));
  const muted = own((isMuted: boolean) => tell({ type: 'muted', muted: isMuted }));
  call.on('mute', muted);
  call.on('warning', tells({ type: 'quality', poor: true }));
  call.on('warning-cleared', tells({ type: 'quality', poor: false }));
  const ends = (outcome: CallStatus | null) => own(() => ended(outcome));
  call.on('cancel', ends('canceled'));
  call.on('reject', ends('rejected'));
  call.on('disconnect', ends(null));
  call.on('error', own(failed));
}
