import type { RawData } from 'ws';
import type { Frame } from './socket-hub';

const PER_SECOND = 20;

/** How many frames a socket may still send; what is not used up does not add up. */
export class FrameAllowance {
  private second = 0;
  private used = 0;

  take(now = Date.now()): boolean {
    const second = Math.floor(now / 1_000);
    if (second !== this.second) [this.second, this.used] = [second, 0];
    this.used += 1;
    return this.used <= PER_SECOND;
  }
}

/** A frame as a page sends it; null for what is none. */
export function readFrame(data: RawData): Frame | null {
  try {
    const frame: unknown = JSON.parse(String(data));
    return typeof frame === 'object' && frame !== null && 'type' in frame && typeof frame.type === 'string' ? (frame as Frame) : null;
  } catch {
    return null;
  }
}
