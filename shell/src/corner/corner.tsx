import { useRef, type ReactNode } from 'react';
import { useStepAside } from './use-step-aside';

/**
 * A place for a round button in a corner of the window. Where a control of the page lies under it, the button steps aside: it becomes
 * a narrow tab in the margin of the page, and stays within reach.
 */
export function Corner({ at, children }: { at: 'bottom-left' | 'bottom-right'; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useStepAside(place);
  return (
    <div ref={place} className={`corner corner-${at}`}>
      {children}
    </div>
  );
}
