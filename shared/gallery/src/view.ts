import { useState } from 'react';
import type { ThemeMode } from '@butterfly/ui-kit';

/** How the gallery is looked at. `phone`: inside a frame of 360 px, as a page of its own. */
export interface View {
  readonly theme: ThemeMode;
  readonly phone: boolean;
}

const read = (address: URLSearchParams): View => ({
  theme: address.get('theme') === 'light' ? 'light' : 'dark',
  phone: address.has('phone'),
});

/** The address of a view: what is usual is left out. */
export function addressOf({ theme, phone }: View): string {
  const address = new URLSearchParams({ ...(theme === 'light' && { theme }), ...(phone && { phone: '' }) }).toString();
  return address ? `?${address}` : location.pathname;
}

/** The view that the address names, and changing it. */
export function useView(): [View, (view: View) => void] {
  const [view, setView] = useState(() => read(new URLSearchParams(location.search)));
  const change = (next: View) => {
    history.replaceState(null, '', addressOf(next));
    setView(next);
  };
  return [view, change];
}
