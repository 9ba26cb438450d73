import type { ReactNode } from 'react';
import { ToolToolbar } from '../toolbar/tool-toolbar';
import type { RouteMatch } from '../routes/route-table';
import { Strips } from './strips';
import { TopBar } from './top-bar';

/** What every page of the staff app shares. */
export function AppLayout({ match, children }: { match: RouteMatch | null; children: ReactNode }) {
  return (
    <div className="app">
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Strips />
      <TopBar />
      <ToolToolbar match={match} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer className="footer">
        <span>© {new Date().getFullYear()} Butterfly</span>
      </footer>
    </div>
  );
}
