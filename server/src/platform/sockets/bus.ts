/** Messages between the server's processes; at most once, not for anything that must not be lost. */
export interface Bus {
  /** Sends to every process, this one included. */
  publish(channel: string, message: unknown): void;
  on(channel: string, listener: (message: unknown) => void): void;
  close(): Promise<void>;
}
