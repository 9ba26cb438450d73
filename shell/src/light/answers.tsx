import { useSyncExternalStore } from 'react';
import { Ask } from '../ui/ask';
import { useLight } from './light-context';
import { useWords } from './words';

/** What a page says in passing, and what it asks before something that matters. */
export function Answers() {
  return (
    <>
      <Sayings />
      <Question />
    </>
  );
}

function Sayings() {
  const { toasts } = useLight();
  const words = useWords();
  const shown = useSyncExternalStore(toasts.store.subscribe, toasts.store.getState);
  return (
    <div className="toasts" role="status" aria-live="polite" data-testid="toasts">
      {shown.map(({ key, kind, text }) => (
        <div key={key} className={`toast toast-${kind}`} data-testid="toast">
          <span>{text}</span>
          <button type="button" className="bf-icon-button" aria-label={words.dismiss} onClick={() => toasts.dismiss(key)}>
            ×
          </button>
        </div>
      ))}
    </div>
  );
}

function Question() {
  const { questions } = useLight();
  const { cancel } = useWords();
  const asked = useSyncExternalStore(questions.store.subscribe, questions.store.getState);
  return asked && <Ask asked={asked} cancel={cancel} />;
}
