import type { CrmSettingsInput } from '@butterfly/contracts/tenant_crm';
import type { RecordKind } from '@butterfly/record-kit/record';
import { crm, keys } from '../crm.client';
import { members } from '../crm.sources';
import { settingsRecord, type SettingsRecord } from '../parts/use-settings';

export type SettingsPatch = Partial<CrmSettingsInput>;

/**
 * Settings are saved whole. `current` answers what the page knows; a part that changes is put into that, on its version,
 * so that two people who change two parts are merged like two fields of a record.
 */
export function settingsKind(current: () => SettingsRecord | undefined): RecordKind<SettingsRecord, SettingsPatch> {
  let latest: SettingsRecord | undefined;
  return {
    noun: 'page',
    members,
    queryKey: keys.settings,
    read: async (_id, signal) => {
      const answer = await crm.getSettings(signal ? { signal } : {});
      latest = settingsRecord(answer.data);
      return { ...answer, data: latest };
    },
    save: async (_id, patch, ifMatch) => {
      const base = latest && ifMatch.includes(`-${latest.version}"`) ? latest : current();
      if (!base) throw new Error('Settings are saved after they were read');
      const answer = await crm.saveSettings({ body: inputOf({ ...base, ...patch }), ifMatch });
      latest = settingsRecord(answer.data);
      return { ...answer, data: latest };
    },
    labels: {
      event_types: 'Kinds of events',
      lost_reasons: 'Reasons for a loss',
      sources: 'Sources',
      tags: 'Tags',
      numbering: 'Numbering',
      business_hours: 'Business hours',
      sla_hours: 'First answer',
      minimum: 'Minimum',
      events_per_day: 'Events per day',
    },
    format: Object.fromEntries(['event_types', 'lost_reasons', 'sources'].map((name) => [name, listed])),
    invalidates: [keys.leads, ['lead'], keys.dateAvailability],
  };
}

function listed(value: unknown): string {
  return Array.isArray(value)
    ? value.map((entry: { label?: string; hidden?: boolean }) => `${entry.label ?? ''}${entry.hidden ? ' (hidden)' : ''}`).join(', ')
    : '';
}

function inputOf({
  event_types,
  lost_reasons,
  sources,
  tags,
  numbering,
  business_hours,
  sla_hours,
  minimum,
  events_per_day,
}: SettingsRecord): CrmSettingsInput {
  return { event_types, lost_reasons, sources, tags, numbering, business_hours, sla_hours, minimum, events_per_day };
}
