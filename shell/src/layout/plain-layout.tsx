import type { ReactNode } from 'react';

/** A page without the bars: public pages, portals, and the few staff pages that want the whole window. */
export function PlainLayout({ children }: { children: ReactNode }) {
  return (
    <main id="main" className="plain" tabIndex={-1}>
      {children}
    </main>
  );
}
