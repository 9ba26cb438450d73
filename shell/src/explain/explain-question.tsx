import { useId, useState } from 'react';
import { ExplainPanel } from './explain-panel';

/** A question that opens its answer below itself. */
export function ExplainQuestion({ plugin, question }: { plugin: string; question: string }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="explain-question">
      <button type="button" className="text-button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {question}
      </button>
      <div id={id}>{open && <ExplainPanel plugin={plugin} />}</div>
    </div>
  );
}
