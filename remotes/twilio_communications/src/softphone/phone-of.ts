import type { PluginContext } from '@butterfly/plugin-sdk';
import { sounds } from '../sounds/sounds';
import { phoneServer } from './phone.client';
import { SharedPhone } from './shared-phone';
import { Softphone } from './softphone';
import type { SoftphoneParts } from './softphone-parts';
import type { DeviceMaker } from './voice';

const UNNOTICED_MS = 40;

/** The softphone of this person: one in all pages, made by whoever asks first. */
export function phoneOf(context: PluginContext): SharedPhone {
  return context.life.keep('softphone', () => makePhone(context));
}

function makePhone({ signal, user, tenant, log, events }: PluginContext): SharedPhone {
  const name = `butterfly-softphone-${tenant.id}-${user.id}`;
  const make = () =>
    new Softphone({
      server: announcing(events),
      load,
      sounds,
      microphone,
      now: () => Date.now(),
      newId: () => crypto.randomUUID(),
      soon: (work) => void setTimeout(work, UNNOTICED_MS),
      report: (message, details) => log('warn', message, details),
    });
  const phone = new SharedPhone({
    make,
    channel: new BroadcastChannel(name),
    lead: (work) => void lead(name, { signal, work }),
    microphone,
    signal,
  });
  const woke = () => {
    if (document.visibilityState === 'visible') phone.woke();
  };
  window.addEventListener('online', woke, { signal });
  document.addEventListener('visibilitychange', woke, { signal });
  return phone;
}

/** The next in the line of open pages comes when the one before has let go, be it by closing. */
async function lead(name: string, { signal, work }: { signal: AbortSignal; work: () => Promise<void> }): Promise<void> {
  try {
    await navigator.locks.request(name, { signal }, work);
  } catch (error) {
    // Signed out before it was this page's turn.
    if (!signal.aborted) throw error;
  }
}

/** Other plugins hear of calls that have ended, e.g. to show them with a contact. */
function announcing(events: PluginContext['events']): SoftphoneParts['server'] {
  return {
    ...phoneServer,
    log: async (entry) => {
      await phoneServer.log(entry);
      events.publish('twilio_communications.call.ended@1', { status: entry.status, duration_seconds: entry.duration_seconds });
    },
  };
}

/** The SDK comes only for who may call, once there is a token. */
async function load(): Promise<DeviceMaker> {
  const { Device } = await import('@twilio/voice-sdk');
  return Device as unknown as DeviceMaker;
}

const microphone: SoftphoneParts['microphone'] = {
  state: async () => {
    if (!('mediaDevices' in navigator)) return 'denied';
    try {
      return (await navigator.permissions.query({ name: 'microphone' as PermissionName })).state;
    } catch {
      // Browsers that do not know this permission ask when the microphone is wanted.
      return 'prompt';
    }
  },
  ask: async () => {
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      for (const track of stream.getTracks()) track.stop();
      return true;
    } catch {
      // Refused, or there is no microphone: the person is told by who has asked.
      return false;
    }
  },
};
