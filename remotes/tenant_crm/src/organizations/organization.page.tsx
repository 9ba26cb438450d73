import type { Organization } from '@butterfly/contracts/tenant_crm';
import { errorMessage, isApiError } from '@butterfly/plugin-sdk';
import { useFeature, usePlugin } from '@butterfly/plugin-sdk/react';
import { EmptyState, ErrorCard, Icon, PageHeader, SaveState, Skeleton } from '@butterfly/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Button, Dropdown } from 'antd';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { peopleKeys } from '../contacts/keys';
import { PutAwayNote } from '../contacts/put-away-note';
import { usePutAway } from '../contacts/use-put-away';
import { personName } from '../contacts/words';
import { crm } from '../crm.client';
import { ActivityPanel } from '../parts/activity/activity-panel';
import { RecordNotes } from '../parts/record/record-notes';
import { RecordTitle } from '../parts/record/record-title';
import { useRecord } from '../parts/record/use-record';
import { useRecordEditor } from '../parts/record/use-record-editor';
import { OrganizationFacts } from './organization-facts';
import { organizationRecord } from './organization-kind';
import { organizationKinds, webHref } from './words';

const calls = { archive: crm.archiveOrganization, unarchive: crm.unarchiveOrganization, remove: crm.deleteOrganization, restore: crm.restoreOrganization };

export function Page() {
  const { id = '' } = useParams();
  const { nav } = usePlugin();
  const { data, error, isPending, isFetching, refetch } = useRecord(organizationRecord, id);
  if (data) return <Record key={id} id={id} organization={data.record} />;
  if (isPending) return <Skeleton kind="form" label="Loading the organization…" />;
  if (isApiError(error) && error.status === 404) {
    return (
      <EmptyState
        drawing="vase" title="There is no such organization" text="It may belong to another business, or the address has a typing error."
        action={<Button onClick={() => nav.go(nav.href('organizations'))}>All organizations</Button>}
      />
    );
  }
  return <ErrorCard title="The organization could not be loaded" text={errorMessage(error)} busy={isFetching} onRetry={() => void refetch()} />;
}

function Record({ id, organization }: { id: string; organization: Organization }) {
  const { nav, metrics } = usePlugin();
  const mayDelete = useFeature('delete_records');
  const editor = useRecordEditor(organizationRecord, id);
  const putAway = usePutAway({ id: organization.id, calls, onSaved: editor.replaced });
  const disabled = organization.archived_at !== null || organization.deleted_at !== null;
  useEffect(() => metrics.ready(), [metrics]);
  return (
    <article className="crm-page crm-record">
      <PageHeader
        eyebrow={<Link to={nav.href('organizations')}>Organizations</Link>}
        title={<RecordTitle title={organization.name} label="Name of the organization" disabled={disabled} onSave={(name) => editor.save({ name })} />}
        meta={
          <div className="crm-head-meta">
            <span>{organizationKinds[organization.kind]}</span>
            <SaveState status={editor.status} onRetry={editor.retry} />
            {editor.undo && editor.status.kind === 'saved' && <button type="button" className="bf-link" onClick={editor.undo}>Undo</button>}
          </div>
        }
        actions={
          <>
            {organization.website && <a className="bf-button" href={webHref(organization.website)} target="_blank" rel="noreferrer">Website</a>}
            {organization.email && <a className="bf-button bf-button-primary" href={`mailto:${organization.email}`}>Write</a>}
            {!disabled && mayDelete && (
              <Dropdown trigger={['click']} menu={{ items: [{ key: 'archive', label: 'Put into the archive' }, { key: 'remove', label: 'Delete', danger: true }], onClick: ({ key }) => putAway.mutate(key as 'archive' | 'remove') }}>
                <Button aria-label="More actions" icon={<Icon name="more" />} loading={putAway.isPending} />
              </Dropdown>
            )}
          </>
        }
      />
      <PutAwayNote archived_at={organization.archived_at} deleted_at={organization.deleted_at} busy={putAway.isPending} onUndo={() => putAway.mutate(organization.deleted_at ? 'restore' : 'unarchive')} />
      <RecordNotes kind={organizationRecord} editor={editor} />
      <div className="crm-record-columns">
        <section className="crm-panel" aria-label="Facts"><OrganizationFacts organization={organization} editor={editor} disabled={disabled} /></section>
        <div className="crm-panels">
          <Members organization={organization} disabled={disabled} />
          <ActivityPanel kind={organizationRecord} subject={{ subject_type: 'organization', subject_id: organization.id }} />
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
    queryFn: async ({ signal }) => (await crm.listContacts({ query: { organization: String(organization.id), page: 1, page_size: 50 }, signal })).data,
  });
  return (
    <section className="crm-panel" aria-labelledby="members-title">
      <div className="crm-panel-head">
        <h2 id="members-title">People</h2>
        {!disabled && <Button size="small" onClick={() => nav.go(`${nav.href('new_contact')}?organization=${organization.id}`)}>Add a person</Button>}
      </div>
      {people.isError && <p className="crm-field-error" role="alert">The people could not be loaded. {errorMessage(people.error)}</p>}
      {people.data?.count === 0 && <p className="crm-soft">Nobody yet.</p>}
      <ul className="crm-rows">
        {people.data?.results.map((person) => (
          <li key={person.id}>
            <Link to={nav.href('contact', { id: person.id })}>{personName(person)}</Link>
            <span className="crm-soft">{[person.email, person.project_count > 0 && `${person.project_count} ${person.project_count === 1 ? 'project' : 'projects'}`].filter(Boolean).join(' · ') || 'No address yet'}</span>
          </li>
        ))}
      </ul>
      {people.data && people.data.count > 50 && <Link to={`${nav.href('contacts')}?organization=${organization.id}`}>All {people.data.count.toLocaleString()} people</Link>}
    </section>
  );
}
