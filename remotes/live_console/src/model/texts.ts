/** Sentences of the console that others know by their letters. */
export const TEXTS = {
  configFailed: 'Failed to load configuration. Please refresh and try again.',
  noDevices: 'No media devices found. Please check your browser permissions and ensure devices are connected.',
  devicesFailed: 'Failed to enumerate media devices. Please check browser permissions.',
  microphoneFailed: 'Failed to access microphone. Please check permissions.',
  switchFailed: 'Failed to switch camera/microphone',
  closed: 'Connection closed',
  credentialsMissing: 'Please provide both Bearer Token and Project ID',
  tokenMissing:
    'Bearer token not configured. Enter a token and a project ID in the settings to connect; they stay in this page and are never stored.',
  tokenMissingForMember:
    'Bearer token not configured: talking is not set up for your business yet. An administrator can do that in these settings.',
  gaveUp: 'The connection could not be restored. What was said is still here; connect again when you are ready.',
  offline: 'You are offline. The console connects again as soon as the network is back.',
} as const;

export const failedToConnect = (reason: string): string => `Failed to connect: ${reason}`;
export const cameraError = (reason: string): string => `Camera error: ${reason}`;
export const screenError = (reason: string): string => `Failed to start screen sharing: ${reason}`;
export const serviceError = (reason: string): string => `Gemini Error: ${reason}`;

/** Why something the browser was asked for did not happen, in words. */
export function reasonOf(error: unknown): string {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError') return 'permission was not given';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'no such device was found';
  if (name === 'NotReadableError') return 'the device is in use by another program';
  return error instanceof Error && error.message ? error.message : 'something unexpected happened';
}
