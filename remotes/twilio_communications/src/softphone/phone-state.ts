import type { CallStatus } from '@butterfly/contracts/twilio_communications';

/** `off`: calls are not set up or not allowed yet, and nothing is said about it. */
export type DeviceState = 'off' | 'starting' | 'ready' | 'not_ready';

/** What a softphone shows; the same in every open page of a person. */
export interface PhoneState {
  readonly device: DeviceState;
  readonly status: CallStatus;
  readonly direction: 'in' | 'out';
  readonly number: string;
  readonly name: string;
  /** When the two could hear each other; null before. */
  readonly connectedAt: number | null;
  readonly muted: boolean;
  readonly reconnecting: boolean;
  readonly poor: boolean;
  readonly recording: boolean;
  readonly error: string | null;
  /** A number was typed without its country, and something else was probably meant. */
  readonly hint: { readonly typed: string; readonly asTyped: string; readonly better: string } | null;
}

export const idle: PhoneState = {
  device: 'off',
  status: '',
  direction: 'out',
  number: '',
  name: '',
  connectedAt: null,
  muted: false,
  reconnecting: false,
  poor: false,
  recording: false,
  error: null,
  hint: null,
};

export type PhoneEvent =
  | { readonly type: 'device'; readonly device: DeviceState }
  | { readonly type: 'incoming' | 'dial'; readonly number: string; readonly name: string }
  | { readonly type: 'ringing' | 'reconnecting' | 'reconnected' | 'dismiss' }
  | { readonly type: 'connected'; readonly at: number; readonly recording: boolean }
  | { readonly type: 'muted'; readonly muted: boolean }
  | { readonly type: 'quality'; readonly poor: boolean }
  | { readonly type: 'ended'; readonly status: CallStatus; readonly error: string | null }
  | { readonly type: 'problem'; readonly error: string }
  | { readonly type: 'hint'; readonly hint: PhoneState['hint'] };

/** Is there a call, from the first ring to the last word? */
export const inCall = ({ status }: Pick<PhoneState, 'status'>): boolean =>
  status === 'incoming' || status === 'dialing' || status === 'ringing' || status === 'connected';

/** Pure: what happened makes of one state the next. */
export function phoneReducer(state: PhoneState, event: PhoneEvent): PhoneState {
  switch (event.type) {
    case 'device':
      return { ...state, device: event.device };
    case 'incoming':
      return { ...idle, device: state.device, status: 'incoming', direction: 'in', number: event.number, name: event.name };
    case 'dial':
      return { ...idle, device: state.device, status: 'dialing', direction: 'out', number: event.number, name: event.name };
    case 'ringing':
      return state.status === 'dialing' ? { ...state, status: 'ringing' } : state;
    case 'connected':
      return inCall(state)
        ? { ...state, status: 'connected', connectedAt: state.connectedAt ?? event.at, recording: event.recording }
        : state;
    case 'reconnecting':
      return state.status === 'connected' ? { ...state, reconnecting: true } : state;
    case 'reconnected':
      return { ...state, reconnecting: false };
    case 'muted':
      return state.status === 'connected' ? { ...state, muted: event.muted } : state;
    case 'quality':
      return { ...state, poor: event.poor };
    // The timer and mute begin anew; number and name stay, so that an error can be tried again.
    case 'ended':
      return {
        ...idle,
        device: state.device,
        status: event.status,
        direction: state.direction,
        number: state.number,
        name: state.name,
        error: event.error,
      };
    case 'problem':
      return inCall(state) ? state : { ...state, error: event.error, hint: null };
    case 'hint':
      return inCall(state) ? state : { ...state, hint: event.hint, error: null };
    case 'dismiss':
      return inCall(state) ? state : { ...idle, device: state.device };
  }
}
