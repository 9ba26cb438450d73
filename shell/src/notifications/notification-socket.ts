import { socketAddress, socketFrames } from './socket-frames';

/** Opens the socket and hands its frames over. Loaded after the first paint, with rxjs. */
export function openNotificationSocket(onFrame: (frame: unknown) => void): () => void {
  const subscription = socketFrames(socketAddress(window.location)).subscribe({
    next: onFrame,
    error: (error: unknown) => console.warn('[shell] notifications ended', error),
  });
  return () => subscription.unsubscribe();
}
