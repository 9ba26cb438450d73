/** E major, upwards, like a small bell: hertz and the second it begins. */
const NOTES: readonly (readonly [hertz: number, at: number])[] = [
  [329.63, 0],
  [415.3, 0.14],
  [493.88, 0.28],
  [659.26, 0.46],
];
const LOUDNESS = 0.05;
const RING_S = 1.6;

/** The sound of a successful sign-in, made on the spot. A browser that allows no sound is silent, and nothing else happens. */
export async function playLoginSound(): Promise<void> {
  try {
    const audio = new AudioContext();
    await audio.resume();
    for (const [hertz, at] of NOTES) ring(audio, hertz, audio.currentTime + at);
    setTimeout(() => void audio.close().catch(() => undefined), (RING_S + 1) * 1000);
  } catch (error) {
    console.debug('[shell] the login sound was not allowed', error);
  }
}

function ring(audio: AudioContext, hertz: number, at: number): void {
  const [tone, volume] = [audio.createOscillator(), audio.createGain()];
  tone.type = 'sine';
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(LOUDNESS, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + RING_S);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + RING_S);
}
