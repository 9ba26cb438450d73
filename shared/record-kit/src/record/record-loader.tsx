import { errorMessage, isApiError } from '@butterfly/plugin-sdk';
import { usePlugin, useReady } from '@butterfly/plugin-sdk/react';
import { EmptyState, ErrorCard, Skeleton } from '@butterfly/ui-kit';
import { Button } from 'antd';
import { type ReactNode } from 'react';
import type { RecordKind, SavedRecord } from './record-kind';
import { useRecord } from './use-record';
import '../styles/record.css';

interface RecordLoaderProps<R extends SavedRecord, P extends object> {
  readonly kind: RecordKind<R, P>;
  readonly id: string;
  /** Where to go when there is no such record: the list and what it is called. */
  readonly list: { readonly href: string; readonly label: string };
  readonly children: (record: R) => ReactNode;
}

/**
 * A record that was loaded, or its outline, or why it is not there with a way out. Says `ready` when it stands.
 *
 * @example
 * <RecordLoader kind={contactKind} id={id} list={{ href: nav.href('contacts'), label: 'All contacts' }}>
 *   {(contact) => <ContactRecord key={id} contact={contact} />}
 * </RecordLoader>
 */
export function RecordLoader<R extends SavedRecord, P extends object>({ kind, id, list, children }: RecordLoaderProps<R, P>) {
  const { nav } = usePlugin();
  const { data, error, isPending, isFetching, refetch } = useRecord(kind, id);
  useReady(data !== undefined);
  if (data) return children(data.record);
  if (isPending) return <Skeleton kind="form" label={`Loading the ${kind.noun}…`} />;
  if (isApiError(error) && error.status === 404) {
    return (
      <EmptyState
        drawing="vase"
        title={`There is no such ${kind.noun}`}
        text="It may belong to another business, or the address has a typing error."
        action={<Button onClick={() => nav.go(list.href)}>{list.label}</Button>}
      />
    );
  }
  return (
    <ErrorCard title={`The ${kind.noun} could not be loaded`} text={errorMessage(error)} busy={isFetching} onRetry={() => void refetch()} />
  );
}
