/** Ids whose snackbar somebody on this computer has seen; forgotten on sign-out like everything personal. */
export const ANNOUNCED_KEY = 'notifications_announced';
const REMEMBERED = 200;
const LOCK = 'butterfly:announce';
/** Every tab hears of a notification at the same moment; the one that is looked at goes first. */
const HIDDEN_WAITS_MS = 250;

/** Runs the announcement in one tab only, and not again after a reload. */
export function announceOnce(id: string, announce: () => void): void {
  const claim = () => {
    if (claimed(id)) announce();
  };
  const ask = () => void (navigator.locks ? navigator.locks.request(LOCK, claim) : claim());
  if (document.visibilityState === 'hidden') setTimeout(ask, HIDDEN_WAITS_MS);
  else ask();
}

function claimed(id: string): boolean {
  const known = remembered();
  if (known.includes(id)) return false;
  window.localStorage.setItem(ANNOUNCED_KEY, JSON.stringify([...known, id].slice(-REMEMBERED)));
  return true;
}

function remembered(): readonly string[] {
  try {
    const list: unknown = JSON.parse(window.localStorage.getItem(ANNOUNCED_KEY) ?? '[]');
    return Array.isArray(list) ? list.map(String) : [];
  } catch (error) {
    console.warn('[shell] the list of announced notifications is unreadable and begins anew', error);
    return [];
  }
}
