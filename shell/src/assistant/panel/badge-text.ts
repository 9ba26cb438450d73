import type { Activity } from '../assistant-state';
import { isDetectingSilence, type Recorder } from '../voice/recorder';

/** What the header says is going on; null when nothing is. */
export function badgeText(activity: Activity, recorder: Recorder, isPlaying: boolean): string | null {
  if (recorder.phase === 'recording') return isDetectingSilence(recorder) ? 'Detecting silence...' : 'Recording';
  if (recorder.phase === 'starting') return 'Recording';
  if (recorder.phase === 'stopping' || recorder.phase === 'processing' || activity === 'voice') return 'Processing...';
  if (activity === 'waiting' || activity === 'streaming') return 'Responding...';
  return isPlaying ? 'Speaking...' : null;
}
