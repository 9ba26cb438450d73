import type { PhoneServer } from './phone.client';
import type { DeviceMaker } from './voice';

/** What a person reads when it does not work. */
export const WORDS = {
  microphone: 'Microphone permission is required for voice calls',
  notConfigured: 'Twilio is not configured. Please set up your Twilio credentials in Settings.',
  setup: 'Unable to initialize Twilio. Please check your settings.',
  unverified: 'Could not verify Twilio configuration. Please check your connection and try again.',
  ended: 'Call ended unexpectedly',
  number: 'Enter a phone number to call.',
} as const;

export interface SoftphoneParts {
  readonly server: PhoneServer;
  /** Loads the voice SDK; called only once there is a token. */
  readonly load: () => Promise<DeviceMaker>;
  readonly sounds: Readonly<Record<string, string>>;
  readonly microphone: { state(): Promise<PermissionState>; ask(): Promise<boolean> };
  readonly now: () => number;
  readonly newId: () => string;
  /** A moment too short to be noticed, in which a caller who gives up at once is not shown. */
  readonly soon: (work: () => void) => void;
  readonly report: (message: string, details?: unknown) => void;
}
