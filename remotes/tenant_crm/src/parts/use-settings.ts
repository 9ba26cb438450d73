import type { CrmSettings } from '@butterfly/contracts/tenant_crm';
import type { Versioned } from '@butterfly/record-kit/record';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { crm, keys } from '../crm.client';
import { eventTypes } from '../model/event-types';

/** Settings as editing in place sees them: there is one record. */
export type SettingsRecord = Omit<CrmSettings, 'updated_at'> & { readonly id: number; readonly updated_at: string };

export function settingsRecord(settings: CrmSettings): SettingsRecord {
  return { ...settings, id: 1, updated_at: settings.updated_at ?? new Date(0).toISOString() };
}

const FIVE_MINUTES = 300_000;

export function useSettings() {
  return useQuery({
    queryKey: keys.settings('1'),
    queryFn: async ({ signal }): Promise<Versioned<SettingsRecord>> => {
      const { data, etag } = await crm.getSettings({ signal });
      return { record: settingsRecord(data), etag };
    },
    staleTime: FIVE_MINUTES,
  });
}

interface Option {
  readonly value: string;
  readonly label: string;
}

interface Choices {
  /** What is offered; hidden entries only where a record has them already. */
  readonly options: (has?: string | null) => Option[];
  readonly label: (key: string | null) => string;
}

/** The lists a business words itself. Until they are known, a key is shown in plain words. */
export function useChoices(list: 'event_types' | 'lost_reasons' | 'sources'): Choices {
  const { data } = useSettings();
  const entries = data?.record[list];
  return useMemo(() => {
    const known =
      entries ?? (list === 'event_types' ? Object.entries(eventTypes).map(([key, label]) => ({ key, label, hidden: false })) : []);
    return {
      options: (has) => known.filter(({ key, hidden }) => !hidden || key === has).map(({ key, label }) => ({ value: key, label })),
      label: (key) => (key === null ? '' : (known.find((entry) => entry.key === key)?.label ?? key.replaceAll('_', ' '))),
    };
  }, [entries, list]);
}

/** Tags the business uses; suggestions while tagging. */
export function useKnownTags(): readonly string[] {
  return useSettings().data?.record.tags ?? [];
}

/** `12` → `No. W-0012`, as the business numbers. */
export function useNumberText(): (number: number) => string {
  const numbering = useSettings().data?.record.numbering;
  return (number) => `No. ${numbering?.prefix ?? ''}${String(number).padStart(numbering?.digits ?? 1, '0')}`;
}
