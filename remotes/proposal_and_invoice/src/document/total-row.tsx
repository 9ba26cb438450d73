import { Money } from '@butterfly/ui-kit';
import type { ReactNode } from 'react';

export function TotalRow({ label, cents, currency }: { label: ReactNode; cents: number; currency: string }) {
  return (
    <div className="pi-row">
      <dt>{label}</dt>
      <dd>
        <Money minor={cents} currency={currency} />
      </dd>
    </div>
  );
}
