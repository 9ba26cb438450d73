import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useServices } from '../app-services';

/** Asks before something that matters. The platform's own dialog keeps the focus and closes on Escape. */
export function QuestionDialog() {
  const { questions } = useServices();
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
          Cancel
        </button>
        <button type="button" className="bf-button bf-button-primary" onClick={() => asked.answer(true)}>
          {asked.ok}
        </button>
      </div>
    </dialog>
  );
}
