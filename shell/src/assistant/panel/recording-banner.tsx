import { useSyncExternalStore } from 'react';
import { isNoisy, MAX_RECORDING_MS } from '../voice/recorder';
import { LevelMeter } from './level-meter';
import { useAssistant, useAssistantState, useRecorderPhase } from './use-assistant';

/** From here on it is said how long one can still speak. */
const COUNTDOWN_S = 10;

export function RecordingBanner() {
  const { voice } = useAssistant();
  const phase = useRecorderPhase();
  const preview = useAssistantState((state) => state.preview);
  if (phase !== 'recording' && phase !== 'starting') return null;
  return (
    <section className="assistant-recording" aria-label="Recording">
      <div className="assistant-recording-head">
        <strong>Continuous Voice Mode Active</strong>
        <SecondsLeft />
        <button type="button" className="bf-button assistant-small" onClick={voice.discard}>
          Discard
        </button>
        <button type="button" className="bf-button bf-button-primary assistant-small" onClick={voice.input.stop}>
          Done Speaking
        </button>
      </div>
      <LevelMeter />
      <NoisyRoom />
      <p className="assistant-heard" aria-live="polite">
        {preview || (phase === 'starting' ? 'Waiting for the microphone…' : 'Listening…')}
      </p>
    </section>
  );
}

/** The silence that sends a recording does not come where it is loud: says so, once, and what to do instead. */
function NoisyRoom() {
  const { input } = useAssistant().voice;
  const noisy = useSyncExternalStore(input.subscribe, () => isNoisy(input.getState().recorder));
  return (
    <p className="assistant-noisy" role="status">
      {noisy && (
        <>
          It is loud around you, so I cannot hear when you stop speaking.{' '}
          <button type="button" className="bf-link" onClick={input.stop}>
            Stop and send
          </button>
        </>
      )}
    </p>
  );
}

function SecondsLeft() {
  const { input } = useAssistant().voice;
  const left = useSyncExternalStore(input.subscribe, () => {
    const { recorder } = input.getState();
    return recorder.phase === 'recording' ? Math.ceil((MAX_RECORDING_MS - (recorder.now - recorder.since)) / 1_000) : null;
  });
  return left !== null && left <= COUNTDOWN_S ? <span className="assistant-note bf-figures">{left} s left</span> : null;
}
