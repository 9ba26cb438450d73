import { Botanical, brandStyle } from '@butterfly/ui-kit';
import type { ReactNode } from 'react';

/** The sheet that all pages of clients stand on, in the colour of the business. */
export function Frame({
  brand,
  business,
  lang,
  children,
}: {
  readonly brand: string | null;
  readonly business?: string | null;
  readonly lang: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="portal bf-branded" lang={lang} style={brandStyle(brand)}>
      <div className="portal-sheet">
        {business && <p className="portal-business">{business}</p>}
        {children}
      </div>
    </div>
  );
}

/** A page that says one thing. */
export function OneThing({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="portal-one">
      <Botanical name="wreath" width={120} />
      <h1 tabIndex={-1} data-page-heading="">
        {title}
      </h1>
      {children}
    </div>
  );
}
