import type { Page as LeadPage } from '@butterfly/contracts/lead_page_builder';
import { useFeature } from '@butterfly/plugin-sdk/react';
import { MoneyField, RecordForm } from '@butterfly/record-kit/form';
import { useQueryClient } from '@tanstack/react-query';
import { api, keys } from '../lead_page_builder.client';

interface SpendProps {
  readonly page: LeadPage;
  readonly etag: string | null;
  readonly currency: string;
}

/** What was spent to bring people to the page. */
export function Spend({ page, etag, currency }: SpendProps) {
  const cache = useQueryClient();
  const mayWrite = useFeature('manage_templates');
  if (!mayWrite || page.archived_at !== null) return null;
  return (
    <RecordForm
      key={page.version}
      name={`spend-${page.id}`}
      initial={{ spend_cents: page.spend_cents }}
      submitLabel="Keep"
      failureTitle="It was not kept"
      submit={({ spend_cents }: { spend_cents: number | null }) =>
        api.updatePage({ params: { id: String(page.id) }, body: { spend_cents: spend_cents ?? 0 }, ifMatch: etag ?? '*' })
      }
      onSaved={() => void cache.invalidateQueries({ queryKey: keys.pages })}
    >
      <MoneyField name="spend_cents" label="Spent on advertising" currency={currency} />
    </RecordForm>
  );
}
