import { isApiError } from '@butterfly/plugin-sdk';
import { ErrorCard, Icon, Skeleton } from '@butterfly/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { keys, liveConsole } from '../console.client';
import { ConnectionForm } from './connection-form';

/** How the business reaches the live service, for administrators; in place of the conversation, which goes on. */
export function ConnectionPane({ onBack }: { onBack: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const loaded = useQuery({
    queryKey: keys.connection,
    queryFn: async ({ signal }) => (await liveConsole.getConnection({ signal })).data,
    gcTime: 0,
  });
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <div className="live-pane-head">
        <button
          type="button"
          className="bf-icon-button"
          aria-label="Back to the conversation"
          title="Back to the conversation"
          onClick={onBack}
        >
          <Icon name="arrow-left" />
        </button>
        <h3 ref={heading} tabIndex={-1}>
          Connection of the business
        </h3>
      </div>
      <p className="live-soft">
        With a stored credential everybody who may use the console connects without entering anything. It is kept encrypted and shown to
        nobody.
      </p>
      {loaded.isPending && <Skeleton kind="form" label="Loading the connection…" />}
      {loaded.isError && (
        <ErrorCard
          title="The connection could not be loaded"
          text={isApiError(loaded.error) ? loaded.error.message : 'Something unexpected happened.'}
          busy={loaded.isFetching}
          onRetry={() => void loaded.refetch()}
        />
      )}
      {loaded.data && <ConnectionForm connection={loaded.data} />}
    </>
  );
}
