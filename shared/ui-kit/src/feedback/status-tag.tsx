import type { ReactNode } from 'react';
import type { Tone } from '../theme/tokens';

/**
 * A coloured dot before a word; the word carries the meaning.
 *
 * @example
 * <StatusDot tone="eucalyptus">Confirmed</StatusDot>
 */
export function StatusDot({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className="bf-status-dot" data-tone={tone}>
      {children}
    </span>
  );
}

/**
 * A status as a soft pill.
 *
 * @example
 * <StatusTag tone="marigold">Waiting</StatusTag>
 */
export function StatusTag({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className="bf-status-tag" data-tone={tone}>
      {children}
    </span>
  );
}
