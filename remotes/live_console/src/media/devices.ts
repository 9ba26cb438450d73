import { DEVICE_WAIT_MS } from '../model/limits';

export interface Device {
  readonly id: string;
  readonly label: string;
}

export interface DeviceList {
  readonly cameras: readonly Device[];
  readonly microphones: readonly Device[];
}

/** The cameras and microphones of this machine. Where there is none yet, one is waited for up to 3 s. */
export async function readDevices(): Promise<DeviceList> {
  const first = await listed();
  if (!isEmpty(first)) return first;
  await deviceChange();
  return listed();
}

export const isEmpty = ({ cameras, microphones }: DeviceList): boolean => cameras.length === 0 && microphones.length === 0;

async function listed(): Promise<DeviceList> {
  const found = await navigator.mediaDevices.enumerateDevices();
  return { cameras: named(found, 'videoinput', 'Camera'), microphones: named(found, 'audioinput', 'Microphone') };
}

/** Browsers name a device only after they were allowed to use one. */
function named(found: readonly MediaDeviceInfo[], kind: MediaDeviceKind, word: string): Device[] {
  return found
    .filter((device) => device.kind === kind)
    .map(({ deviceId, label }, at) => ({ id: deviceId, label: label || `${word} ${at + 1}` }));
}

function deviceChange(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      navigator.mediaDevices.removeEventListener('devicechange', done);
      resolve();
    };
    const timer = setTimeout(done, DEVICE_WAIT_MS);
    navigator.mediaDevices.addEventListener('devicechange', done);
  });
}

/** What is asked for next time: the chosen device if it is still there, else whichever the browser prefers. */
export function stillThere(devices: readonly Device[], chosen: string): string {
  return devices.some(({ id }) => id === chosen) ? chosen : '';
}
