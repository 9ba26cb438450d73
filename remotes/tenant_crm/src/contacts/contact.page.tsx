import type { Contact } from '@butterfly/contracts/tenant_crm';
import { useFeature, usePlugin } from '@butterfly/plugin-sdk/react';
import { ActivityPanel } from '@butterfly/record-kit/activity';
import { ReachButtons } from '@butterfly/record-kit/people';
import { ArchivedBanner, RecordBanners, RecordLoader, RecordMeta, useArchiveActions, useRecordEditor } from '@butterfly/record-kit/record';
import { Icon, PageHeader } from '@butterfly/ui-kit';
import { personName } from '@butterfly/ui-kit/labels';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { crm } from '../crm.client';
import { recordSources } from '../crm.sources';
import { ContactConsent } from './contact-consent';
import { ContactFacts } from './contact-facts';
import { contactRecord } from './contact-kind';
import { ContactProjects } from './contact-projects';
import { peopleKeys } from './keys';
import { MergePanel } from './merge-panel';
import { MergeModal } from './merge.modal';
import { contactKinds } from '@butterfly/contracts/tenant_crm/labels';

const calls = { archive: crm.archiveContact, unarchive: crm.unarchiveContact, remove: crm.deleteContact, restore: crm.restoreContact };

export function Page() {
  const { id = '' } = useParams();
  const { nav } = usePlugin();
  return (
    <RecordLoader kind={contactRecord} id={id} list={{ href: nav.href('contacts'), label: 'All contacts' }}>
      {(contact) =>
        contact.merged_into_id ? (
          <Navigate replace to={nav.href('contact', { id: contact.merged_into_id })} />
        ) : (
          <Record key={id} id={id} contact={contact} />
        )
      }
    </RecordLoader>
  );
}

function Record({ id, contact }: { id: string; contact: Contact }) {
  const { nav, can } = usePlugin();
  const mayDelete = useFeature('delete_records');
  const editor = useRecordEditor(contactRecord, id);
  const cache = useQueryClient();
  const [merging, setMerging] = useState(false);
  const archiving = useArchiveActions({ id: contact.id, calls, onSaved: editor.replaced });
  const disabled = contact.archived_at !== null || contact.deleted_at !== null;
  const merged = (survivor: Contact, etag: string | null) => {
    setMerging(false);
    const kept = String(survivor.id);
    for (const key of [peopleKeys.merges(kept), peopleKeys.contactProjects(kept), peopleKeys.consents(kept), peopleKeys.contacts])
      void cache.invalidateQueries({ queryKey: key });
    if (survivor.id === contact.id) editor.replaced(survivor, etag);
    else nav.go(nav.href('contact', { id: survivor.id }));
  };
  const away = [
    { key: 'archive', label: 'Put into the archive' },
    { key: 'remove', label: 'Delete', danger: true },
  ];
  const actions = [{ key: 'merge', label: 'Merge with another contact…' }, ...(mayDelete ? away : [])];
  return (
    <article className="bf-page bf-record">
      <PageHeader
        eyebrow={<Link to={nav.href('contacts')}>Contacts</Link>}
        title={personName(contact)}
        meta={
          <RecordMeta editor={editor}>
            <span>{[contactKinds[contact.kind], contact.organization_name].filter(Boolean).join(' · ')}</span>
          </RecordMeta>
        }
        actions={
          <>
            {contact.email && can('contact_management') && (
              <Button onClick={() => nav.go(`/contact_management/client/${encodeURIComponent(contact.email ?? '')}`)}>Client page</Button>
            )}
            <ReachButtons
              name={personName(contact)}
              number={contact.phone_e164}
              email={contact.email}
              contactId={contact.id}
              mayText={contact.consent_sms !== 'opted_out'}
            />
            {!disabled && (
              <Dropdown
                trigger={['click']}
                menu={{
                  items: actions,
                  onClick: ({ key }) => (key === 'merge' ? setMerging(true) : archiving.mutate(key as 'archive' | 'remove')),
                }}
              >
                <Button aria-label="More actions" icon={<Icon name="more" />} loading={archiving.isPending} />
              </Dropdown>
            )}
          </>
        }
      />
      <ArchivedBanner
        archived_at={contact.archived_at}
        deleted_at={contact.deleted_at}
        busy={archiving.isPending}
        onUndo={() => archiving.mutate(contact.deleted_at ? 'restore' : 'unarchive')}
      />
      <RecordBanners kind={contactRecord} editor={editor} />
      <div className="bf-record-columns">
        <section className="bf-panel" aria-label="Facts">
          <ContactFacts record={contact} editor={editor} disabled={disabled} />
        </section>
        <div className="bf-panels">
          <ContactProjects contact={contact} />
          <ContactConsent contact={contact} disabled={disabled} onSaved={editor.replaced} />
          <MergePanel contact={contact} onSaved={editor.replaced} />
          <ActivityPanel sources={recordSources} kind={contactRecord} subject={{ subject_type: 'contact', subject_id: contact.id }} />
        </div>
      </div>
      {merging && <MergeModal contact={contact} onClose={() => setMerging(false)} onMerged={merged} />}
    </article>
  );
}
