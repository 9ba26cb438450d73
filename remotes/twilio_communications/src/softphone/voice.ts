/** What the softphone needs of a call of the voice SDK. */
export interface VoiceCall {
  readonly parameters: Readonly<Record<string, string>>;
  readonly customParameters: ReadonlyMap<string, string>;
  status(): string;
  accept(): void;
  reject(): void;
  disconnect(): void;
  mute(on: boolean): void;
  sendDigits(digits: string): void;
  on(event: string, listener: (...details: never[]) => void): unknown;
}

interface DeviceSet {
  set(ids: string | string[]): Promise<unknown>;
}

/** What the softphone needs of a device of the voice SDK. */
export interface VoiceDevice {
  readonly state: string;
  readonly audio: {
    readonly availableInputDevices: ReadonlyMap<string, MediaDeviceInfo>;
    readonly availableOutputDevices: ReadonlyMap<string, MediaDeviceInfo>;
    readonly inputDevice: MediaDeviceInfo | null;
    readonly isOutputSelectionSupported: boolean;
    readonly speakerDevices: DeviceSet;
    setInputDevice(id: string): Promise<void>;
    incoming(play: boolean): boolean;
    on(event: string, listener: () => void): unknown;
  } | null;
  register(): Promise<void>;
  updateToken(token: string): void;
  connect(options: { params: Record<string, string> }): Promise<VoiceCall>;
  destroy(): void;
  on(event: string, listener: (...details: never[]) => void): unknown;
}

export interface VoiceError {
  readonly code?: number;
  readonly message?: string;
}

/** The SDK's class, as it is loaded. */
export type DeviceMaker = new (token: string, options: Record<string, unknown>) => VoiceDevice;

/** Wishes of an outgoing call, as text; the server decides about recording. */
export const callParameters = (to: string): Record<string, string> => ({
  To: to,
  Record: 'true',
  RecordingChannels: 'dual',
  Transcribe: 'true',
  Trim: 'trim-silence',
});

/** Opus sounds better, PCMU is what every exchange knows. */
export const CODECS = ['opus', 'pcmu'];

/** Errors of the device that mean: no calls until it has registered again (31000 and 31005 among them). */
const NOT_READY: ReadonlySet<number> = new Set([31000, 31005, 20101, 20104, 31201, 31204, 31205, 53000, 53001, 31009]);
export const makesUnready = ({ code }: VoiceError): boolean => code !== undefined && NOT_READY.has(code);

const FAILURES: Readonly<Record<number, string>> = {
  31486: 'The line is busy.',
  31480: 'Nobody answered.',
  31404: 'This number cannot be reached.',
  31603: 'The call was declined.',
  31401: 'Microphone permission is required for voice calls',
  31402: 'No microphone could be used. Check that one is connected.',
};

/** Why a call came to nothing, in words. */
export const failureText = ({ code }: VoiceError): string =>
  (code !== undefined && FAILURES[code]) || 'The call could not be connected. Please try again.';
