/** Frames a second and bytes in ten seconds; a page that keeps to its own rhythm needs a fraction of it. */
const FRAMES_PER_SECOND = 30;
const BYTES_PER_WINDOW = 6 * 1_048_576;
const WINDOW_MS = 10_000;

/** How much a page may still send; what is not used up does not add up. */
export class FrameBudget {
  #second = 0;
  #frames = 0;
  #window = 0;
  #bytes = 0;

  /** `told`: this is the first frame beyond the limit in its second, so that it is said once. */
  take(bytes: number, now: number): { readonly allowed: boolean; readonly told: boolean } {
    const [second, window] = [Math.floor(now / 1_000), Math.floor(now / WINDOW_MS)];
    if (second !== this.#second) [this.#second, this.#frames] = [second, 0];
    if (window !== this.#window) [this.#window, this.#bytes] = [window, 0];
    const before = this.#isOver();
    this.#frames += 1;
    this.#bytes += bytes;
    return { allowed: !this.#isOver(), told: this.#isOver() && !before };
  }

  #isOver(): boolean {
    return this.#frames > FRAMES_PER_SECOND || this.#bytes > BYTES_PER_WINDOW;
  }
}
