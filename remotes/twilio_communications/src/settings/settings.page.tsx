import { errorMessage } from '@butterfly/plugin-sdk';
import { useReady } from '@butterfly/plugin-sdk/react';
import { ErrorCard, PageHeader, Skeleton, StatusTag } from '@butterfly/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Tabs } from '../parts/tabs';
import { api, keys } from '../twilio.client';
import { BusinessSettings } from './business-settings';
import { OwnSettings } from './own-settings';
import { RulesShown } from './rules-shown';

/** How calls and texts are set up: the account, what may be called and recorded, and what one wants for oneself. */
export function Page() {
  const settings = useQuery({
    queryKey: keys.settings,
    refetchOnMount: 'always',
    queryFn: async ({ signal }) => (await api.getSettings({ signal })).data,
  });
  useReady(settings.isSuccess && settings.isFetchedAfterMount);
  return (
    <div className="tw-page tw-narrow">
      <PageHeader
        title="Calls and texts"
        meta={<Tabs />}
        actions={
          settings.data && (
            <StatusTag tone={settings.data.is_configured ? 'eucalyptus' : 'marigold'}>
              {settings.data.is_configured ? 'Connected' : 'Test mode'}
            </StatusTag>
          )
        }
      />
      {/* What another page has read may be old; a form begins with what is stored now. */}
      {!settings.isFetchedAfterMount && <Skeleton kind="form" label="Loading the settings…" />}
      {settings.isError && (
        <ErrorCard
          title="The settings could not be loaded"
          text={errorMessage(settings.error)}
          busy={settings.isFetching}
          onRetry={() => void settings.refetch()}
        />
      )}
      {settings.data && settings.isFetchedAfterMount && (
        <>
          <OwnSettings />
          {settings.data.can_edit ? <BusinessSettings first={settings.data} /> : <RulesShown settings={settings.data} />}
        </>
      )}
    </div>
  );
}
