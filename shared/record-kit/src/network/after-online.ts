/** After “online”, in milliseconds: soon again, ever later. */
const AGAIN_MS = [1_000, 3_000, 7_000, 15_000];

/**
 * Tries something when the browser says that it is connected again, and four times more within 15 seconds: “online” is said before the
 * network carries anything, and is not said a second time. `attempt` does nothing when nothing is left to do, or it is being done.
 *
 * @returns how to stop.
 * @example
 * useEffect(() => afterOnline(() => isUnsaved.current && save()), []);
 */
export function afterOnline(attempt: () => void): () => void {
  let tries: ReturnType<typeof setTimeout>[] = [];
  const forget = () => tries.forEach((one) => clearTimeout(one));
  const handleOnline = () => {
    forget();
    tries = AGAIN_MS.map((ms) => setTimeout(() => navigator.onLine && attempt(), ms));
    attempt();
  };
  window.addEventListener('online', handleOnline);
  return () => {
    forget();
    window.removeEventListener('online', handleOnline);
  };
}
