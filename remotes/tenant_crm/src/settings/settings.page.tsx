import { errorMessage } from '@butterfly/plugin-sdk';
import { usePlugin, useReady } from '@butterfly/plugin-sdk/react';
import { RecordBanners, RecordMeta, useRecordEditor, type Versioned } from '@butterfly/record-kit/record';
import { ErrorCard, PageHeader, Skeleton } from '@butterfly/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { keys } from '../crm.client';
import { CrmTabs } from '../parts/crm-tabs';
import { useSettings, type SettingsRecord } from '../parts/use-settings';
import { ChoiceListSection } from './choice-list.section';
import { CustomFieldsSection } from './custom-fields.section';
import { HoursSection } from './hours.section';
import { MinimumSection } from './minimum.section';
import { NumberingSection } from './numbering.section';
import { settingsKind } from './settings-kind';

export function Page() {
  const { nav } = usePlugin();
  const { data, error, isPending, isError, isFetching, refetch } = useSettings();
  useReady(data !== undefined);
  if (data) return <Settings settings={data.record} />;
  return (
    <div className="bf-page bf-page-narrow">
      <PageHeader eyebrow="Project Pipeline" title="Settings" meta={<CrmTabs />} />
      {isPending && <Skeleton kind="form" label="Loading the settings…" />}
      {isError && (
        <ErrorCard title="The settings could not be loaded" text={errorMessage(error)} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {isError && <Link to={nav.href('dashboard')}>Back to the overview</Link>}
    </div>
  );
}

function Settings({ settings }: { settings: SettingsRecord }) {
  const { nav } = usePlugin();
  const cache = useQueryClient();
  const kind = useMemo(() => settingsKind(() => cache.getQueryData<Versioned<SettingsRecord>>(keys.settings('1'))?.record), [cache]);
  const editor = useRecordEditor(kind, '1');
  return (
    <div className="bf-page bf-page-narrow crm-settings">
      <PageHeader eyebrow="Project Pipeline" title="Settings" meta={<CrmTabs />} actions={<RecordMeta editor={editor} />} />
      <RecordBanners kind={kind} editor={editor} />
      <section className="crm-setting" aria-labelledby="stages-heading">
        <div className="crm-setting-words">
          <h2 id="stages-heading">Stages</h2>
          <p className="bf-soft">The columns of the board, their probability, and when waiting turns red.</p>
        </div>
        <p>
          <Link className="bf-button" to={nav.href('project_stages')}>
            Edit stages
          </Link>
        </p>
      </section>
      <ChoiceListSection
        id="lost_reasons"
        title="Reasons for a loss"
        text="Asked whenever a project or a lead is lost."
        entries={settings.lost_reasons}
        onSave={(lost_reasons) => editor.save({ lost_reasons })}
      />
      <ChoiceListSection
        id="sources"
        title="Sources"
        text="Where inquiries come from. A referral gives fifteen points."
        entries={settings.sources}
        onSave={(sources) => editor.save({ sources })}
      />
      <ChoiceListSection
        id="event_types"
        title="Kinds of events"
        text="How you call them, and which you offer."
        entries={settings.event_types}
        fixed
        onSave={(entries) => editor.save({ event_types: entries as SettingsRecord['event_types'] })}
      />
      <NumberingSection settings={settings} onSave={editor.save} />
      <HoursSection settings={settings} onSave={editor.save} />
      <MinimumSection settings={settings} onSave={editor.save} />
      <CustomFieldsSection />
    </div>
  );
}
