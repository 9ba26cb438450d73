import type { Terms } from '@butterfly/contracts/inventory';
import { useFeature } from '@butterfly/plugin-sdk/react';
import { MoneyField, NumberField, RecordForm } from '@butterfly/record-kit/form';
import { Money } from '@butterfly/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { api, keys, versionOf } from '../inventory.client';

/** What a project pays that brings its things back late. */
export function LateForm({ terms }: { terms: Terms }) {
  const mayChange = useFeature('manage_templates');
  const cache = useQueryClient();
  const initial = { day: terms.late_day_cents as number | null, part: (terms.late_rental_bps / 100) as number | null };
  return (
    <section className="bf-panel inv-terms" aria-label="Late return">
      <h2>Late return</h2>
      {mayChange ? (
        <RecordForm
          key={terms.version}
          name="late-return"
          initial={initial}
          submitLabel="Save the late fee"
          failureTitle="The late fee was not saved"
          submit={({ day, part }) =>
            api.updateTerms({
              body: { late_day_cents: day ?? 0, late_rental_bps: Math.round((part ?? 0) * 100) },
              ifMatch: versionOf(terms),
            })
          }
          onSaved={() => void cache.invalidateQueries({ queryKey: keys.setup })}
        >
          <MoneyField name="day" label="For each day too late" />
          <NumberField name="part" label="At least, % of the rental" min={0} max={100} />
        </RecordForm>
      ) : (
        <p>
          <Money minor={terms.late_day_cents} /> for each day too late, at least {terms.late_rental_bps / 100} % of the rental.
        </p>
      )}
      <p className="bf-soft">Charged once for a project, when the last of a thing is back. Nothing in both: nobody is charged.</p>
    </section>
  );
}
