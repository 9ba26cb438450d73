import type { Organization } from '@butterfly/contracts/tenant_crm';
import { errorMessage } from '@butterfly/plugin-sdk';
import { useFeature, usePlugin } from '@butterfly/plugin-sdk/react';
import { ActivityPanel } from '@butterfly/record-kit/activity';
import { PersonLink } from '@butterfly/record-kit/people';
import {
  ArchivedBanner,
  RecordBanners,
  RecordLoader,
  RecordMeta,
  RecordTitle,
  useArchiveActions,
  useRecordEditor,
} from '@butterfly/record-kit/record';
import { Icon, PageHeader } from '@butterfly/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Button, Dropdown } from 'antd';
import { Link, useParams } from 'react-router-dom';
import { peopleKeys } from '../contacts/keys';
import { addressBookPlace } from '../contacts/places';
import { crm } from '../crm.client';
import { recordSources } from '../crm.sources';
import { OrganizationFacts } from './organization-facts';
import { organizationRecord } from './organization-kind';
import { organizationKinds, webHref } from './organization-labels';

const calls = {
  archive: crm.archiveOrganization,
  unarchive: crm.unarchiveOrganization,
  remove: crm.deleteOrganization,
  restore: crm.restoreOrganization,
};

export function Page() {
  const { id = '' } = useParams();
  const { nav } = usePlugin();
  return (
    <RecordLoader kind={organizationRecord} id={id} list={{ href: nav.href('organizations'), label: 'All organizations' }}>
      {(organization) => <Record key={id} id={id} organization={organization} />}
    </RecordLoader>
  );
}

function Record({ id, organization }: { id: string; organization: Organization }) {
  const { nav } = usePlugin();
  const mayDelete = useFeature('delete_records');
  const editor = useRecordEditor(organizationRecord, id);
  const archiving = useArchiveActions({ id: organization.id, calls, onSaved: editor.replaced });
  const disabled = organization.archived_at !== null || organization.deleted_at !== null;
  return (
    <article className="bf-page bf-record">
      <PageHeader
        eyebrow={<Link to={nav.href('organizations')}>Organizations</Link>}
        title={
          <RecordTitle
            title={organization.name}
            label="Name of the organization"
            disabled={disabled}
            onSave={(name) => editor.save({ name })}
          />
        }
        meta={
          <RecordMeta editor={editor}>
            <span>{organizationKinds[organization.kind]}</span>
          </RecordMeta>
        }
        actions={
          <>
            {organization.website && (
              <a className="bf-button" href={webHref(organization.website)} target="_blank" rel="noreferrer">
                Website
              </a>
            )}
            {organization.email && (
              <a className="bf-button bf-button-primary" href={`mailto:${organization.email}`}>
                Write
              </a>
            )}
            {!disabled && mayDelete && (
              <Dropdown
                trigger={['click']}
                menu={{
                  items: [
                    { key: 'archive', label: 'Put into the archive' },
                    { key: 'remove', label: 'Delete', danger: true },
                  ],
                  onClick: ({ key }) => archiving.mutate(key as 'archive' | 'remove'),
                }}
              >
                <Button aria-label="More actions" icon={<Icon name="more" />} loading={archiving.isPending} />
              </Dropdown>
            )}
          </>
        }
      />
      <ArchivedBanner
        archived_at={organization.archived_at}
        deleted_at={organization.deleted_at}
        busy={archiving.isPending}
        onUndo={() => archiving.mutate(organization.deleted_at ? 'restore' : 'unarchive')}
      />
      <RecordBanners kind={organizationRecord} editor={editor} />
      <div className="bf-record-columns">
        <section className="bf-panel" aria-label="Facts">
          <OrganizationFacts record={organization} editor={editor} disabled={disabled} />
        </section>
        <div className="bf-panels">
          <Members organization={organization} disabled={disabled} />
          <ActivityPanel
            sources={recordSources}
            kind={organizationRecord}
            subject={{ subject_type: 'organization', subject_id: organization.id }}
          />
        </div>
      </div>
    </article>
  );
}

/** The people who belong to an organization. */
function Members({ organization, disabled }: { organization: Organization; disabled: boolean }) {
  const { nav } = usePlugin();
  const people = useQuery({
    queryKey: [...peopleKeys.contacts, 'of', organization.id],
    queryFn: async ({ signal }) =>
      (await crm.listContacts({ query: { organization: String(organization.id), page: 1, page_size: 50 }, signal })).data,
  });
  return (
    <section className="bf-panel" aria-labelledby="members-title">
      <div className="bf-panel-head">
        <h2 id="members-title">People</h2>
        {!disabled && (
          <Button size="small" onClick={() => nav.go(`${nav.href('new_contact')}?organization=${organization.id}`)}>
            Add a person
          </Button>
        )}
      </div>
      {people.isError && (
        <p className="bf-field-error" role="alert">
          The people could not be loaded. {errorMessage(people.error)}
        </p>
      )}
      {people.data?.count === 0 && <p className="bf-soft">Nobody yet.</p>}
      <ul className="crm-rows">
        {people.data?.results.map((person) => (
          <li key={person.id}>
            <PersonLink person={person} />
            <span className="bf-soft">
              {[person.email, person.project_count > 0 && `${person.project_count} ${person.project_count === 1 ? 'project' : 'projects'}`]
                .filter(Boolean)
                .join(' · ') || 'No address yet'}
            </span>
          </li>
        ))}
      </ul>
      {people.data && people.data.count > 50 && (
        <Link to={`${addressBookPlace(nav)}?organization=${organization.id}`}>All {people.data.count.toLocaleString()} people</Link>
      )}
    </section>
  );
}
