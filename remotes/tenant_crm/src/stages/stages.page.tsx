import { errorMessage } from '@butterfly/plugin-sdk';
import { usePlugin, useReady } from '@butterfly/plugin-sdk/react';
import { ErrorCard, PageHeader, Skeleton } from '@butterfly/ui-kit';
import { Button } from 'antd';
import { CrmTabs } from '../parts/crm-tabs';
import { StageRows } from './stage-rows';
import { useStageOrder } from './use-stage-order';

export function Page() {
  const { nav } = usePlugin();
  const { list, place, busy } = useStageOrder();
  useReady(list.isSuccess);
  return (
    <div className="bf-page bf-page-narrow">
      <PageHeader
        eyebrow="Project Pipeline"
        title="Stages"
        meta={<CrmTabs />}
        actions={
          <Button type="primary" onClick={() => nav.go(nav.href('new_stage'))}>
            New stage
          </Button>
        }
      />
      {list.isPending && <Skeleton kind="table" label="Loading stages…" />}
      {list.isError && !list.data && (
        <ErrorCard
          title="The stages could not be loaded"
          text={errorMessage(list.error)}
          busy={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.data && <StageRows stages={list.data} busy={busy} onPlace={place} />}
    </div>
  );
}
