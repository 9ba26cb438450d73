/** A change of mode or voice, and the first try after a lost connection, wait this long (T-749). */
export const RECONNECT_MS = 1_000;
export const MOST_RETRIES = 3;
/** A connection that has lasted this long starts counting anew. */
export const HEALTHY_MS = 30_000;
/** From the opening of the socket to the answer to the setup. */
export const SETUP_MS = 12_000;
/** What is left of a service's notice is not used up to the last moment. */
export const NOTICE_RESERVE_MS = 1_000;

export const CAPTURE_RATE = 16_000;
export const PLAYBACK_RATE = 24_000;
/** One chunk a second. */
export const CHUNK_SAMPLES = 16_000;
export const FRAME_MS = 1_000;
export const JPEG_QUALITY = 0.8;
export const VIDEO_LOAD_MS = 5_000;
export const VIDEO_SETTLE_MS = 500;
/** Pictures are left out while this much waits to be sent. */
export const MOST_BUFFERED = 256 * 1_024;
/** Where no device is there yet, one is waited for this long. */
export const DEVICE_WAIT_MS = 3_000;
export const CAMERA = { width: { ideal: 1_280 }, height: { ideal: 720 }, frameRate: { ideal: 30 } } as const;
export const SCREEN = { frameRate: { ideal: 10, max: 30 } } as const;
/** The log of a long day stays this short. */
export const MOST_MESSAGES = 400;
