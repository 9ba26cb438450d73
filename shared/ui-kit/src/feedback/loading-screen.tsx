import { useEffect, useState } from 'react';
import { Butterfly } from '../icon/butterfly';

const BUTTERFLY_AFTER_MS = 1500;

/**
 * Waiting for a page. Shows a small ring at first, and the butterfly when it takes longer than 1.5 s.
 *
 * @example
 * <LoadingScreen message="Opening the board…" fullscreen />
 */
export function LoadingScreen({ message = 'Loading...', fullscreen = false }: { message?: string; fullscreen?: boolean }) {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), BUTTERFLY_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={fullscreen ? 'bf-loading bf-loading-fullscreen' : 'bf-loading'} role="status" data-testid="loading-screen">
      {long ? (
        <span data-testid="butterfly">
          <Butterfly size={56} flying />
        </span>
      ) : (
        <span className="bf-ring" data-testid="spinner" />
      )}
      <span>{message}</span>
    </div>
  );
}
