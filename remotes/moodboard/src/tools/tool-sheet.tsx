import { Icon } from '@butterfly/ui-kit';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';

interface ToolSheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What a tool offers, on a phone: over the lower part of the board, as wide as it is. */
export function ToolSheet({ title, onClose, children }: ToolSheetProps) {
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => sheet.current?.focus(), []);
  return (
    <section
      ref={sheet}
      className="mb-sheet"
      aria-label={title}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <header className="mb-panel-head">
        <h2>{title}</h2>
        <button type="button" className="bf-icon-button" aria-label={`Close ${title.toLowerCase()}`} onClick={onClose}>
          <Icon name="close" size={18} />
        </button>
      </header>
      {children}
    </section>
  );
}
