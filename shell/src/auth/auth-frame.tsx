import { Botanical, Butterfly } from '@butterfly/ui-kit';
import type { ReactNode } from 'react';
import { ThemeToggle } from '../layout/theme-toggle';

/** The page around signing in. */
export function AuthFrame({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className="auth">
      <aside className="auth-side" aria-hidden="true">
        <div className="auth-brand">
          <Butterfly size={30} />
          <span>Butterfly</span>
        </div>
        <Botanical name="sprig" width={420} />
        <p>Every stem, every table, every promise – in one calm place.</p>
      </aside>
      <main id="main" className="auth-main" tabIndex={-1}>
        <div className="auth-theme">
          <ThemeToggle />
        </div>
        <div className="auth-panel">
          <div className="auth-brand auth-brand-small">
            <Butterfly size={26} />
            <span>Butterfly</span>
          </div>
          <h1 tabIndex={-1} data-page-heading="">
            {title}
          </h1>
          <p className="auth-lead">{lead}</p>
          {children}
        </div>
      </main>
    </div>
  );
}
