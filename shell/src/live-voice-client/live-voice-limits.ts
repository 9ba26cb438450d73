/** Constants of the live voice client; the assistant and the live console have others (decision A-25). */
export const LIVE_VOICE = {
  /** Overridable by whoever makes a client (decision A-53). */
  model: 'gemini-2.0-flash-exp',
  region: 'us-central1',
  playbackRate: 24_000,
  captureRate: 16_000,
  /** Captured sound is sent this often. */
  sendEveryMs: 1_000,
  mostReconnects: 3,
  reconnectMs: 1_000,
  processors: '/pcm-processor.js',
  video: { width: { ideal: 1_280 }, height: { ideal: 720 }, frameRate: { ideal: 30 } },
  jpegQuality: 0.8,
  frameEveryMs: 1_000,
  videoLoadMs: 5_000,
  videoSettleMs: 500,
} as const;
