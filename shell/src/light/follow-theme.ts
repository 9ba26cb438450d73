/** As the shell calls what somebody has chosen. */
const KEY = 'themeMode';

/** The page is light or dark as the device is, unless one was chosen here; it follows when either changes. */
export function followTheme(window: Window): void {
  const light = window.matchMedia('(prefers-color-scheme: light)');
  const show = () => {
    window.document.documentElement.dataset['theme'] = chosen(window) ?? (light.matches ? 'light' : 'dark');
  };
  light.addEventListener('change', show);
  window.addEventListener('storage', ({ key }) => key === KEY && show());
}

function chosen({ localStorage }: Window): 'light' | 'dark' | null {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'light' || kept === 'dark' ? kept : null;
  } catch {
    // A browser may refuse to tell what it keeps: then nothing was chosen.
    return null;
  }
}
