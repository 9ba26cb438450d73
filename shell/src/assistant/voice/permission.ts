export const NO_MICROPHONE = 'No microphone detected';
export const DENIED = 'Microphone permission denied';
export const UNKNOWN = 'Could not check microphone permission';
/** What the panel shows for a refusal. */
export const DENIED_HELP = 'Microphone access denied. Please grant permission in browser settings.';

/** Looks whether there is a microphone and whether it may be used, without asking the person. Null when nothing is against it. */
export async function microphoneProblem(browser: Navigator = navigator): Promise<string | null> {
  try {
    const devices = await browser.mediaDevices.enumerateDevices();
    if (!devices.some(({ kind }) => kind === 'audioinput')) return NO_MICROPHONE;
    return (await permissionOf(browser)) === 'denied' ? DENIED : null;
  } catch (error) {
    console.warn('[assistant] the microphone permission could not be checked', error);
    return UNKNOWN;
  }
}

/** Some browsers do not know the name; then only the recording itself can tell. */
async function permissionOf(browser: Navigator): Promise<PermissionState> {
  const name = 'microphone' as PermissionName;
  return (await browser.permissions?.query({ name }).catch(() => null))?.state ?? 'prompt';
}
