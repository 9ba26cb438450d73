import { Icon } from '@butterfly/ui-kit';
import { useSyncExternalStore } from 'react';
import { useServices } from '../app-services';

export function ThemeToggle() {
  const { theme } = useServices();
  const mode = useSyncExternalStore(theme.subscribe, theme.getState);
  const label = mode === 'dark' ? 'Switch to light theme' : 'Switch to dark theme';
  return (
    <button type="button" className="bf-icon-button" aria-label={label} title={label} onClick={theme.toggle}>
      <Icon name={mode === 'dark' ? 'sun' : 'moon'} />
    </button>
  );
}
