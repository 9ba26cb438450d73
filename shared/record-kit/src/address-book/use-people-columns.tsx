import { usePlugin } from '@butterfly/plugin-sdk/react';
import { personName } from '@butterfly/ui-kit/labels';
import type { ListColumn } from '@butterfly/ui-kit/list';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { changedColumn, countColumn, nothing, phoneColumn } from '../list';
import { PersonLink } from '../people';
import type { PeopleWords } from './people-words';
import type { PersonRow } from './person-row';

interface PeopleColumns {
  readonly words: PeopleWords;
  readonly onTag: (tag: string) => void;
  /** The member can choose columns: then what is seldom looked for waits to be chosen. */
  readonly choosable: boolean;
}

/** The columns of the address book; a press on a tag narrows the list to it. */
export function usePeopleColumns<R extends PersonRow>({ words, onTag, choosable }: PeopleColumns): readonly ListColumn<R>[] {
  const { kinds, consentEmail, consentSms } = words;
  return useMemo(
    () => [
      {
        id: 'name',
        label: 'Name',
        sort: 'name',
        kind: 'title',
        cell: (row) => (
          <>
            <PersonLink className="bf-list-link" person={row}>
              {personName(row)}
            </PersonLink>
            {row.kind !== 'person' && <span className="bf-list-note">{kinds[row.kind]}</span>}
          </>
        ),
      },
      { id: 'email', label: 'E-mail', sort: 'email', cell: ({ email }) => email && <a href={`mailto:${email}`}>{email}</a> },
      phoneColumn(),
      { id: 'organization', label: 'Organization', kind: 'minor', cell: (row) => <OrganizationLink row={row} /> },
      {
        id: 'tags',
        label: 'Tags',
        kind: 'minor',
        cell: ({ tags }) =>
          tags.map((tag) => (
            <button key={tag} type="button" className="bf-tag" title={`Only those with “${tag}”`} onClick={() => onTag(tag)}>
              {tag}
            </button>
          )),
      },
      countColumn('projects', 'Projects', ({ project_count }) => project_count),
      {
        id: 'consent_email',
        label: 'E-mail consent',
        kind: 'minor',
        optional: choosable,
        cell: ({ consent_email: state }) => (state === 'none' ? nothing : consentEmail[state]),
      },
      {
        id: 'consent_sms',
        label: 'Text consent',
        kind: 'minor',
        optional: true,
        cell: ({ consent_sms: state }) => (state === 'none' ? nothing : consentSms[state]),
      },
      changedColumn(),
    ],
    [kinds, consentEmail, consentSms, onTag, choosable],
  );
}

function OrganizationLink({ row: { organization_id: id, organization_name: name } }: { row: PersonRow }) {
  const { nav } = usePlugin();
  const href = id === null ? null : nav.linkTo?.('tenant_crm.organization', { id });
  return href ? <Link to={href}>{name}</Link> : name;
}
