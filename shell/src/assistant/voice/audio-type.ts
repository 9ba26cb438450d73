export const AUDIO_BITRATE = 128_000;
export const CHUNK_MS = 500;
/** What is asked of the microphone. 44.1 kHz mono is a wish; browsers give what they have. */
export const MICROPHONE: MediaTrackConstraints = {
  sampleRate: 44_100,
  channelCount: 1,
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
};

export const PREFERRED_TYPES = ['audio/webm;codecs=opus', 'audio/webm', 'audio/ogg;codecs=opus', 'audio/mp4', 'audio/wav'] as const;

/** The first type this browser records; undefined leaves the choice to it. */
export function recordedType(isSupported: (type: string) => boolean): string | undefined {
  return PREFERRED_TYPES.find(isSupported);
}

/** `audio.<extension>`; 'audio/mpeg' is an mp3 though it does not say so. */
export function audioExtension(type: string): string {
  const name = type.toLowerCase().replace('mpeg', 'mp3');
  return ['webm', 'wav', 'ogg', 'mp3'].find((extension) => name.includes(extension)) ?? 'mp4';
}
