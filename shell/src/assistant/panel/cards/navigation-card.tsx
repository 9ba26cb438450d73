import { ownPath } from '@butterfly/plugin-sdk';
import { Icon } from '@butterfly/ui-kit';
import { safeLink } from '../../chat/safe-link';
import { useAssistant } from '../use-assistant';

/** The way an answer named, to be gone again; an address of another site is opened by a click only. */
export function NavigationCard({ url }: { url: string }) {
  const { host } = useAssistant().core;
  const path = ownPath(url);
  const href = path ?? safeLink(url);
  if (!href) return null;
  if (path)
    return (
      <button type="button" className="assistant-way" onClick={() => host.go(path)}>
        <Icon name="arrow-right" size={16} /> Open {path.split('?')[0]}
      </button>
    );
  return (
    <a className="assistant-way" href={href} target="_blank" rel="noopener noreferrer">
      <Icon name="external" size={16} /> {href}
    </a>
  );
}
