import { Icon } from '@butterfly/ui-kit';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { useBoot, useServices } from '../app-services';
import { PopoverButton } from '../ui/popover-button';
import { usePopover } from '../ui/use-popover';
import { namesOf, releaseNews, type ReleaseNews } from './release-news';
import { reloadPage } from './reload-page';

/** A new version is ready: said quietly, taken when the person wants it. */
export function NewsBadge() {
  const news = useReleaseNews();
  const [seen, setSeen] = useState('');
  const popover = usePopover();
  const key = news.map(({ id, version }) => `${id}@${version}`).join();
  if (news.length === 0 || key === seen) return null;
  const handleLater = () => {
    setSeen(key);
    popover.close();
  };
  return (
    <PopoverButton
      popover={popover}
      label="A new version is ready"
      className="news-button"
      face={
        <>
          <Icon name="refresh" size={16} /> <span>New version</span>
        </>
      }
    >
      <NewsPanel id={popover.id} news={news} onLater={handleLater} />
    </PopoverButton>
  );
}

function NewsPanel({ id, news, onLater }: { id: string; news: readonly ReleaseNews[]; onLater: () => void }) {
  const services = useServices();
  const [busy, setBusy] = useState(false);
  const handleReload = async () => {
    setBusy(true);
    await reloadPage(services);
    setBusy(false);
  };
  return (
    <section id={id} className="popover news" aria-label="New version">
      <h2>A new version of {namesOf(news)} is ready</h2>
      <ul>
        {news.slice(0, 5).map(({ id: plugin, title, version }) => (
          <li key={plugin}>
            <strong>{title}</strong>
            <span>{version}</span>
          </li>
        ))}
      </ul>
      <p>You get it with the next page load. Nothing changes under your hands until then, and what you saved stays.</p>
      <div className="news-actions">
        <button type="button" className="bf-button" onClick={onLater}>
          Later
        </button>
        <button type="button" className="bf-button bf-button-primary" disabled={busy} onClick={() => void handleReload()}>
          Reload now
        </button>
      </div>
    </section>
  );
}

function useReleaseNews(): readonly ReleaseNews[] {
  const { loader, shellVersion: shell } = useServices();
  const { boot } = useBoot();
  const states = useSyncExternalStore(loader.store.subscribe, loader.store.getState);
  return useMemo(() => releaseNews({ boot, states, shell }), [boot, states, shell]);
}
