import { useEffect, useId, useRef, useState, type RefObject } from 'react';

export interface Popover {
  readonly isOpen: boolean;
  readonly id: string;
  readonly root: RefObject<HTMLDivElement | null>;
  readonly button: RefObject<HTMLButtonElement | null>;
  toggle(): void;
  close(): void;
}

/** A panel below a button: closes on Escape (the focus returns to the button), on a click elsewhere and on leaving it. */
export function usePopover(): Popover {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    if (!isOpen) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    const handleOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('keydown', handleKey);
    document.addEventListener('pointerdown', handleOutside);
    document.addEventListener('focusin', handleOutside);
    return () => {
      document.removeEventListener('keydown', handleKey);
      document.removeEventListener('pointerdown', handleOutside);
      document.removeEventListener('focusin', handleOutside);
    };
  }, [isOpen]);
  return { isOpen, id, root, button, toggle: () => setOpen((open) => !open), close: () => setOpen(false) };
}
