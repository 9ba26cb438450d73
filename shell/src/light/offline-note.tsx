import { useContext, useEffect, useState } from 'react';
import type { WorkerNews } from './keep-link';
import { useLight } from './light-context';
import { LanguageContext, useWords } from './words';

/** Says that what is shown was kept, and as of when; asks anew when there is a network again. */
export function OfflineNote() {
  const { scopes } = useLight();
  const words = useWords();
  const language = useContext(LanguageContext);
  const [since, setSince] = useState<number | null>(null);
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    const { serviceWorker: worker } = navigator;
    const heard = ({ data }: MessageEvent<WorkerNews | null>) => {
      if (data?.kind === 'offline') setSince((now) => Math.min(now ?? data.at, data.at));
      if (data?.kind === 'online') setSince(null);
    };
    const back = () => scopes.queries().forEach(([, queries]) => void queries.refetchQueries({ type: 'active' }));
    worker.addEventListener('message', heard);
    worker.startMessages();
    window.addEventListener('online', back);
    return () => {
      worker.removeEventListener('message', heard);
      window.removeEventListener('online', back);
    };
  }, [scopes]);
  if (since === null) return null;
  const at = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(since);
  return (
    <p className="offline-note" role="status">
      {words.offline.replace('{at}', at)}
    </p>
  );
}
