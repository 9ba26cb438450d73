import type { ConsoleConfig } from '@butterfly/contracts/live_console';
import type { PluginContext } from '@butterfly/plugin-sdk';
import { liveConsole } from '../console.client';
import { MediaControl } from '../media/media-control';
import { SoundPlayer } from '../media/sound-player';
import { initialState } from '../model/console-state';
import { reasonOf, serviceError } from '../model/texts';
import { ConsoleStore } from './console-store';
import { LiveSession, type Credentials } from './live-session';

const OWN_ADDRESS = '/ws/live-console/';

/** All that runs while the panel is there; `end` lets go of everything. */
export interface LiveConsole {
  readonly store: ConsoleStore;
  readonly session: LiveSession;
  readonly media: MediaControl;
  /** What the person has typed; it lives in this object and nowhere else. */
  setManual(typed: Partial<Credentials>): void;
  setWants(wants: { audio: boolean; text: boolean }): void;
  end(): void;
}

interface Wiring {
  readonly config: ConsoleConfig;
  /** The server has no credential of its own. */
  readonly isManual: boolean;
  readonly life: PluginContext['life'];
}

export function createLiveConsole({ config, isManual, life }: Wiring): LiveConsole {
  const { userSettings, websocketUrl, projectId, systemInstructions } = config;
  const store = new ConsoleStore(initialState({ voice: userSettings.preferred_voice }));
  let manual: Credentials = { bearerToken: '', projectId: projectId ?? '' };
  let wants = { audio: userSettings.enable_audio_output, text: userSettings.enable_text_output };
  const speaker = new SoundPlayer((error) => store.system(serviceError(`the sound could not be played: ${reasonOf(error)}`)));
  const session = new LiveSession({
    store, speaker, instructions: systemInstructions,
    open: () => life.socket(websocketUrl ?? OWN_ADDRESS),
    credentials: () => (isManual ? Promise.resolve(complete(manual)) : askedFor()),
    after: life.after,
    isOnline: () => navigator.onLine,
    wants: () => wants,
  });
  const media = new MediaControl(store, session);
  const handleOnline = () => session.online();
  window.addEventListener('online', handleOnline);
  const end = () => {
    window.removeEventListener('online', handleOnline);
    media.stopAll();
    session.disconnect();
  };
  life.onEnd(end);
  return {
    store, session, media, end,
    setManual: (typed) => void (manual = { ...manual, ...typed }),
    setWants: (next) => void (wants = next),
  };
}

function complete({ bearerToken, projectId }: Credentials): Credentials | null {
  const [token, project] = [bearerToken.trim(), projectId.trim()];
  return token && project ? { bearerToken: token, projectId: project } : null;
}

/** A ticket is good for minutes, so each connection asks for its own. */
async function askedFor(): Promise<Credentials | null> {
  const { data } = await liveConsole.getBearerToken({ body: {} });
  return data.bearer_token && data.project_id ? { bearerToken: data.bearer_token, projectId: data.project_id } : null;
}
