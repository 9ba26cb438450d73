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
  /** The business is reached in another way from the next connection on; what was said stays. */
  configure(setup: Setup): void;
  setWants(wants: { audio: boolean; text: boolean }): void;
  end(): void;
}

export interface Setup {
  readonly config: ConsoleConfig;
  /** The server has no credential of its own. */
  readonly isManual: boolean;
}

export function createLiveConsole(first: Setup, life: PluginContext['life']): LiveConsole {
  const { userSettings } = first.config;
  const store = new ConsoleStore(initialState({ voice: userSettings.preferred_voice }));
  let setup = first;
  let typed: Partial<Credentials> = {};
  let wants = { audio: userSettings.enable_audio_output, text: userSettings.enable_text_output };
  const speaker = new SoundPlayer((error) => store.system(serviceError(`the sound could not be played: ${reasonOf(error)}`)));
  const session = new LiveSession({
    store,
    speaker,
    instructions: () => setup.config.systemInstructions,
    open: () => life.socket(setup.config.websocketUrl ?? OWN_ADDRESS),
    credentials: () =>
      setup.isManual
        ? Promise.resolve(complete({ bearerToken: typed.bearerToken ?? '', projectId: setup.config.projectId ?? typed.projectId ?? '' }))
        : askedFor(),
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
    store,
    session,
    media,
    end,
    setManual: (more) => void (typed = { ...typed, ...more }),
    configure: (next) => void (setup = next),
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
