import { paths } from '@butterfly/contracts/manage_members/paths';
import { errorMessage } from '@butterfly/plugin-sdk';
import { useFeature } from '@butterfly/plugin-sdk/react';
import { EmptyState, ErrorCard, PageHeader, Skeleton } from '@butterfly/ui-kit';
import { Button } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { MembersTabs } from '../parts/tabs';
import { useIsAdmin } from '../parts/use-me';
import { ChangeFilters } from './change-filters';
import { ChangeList } from './change-list';
import { asked, useChanges, type ChangesFilter } from './use-changes';

const EXPORT = paths.exportChanges.replace('GET ', '');

/** Who changed what, in every plugin. */
export function Page() {
  const admin = useIsAdmin();
  return (
    <div className="bf-page mm-page">
      <PageHeader title="Changes" meta={<MembersTabs />} />
      {admin ? <Changes /> : <EmptyState title="For administrators" text="Who changed what is shown to administrators of your business." />}
    </div>
  );
}

function Changes() {
  const [search, setSearch] = useSearchParams();
  const filter: ChangesFilter = { by: search.get('by') ?? '', kind: search.get('kind') ?? '' };
  const mayExport = useFeature('export_data');
  const log = useChanges(filter);
  const pages = log.data?.pages ?? [];
  const changes = pages.flatMap(({ results }) => results);
  return (
    <>
      <p className="bf-soft mm-intro">What people did to records and permissions, the newest first. Nothing here can be changed.</p>
      <div className="mm-changes-head">
        <ChangeFilters filter={filter} kinds={pages[0]?.kinds ?? []} onChange={(wanted) => setSearch(asked(wanted))} />
        {mayExport && (
          <Button href={`${EXPORT}?${new URLSearchParams(asked(filter)).toString()}`} download>
            Export CSV
          </Button>
        )}
      </div>
      {log.isPending && <Skeleton kind="table" label="Loading the changes…" />}
      {log.isError && (
        <ErrorCard
          title="The changes could not be loaded"
          text={errorMessage(log.error)}
          busy={log.isFetching}
          onRetry={() => void log.refetch()}
        />
      )}
      {log.isSuccess && changes.length === 0 && <EmptyState title="No change fits" text="Choose another person or kind of record." />}
      {changes.length > 0 && <ChangeList changes={changes} />}
      {log.hasNextPage && (
        <Button loading={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
          Earlier
        </Button>
      )}
    </>
  );
}
