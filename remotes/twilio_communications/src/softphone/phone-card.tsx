import { Icon } from '@butterfly/ui-kit';
import type { ReactNode } from 'react';

interface PhoneCardProps {
  readonly id: string;
  readonly role: 'alert' | 'alertdialog';
  readonly className?: string;
  readonly title: ReactNode;
  readonly onClose: () => void;
  /** Buttons, the first choice last. */
  readonly actions: ReactNode;
  /** What is said below the title. */
  readonly children: ReactNode;
}

/** A card of the softphone that asks or tells one thing. */
export function PhoneCard({ id, role, className = '', title, onClose, actions, children }: PhoneCardProps) {
  return (
    <section className={`tw-card ${className}`.trim()} role={role} aria-labelledby={id}>
      <div className="tw-card-head">
        <span className="tw-card-mark" aria-hidden="true">
          <Icon name="phone" />
        </span>
        <div className="tw-card-who">
          <h2 id={id} className="tw-card-name">
            {title}
          </h2>
          {children}
        </div>
        <button type="button" className="bf-icon-button" aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className="tw-card-actions">{actions}</div>
    </section>
  );
}
