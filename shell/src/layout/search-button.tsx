import { Icon, KeyHint } from '@butterfly/ui-kit';
import { useServices } from '../app-services';

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Opens the command palette; wide windows show the keys that do the same. */
export function SearchButton() {
  const { palette } = useServices();
  return (
    <button
      type="button"
      className="search-button"
      aria-label="Search and commands"
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      onClick={palette.open}
    >
      <Icon name="search" size={18} />
      <span className="search-button-text" aria-hidden="true">
        Search
      </span>
      <KeyHint keys={isMac ? ['⌘', 'K'] : ['Ctrl', 'K']} />
    </button>
  );
}
