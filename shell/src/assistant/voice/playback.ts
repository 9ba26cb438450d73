import { createStore } from 'zustand/vanilla';

export interface PlaybackState {
  readonly isPlaying: boolean;
  /** The browser wants a click before anything may sound. */
  readonly isBlocked: boolean;
}

/** Spoken answers, one after the other and never two at once. */
export interface Playback {
  getState(): PlaybackState;
  subscribe(listener: () => void): () => void;
  /** Queues an answer; base64 of an mp3. */
  play(audio: string): void;
  /** After a click: plays what was blocked. */
  resume(): void;
  stop(): void;
  setRate(rate: number): void;
}

type Player = Pick<HTMLAudioElement, 'play' | 'pause' | 'src' | 'playbackRate' | 'onplaying' | 'onended' | 'onerror'> & {
  preservesPitch?: boolean;
};

interface PlaybackParts {
  readonly createPlayer?: () => Player;
  readonly onStart?: () => void;
}

const QUIET: PlaybackState = { isPlaying: false, isBlocked: false };

export function createPlayback({ createPlayer = () => new Audio(), onStart = () => undefined }: PlaybackParts = {}): Playback {
  const store = createStore<PlaybackState>(() => QUIET);
  const waiting: string[] = [];
  let rate = 1;
  let current: { readonly player: Player; readonly url: string } | null = null;

  function end(): void {
    if (!current) return;
    const { player, url } = current;
    current = null;
    [player.onplaying, player.onended, player.onerror] = [null, null, null];
    player.pause();
    URL.revokeObjectURL(url);
  }

  function next(): void {
    end();
    const url = waiting.shift();
    if (!url) return store.setState(QUIET);
    const player = createPlayer();
    current = { player, url };
    player.src = url;
    // The speed is made here and not by the voice service: it would be applied twice (trap 19).
    player.preservesPitch = true;
    player.playbackRate = rate;
    player.onplaying = () => store.setState({ isPlaying: true, isBlocked: false });
    player.onended = next;
    player.onerror = next;
    begin(player);
  }

  function begin(player: Player): void {
    onStart();
    player.play().catch((error: unknown) => {
      if (current?.player !== player) return;
      if (error instanceof Error && error.name === 'NotAllowedError') store.setState({ isPlaying: false, isBlocked: true });
      else next();
    });
  }

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    play: (audio) => {
      const sound = mp3(audio);
      if (!sound) return;
      waiting.push(URL.createObjectURL(sound));
      if (!current) next();
    },
    resume: () => current && begin(current.player),
    stop: () => {
      if (!current) return;
      waiting.splice(0).forEach((url) => URL.revokeObjectURL(url));
      end();
      store.setState(QUIET);
    },
    setRate: (value) => {
      rate = value;
      if (current) current.player.playbackRate = value;
    },
  };
}

function mp3(base64: string): Blob | null {
  if (!/^[\w+/]+=*$/.test(base64)) return null;
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: 'audio/mpeg' });
}
