import type { Contact } from '@butterfly/contracts/tenant_crm';
import { contactKinds } from '@butterfly/contracts/tenant_crm/labels';
import { Slot, usePlugin } from '@butterfly/plugin-sdk/react';
import { ActivityPanel } from '@butterfly/record-kit/activity';
import { PersonPage } from '@butterfly/record-kit/people';
import { ArchivedBanner, RecordBanners, RecordLoader, RecordMeta, useArchiveActions, useRecordEditor } from '@butterfly/record-kit/record';
import { personName } from '@butterfly/ui-kit/labels';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { crm } from '../crm.client';
import { recordSources } from '../crm.sources';
import { ContactActions } from './contact-actions';
import { ContactConsent } from './contact-consent';
import { ContactFacts } from './contact-facts';
import { contactRecord } from './contact-kind';
import { ContactProjects } from './contact-projects';
import { peopleKeys } from './keys';
import { MergePanel } from './merge-panel';
import { MergeModal } from './merge.modal';
import { addressBookPlace, personPlace } from './places';

const calls = { archive: crm.archiveContact, unarchive: crm.unarchiveContact, remove: crm.deleteContact, restore: crm.restoreContact };

interface ContactRecordProps {
  readonly id: string;
  /** The e-mail address that led here. */
  readonly followed?: string;
  /** Told the first address of the person whenever it is another one. */
  readonly onEmail?: (email: string | null) => void;
}

/** The record of a person, with what other plugins know of them. */
export function ContactRecord({ id, ...way }: ContactRecordProps) {
  const { nav } = usePlugin();
  return (
    <RecordLoader kind={contactRecord} id={id} list={{ href: addressBookPlace(nav), label: 'All contacts' }}>
      {(contact) =>
        contact.merged_into_id ? (
          <Navigate replace to={nav.href('contact', { id: contact.merged_into_id })} />
        ) : (
          <Record key={id} id={id} contact={contact} {...way} />
        )
      }
    </RecordLoader>
  );
}

function Record({ id, contact, followed, onEmail }: ContactRecordProps & { contact: Contact }) {
  const { email } = contact;
  const editor = useRecordEditor(contactRecord, id);
  const [merging, setMerging] = useState(false);
  const archiving = useArchiveActions({ id: contact.id, calls, onSaved: editor.replaced });
  const merged = useMerged(contact, editor.replaced);
  const disabled = contact.archived_at !== null || contact.deleted_at !== null;
  useEffect(() => {
    onEmail?.(email);
  }, [onEmail, email]);
  return (
    <>
      <PersonPage
        person={contact}
        followed={followed}
        meta={
          <RecordMeta editor={editor}>
            <span>{[contactKinds[contact.kind], contact.organization_name].filter(Boolean).join(' · ')}</span>
          </RecordMeta>
        }
        actions={!disabled && <ContactActions busy={archiving.isPending} onMerge={() => setMerging(true)} onAway={archiving.mutate} />}
        notices={
          <>
            {email && <Slot id="tenant_crm.contact_notes/v1" props={{ email }} />}
            <ArchivedBanner
              archived_at={contact.archived_at}
              deleted_at={contact.deleted_at}
              busy={archiving.isPending}
              onUndo={() => archiving.mutate(contact.deleted_at ? 'restore' : 'unarchive')}
            />
            <RecordBanners kind={contactRecord} editor={editor} />
          </>
        }
        facts={<ContactFacts record={contact} editor={editor} disabled={disabled} />}
        below={<Slot id="tenant_crm.contact_panels/v1" props={{ contactId: contact.id, name: personName(contact) }} />}
      >
        <ContactProjects contact={contact} />
        <ContactConsent contact={contact} disabled={disabled} onSaved={editor.replaced} />
        <MergePanel contact={contact} onSaved={editor.replaced} />
        <ActivityPanel sources={recordSources} kind={contactRecord} subject={{ subject_type: 'contact', subject_id: contact.id }} />
      </PersonPage>
      {merging && (
        <MergeModal
          contact={contact}
          onClose={() => setMerging(false)}
          onMerged={(survivor, etag) => {
            setMerging(false);
            merged(survivor, etag);
          }}
        />
      )}
    </>
  );
}

/** The record shows the one that is left; where that is the other one, its page is opened. */
function useMerged(contact: Contact, replaced: (survivor: Contact, etag: string | null) => void) {
  const { nav } = usePlugin();
  const cache = useQueryClient();
  return (survivor: Contact, etag: string | null) => {
    const kept = String(survivor.id);
    for (const key of [peopleKeys.merges(kept), peopleKeys.contactProjects(kept), peopleKeys.consents(kept), peopleKeys.contacts])
      void cache.invalidateQueries({ queryKey: key });
    if (survivor.id === contact.id) replaced(survivor, etag);
    else nav.go(personPlace(nav, survivor));
  };
}
