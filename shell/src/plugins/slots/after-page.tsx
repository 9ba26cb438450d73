import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useServices } from '../../app-services';

/** For a page that does not come, and for those of the shell, nothing waits longer. */
export const PATIENCE_MS = 2_000;
/** A page that goes on working has been waited for long enough. */
const QUIET_MS = 500;

/**
 * Draws its children once the window has drawn its first page and has a moment for them. What lies over every page has files of its own,
 * and compiling them while the page's are compiled would keep everybody waiting who came for the page.
 */
export function AfterPage({ children }: { children: ReactNode }) {
  const { firstPage } = useServices();
  const isDrawn = useSyncExternalStore(firstPage.subscribe, firstPage.isDrawn);
  const [isTime, setTime] = useState(isDrawn);
  useEffect(() => {
    if (isTime) return undefined;
    const begin = () => setTime(true);
    return isDrawn ? whenQuiet(begin) : after(PATIENCE_MS, begin);
  }, [isDrawn, isTime]);
  return isTime ? children : null;
}

/** Safari knows no idle time. */
function whenQuiet(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) return after(0, work);
  const id = window.requestIdleCallback(work, { timeout: QUIET_MS });
  return () => window.cancelIdleCallback(id);
}

function after(ms: number, work: () => void): () => void {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
}
