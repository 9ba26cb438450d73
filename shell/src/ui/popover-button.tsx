import type { ReactNode } from 'react';
import type { Popover } from './use-popover';

interface PopoverButtonProps {
  readonly popover: Popover;
  readonly label: string;
  readonly className?: string;
  readonly title?: string;
  /** What stands on the button. */
  readonly face: ReactNode;
  /** The panel, drawn while it is open. */
  readonly children: ReactNode;
}

/** A button with the panel that opens below it. */
export function PopoverButton({ popover, label, className = 'bf-icon-button', title, face, children }: PopoverButtonProps) {
  return (
    <div className="popover-root" ref={popover.root}>
      <button
        ref={popover.button}
        type="button"
        className={className}
        aria-label={label}
        title={title}
        aria-expanded={popover.isOpen}
        aria-controls={popover.id}
        onClick={popover.toggle}
      >
        {face}
      </button>
      {popover.isOpen && children}
    </div>
  );
}
