import type { ReactNode } from 'react';
import { Botanical, type BotanicalName } from '../icon/botanical';

/**
 * Nothing here yet: a drawing, one sentence, one action.
 *
 * @example
 * <EmptyState title="No photographs yet" text="Drop some here to begin." action={<Button onClick={pick}>Choose photographs</Button>} />
 */
export function EmptyState({
  drawing = 'sprig',
  title,
  text,
  action,
}: {
  drawing?: BotanicalName;
  title: string;
  text?: string;
  action?: ReactNode;
}) {
  return (
    <div className="bf-empty">
      <Botanical name={drawing} />
      <p className="bf-empty-title">{title}</p>
      {text && <p className="bf-empty-text">{text}</p>}
      {action && <div className="bf-empty-action">{action}</div>}
    </div>
  );
}
