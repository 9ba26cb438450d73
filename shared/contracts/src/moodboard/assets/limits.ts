/** Largest picture, in bytes of its file. */
export const MAX_ASSET_BYTES = 20 * 1024 * 1024;
/** Largest picture, in pixels: what is beyond would take the server's memory before it shows on a board. */
export const MAX_ASSET_PIXELS = 50_000_000;
