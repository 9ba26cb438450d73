import { useEffect, useRef } from 'react';
import type { Asked } from './questions';

/** One question with its two answers. The platform's own dialog keeps the focus and closes on Escape. */
export function Ask({ asked, cancel }: { asked: Asked; cancel: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, [asked]);
  return (
    <dialog ref={dialog} className="question" aria-labelledby="question-title" onCancel={() => asked.answer(false)}>
      <h2 id="question-title">{asked.title}</h2>
      <p>{asked.text}</p>
      <div className="question-actions">
        <button type="button" className="bf-button" onClick={() => asked.answer(false)}>
          {cancel}
        </button>
        <button type="button" className="bf-button bf-button-primary" onClick={() => asked.answer(true)}>
          {asked.ok}
        </button>
      </div>
    </dialog>
  );
}
