import type { Terms } from '@butterfly/contracts/inventory';
import { useAction, useFeature, usePlugin } from '@butterfly/plugin-sdk/react';
import { PageHeader } from '@butterfly/ui-kit';
import { describedBy, Field, Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { LateForm } from './late-form';
import { api, keys, versionOf } from '../inventory.client';

const places = [
  ['locations', 'Locations', 'Where things stand'],
  ['categories', 'Categories', 'How things are looked for'],
  ['subcategories', 'Subcategories', 'A finer order'],
  ['types', 'Types', 'How things are counted and cleaned'],
  ['items', 'Items', 'All things as a table'],
] as const;

/** The lists that the inventory stands on, and what is taken for damage. */
export function Page() {
  const { nav } = usePlugin();
  const terms = useQuery({ queryKey: [...keys.setup, 'terms'], queryFn: async ({ signal }) => (await api.getTerms({ signal })).data });
  return (
    <div className="bf-page">
      <PageHeader eyebrow={<Link to={nav.href('overview')}>Inventory</Link>} title="Inventory settings" />
      <ul className="inv-settings">
        {places.map(([id, title, text]) => (
          <li key={id} className="bf-panel">
            <Link to={nav.href(id)}>{title}</Link>
            <span className="bf-soft">{text}</span>
          </li>
        ))}
      </ul>
      <Loaded query={terms} what="the terms" kind="form">
        {(saved) => (
          <>
            <TermsForm key={saved.version} terms={saved} />
            <LateForm terms={saved} />
          </>
        )}
      </Loaded>
    </div>
  );
}

const percent = (bps: number) => String(bps / 100);
/** Basis points of what is typed; undefined for what is no percentage. */
function readPercent(text: string): number | undefined {
  const value = Number(text.replace(',', '.'));
  return text.trim() !== '' && value >= 0 && value <= 100 ? Math.round(value * 100) : undefined;
}

function TermsForm({ terms }: { terms: Terms }) {
  const mayChange = useFeature('manage_templates');
  const [waiver, setWaiver] = useState(percent(terms.waiver_bps));
  const [liability, setLiability] = useState(percent(terms.liability_bps));
  const [waiverBps, liabilityBps] = [readPercent(waiver), readPercent(liability)];
  const save = useAction<undefined, unknown>({
    run: () => api.updateTerms({ body: { waiver_bps: waiverBps, liability_bps: liabilityBps }, ifMatch: versionOf(terms) }),
    invalidates: [keys.setup, keys.goods],
    successMessage: () => 'Saved',
  });
  const wrong = (bps: number | undefined) => (bps === undefined ? ['Between 0 and 100'] : undefined);
  return (
    <section className="bf-panel inv-terms" aria-label="Damage waiver">
      <h2>Damage waiver</h2>
      <Field id="waiver" label="Costs, % of the rental" errors={wrong(waiverBps)}>
        <Input
          {...describedBy('waiver', wrong(waiverBps))}
          inputMode="decimal"
          disabled={!mayChange}
          value={waiver}
          onChange={({ target }) => setWaiver(target.value)}
        />
      </Field>
      <Field id="liability" label="An accident then costs, % of a new piece" errors={wrong(liabilityBps)}>
        <Input
          {...describedBy('liability', wrong(liabilityBps))}
          inputMode="decimal"
          disabled={!mayChange}
          value={liability}
          onChange={({ target }) => setLiability(target.value)}
        />
      </Field>
      <p className="bf-soft">What is missing is charged whole, with a waiver and without.</p>
      {mayChange && (
        <Button
          type="primary"
          loading={save.busy}
          disabled={waiverBps === undefined || liabilityBps === undefined}
          onClick={() => save.go(undefined)}
        >
          Save
        </Button>
      )}
    </section>
  );
}
