import { useEffect, useRef, useSyncExternalStore } from 'react';
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
  const words = useWords();
  const asked = useSyncExternalStore(questions.store.subscribe, questions.store.getState);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (asked) dialog.current?.showModal();
  }, [asked]);
  if (!asked) return null;
  return (
    <dialog ref={dialog} className="question" aria-labelledby="question-title" onCancel={() => asked.answer(false)}>
      <h2 id="question-title">{asked.title}</h2>
      <p>{asked.text}</p>
      <div className="question-actions">
        <button type="button" className="bf-button" onClick={() => asked.answer(false)}>
          {words.cancel}
        </button>
        <button type="button" className="bf-button bf-button-primary" onClick={() => asked.answer(true)}>
          {asked.ok}
        </button>
      </div>
    </dialog>
  );
}
