/** Gives microphone, camera or screen back. False: nothing is recorded. */
export function release(stream: MediaStream): false {
  for (const track of stream.getTracks()) track.stop();
  return false;
}
