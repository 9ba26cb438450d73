import type { Contact } from '@butterfly/contracts/tenant_crm';
import { errorMessage, isApiError } from '@butterfly/plugin-sdk';
import { useFeature, usePlugin } from '@butterfly/plugin-sdk/react';
import { EmptyState, ErrorCard, Icon, PageHeader, SaveState, Skeleton } from '@butterfly/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Dropdown } from 'antd';
import { useEffect, useState } from 'react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { crm } from '../crm.client';
import { ActivityPanel } from '../parts/activity/activity-panel';
import { RecordNotes } from '../parts/record/record-notes';
import { useRecord } from '../parts/record/use-record';
import { useRecordEditor } from '../parts/record/use-record-editor';
import { ConsentPanel } from './consent-panel';
import { ContactFacts } from './contact-facts';
import { contactRecord } from './contact-kind';
import { peopleKeys } from './keys';
import { ContactProjects } from './contact-projects';
import { MergePanel } from './merge-panel';
import { MergeModal } from './merge.modal';
import { PutAwayNote } from './put-away-note';
import { usePutAway } from './use-put-away';
import { contactKinds, personName } from './words';

const calls = { archive: crm.archiveContact, unarchive: crm.unarchiveContact, remove: crm.deleteContact, restore: crm.restoreContact };

export function Page() {
  const { id = '' } = useParams();
  const { nav } = usePlugin();
  const { data, error, isPending, isFetching, refetch } = useRecord(contactRecord, id);
  if (data?.record.merged_into_id) return <Navigate replace to={nav.href('contact', { id: data.record.merged_into_id })} />;
  if (data) return <Record key={id} id={id} contact={data.record} />;
  if (isPending) return <Skeleton kind="form" label="Loading the contact…" />;
  if (isApiError(error) && error.status === 404) {
    return (
      <EmptyState
        drawing="vase" title="There is no such contact" text="It may belong to another business, or the address has a typing error."
        action={<Button onClick={() => nav.go(nav.href('contacts'))}>All contacts</Button>}
      />
    );
  }
  return <ErrorCard title="The contact could not be loaded" text={errorMessage(error)} busy={isFetching} onRetry={() => void refetch()} />;
}

function Record({ id, contact }: { id: string; contact: Contact }) {
  const { nav, metrics, can } = usePlugin();
  const mayDelete = useFeature('delete_records');
  const editor = useRecordEditor(contactRecord, id);
  const cache = useQueryClient();
  const [merging, setMerging] = useState(false);
  const putAway = usePutAway({ id: contact.id, calls, onSaved: editor.replaced });
  const disabled = contact.archived_at !== null || contact.deleted_at !== null;
  useEffect(() => metrics.ready(), [metrics]);
  const merged = (survivor: Contact, etag: string | null) => {
    setMerging(false);
    const kept = String(survivor.id);
    for (const key of [peopleKeys.merges(kept), peopleKeys.contactProjects(kept), peopleKeys.consents(kept), peopleKeys.contacts]) void cache.invalidateQueries({ queryKey: key });
    if (survivor.id === contact.id) editor.replaced(survivor, etag);
    else nav.go(nav.href('contact', { id: survivor.id }));
  };
  const away = [{ key: 'archive', label: 'Put into the archive' }, { key: 'remove', label: 'Delete', danger: true }];
  const actions = [{ key: 'merge', label: 'Merge with another contact…' }, ...(mayDelete ? away : [])];
  return (
    <article className="crm-page crm-record">
      <PageHeader
        eyebrow={<Link to={nav.href('contacts')}>Contacts</Link>}
        title={personName(contact)}
        meta={
          <div className="crm-head-meta">
            <span>{[contactKinds[contact.kind], contact.organization_name].filter(Boolean).join(' · ')}</span>
            <SaveState status={editor.status} onRetry={editor.retry} />
            {editor.undo && editor.status.kind === 'saved' && <button type="button" className="bf-link" onClick={editor.undo}>Undo</button>}
          </div>
        }
        actions={
          <>
            {contact.email && can('contact_management') && <Button onClick={() => nav.go(`/contact_management/client/${encodeURIComponent(contact.email ?? '')}`)}>Client page</Button>}
            {contact.phone_e164 && <a className="bf-button" href={`tel:${contact.phone_e164}`}>Call</a>}
            {contact.email && <a className="bf-button bf-button-primary" href={`mailto:${contact.email}`}>Write</a>}
            {!disabled && (
              <Dropdown trigger={['click']} menu={{ items: actions, onClick: ({ key }) => (key === 'merge' ? setMerging(true) : putAway.mutate(key as 'archive' | 'remove')) }}>
                <Button aria-label="More actions" icon={<Icon name="more" />} loading={putAway.isPending} />
              </Dropdown>
            )}
          </>
        }
      />
      <PutAwayNote archived_at={contact.archived_at} deleted_at={contact.deleted_at} busy={putAway.isPending} onUndo={() => putAway.mutate(contact.deleted_at ? 'restore' : 'unarchive')} />
      <RecordNotes kind={contactRecord} editor={editor} />
      <div className="crm-record-columns">
        <section className="crm-panel" aria-label="Facts"><ContactFacts contact={contact} editor={editor} disabled={disabled} /></section>
        <div className="crm-panels">
          <ContactProjects contact={contact} />
          <ConsentPanel contact={contact} disabled={disabled} onSaved={editor.replaced} />
          <MergePanel contact={contact} onSaved={editor.replaced} />
          <ActivityPanel kind={contactRecord} subject={{ subject_type: 'contact', subject_id: contact.id }} />
        </div>
      </div>
      {merging && <MergeModal contact={contact} onClose={() => setMerging(false)} onMerged={merged} />}
    </article>
  );
}
