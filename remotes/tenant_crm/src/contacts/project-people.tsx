import type { ProjectPerson, ProjectRole } from '@butterfly/contracts/tenant_crm';
import { errorMessage } from '@butterfly/plugin-sdk';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { PersonLink } from '@butterfly/record-kit/people';
import { Icon } from '@butterfly/ui-kit';
import { optionsOf, personName } from '@butterfly/ui-kit/labels';
import { phoneText } from '@butterfly/ui-kit/phone-text';
import { useUndoNote } from '@butterfly/ui-kit/record';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Checkbox, Dropdown, Select } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { crm } from '../crm.client';
import { peopleKeys } from './keys';
import { PersonPick } from './merge.modal';
import { projectRoles } from '@butterfly/contracts/tenant_crm/labels';

interface ProjectPeopleProps {
  readonly projectId: number;
  readonly disabled: boolean;
}

/** Who takes part in a project: the couple, who pays, the planner, the venue. Stands on the page of the project. */
export function ProjectPeople({ projectId, disabled }: ProjectPeopleProps) {
  const { ui } = usePlugin();
  const cache = useQueryClient();
  const [adding, setAdding] = useState(false);
  const { note, show } = useUndoNote();
  const id = String(projectId);
  const queryKey = peopleKeys.projectPeople(id);
  const people = useQuery({ queryKey, queryFn: async ({ signal }) => (await crm.listProjectPeople({ params: { id }, signal })).data });
  const change = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onSuccess: () => {
      void cache.invalidateQueries({ queryKey });
      void cache.invalidateQueries({ queryKey: peopleKeys.contacts });
    },
    onError: (error) => ui.toast('error', errorMessage(error)),
  });
  const add = (contact_id: number, role: ProjectRole, is_billing: boolean) =>
    crm.addProjectPerson({ params: { id }, body: { contact_id, role, is_billing } });
  const remove = (person: ProjectPerson) =>
    change.mutate(() => crm.removeProjectPerson({ params: { id, linkId: String(person.id) } }), {
      onSuccess: () =>
        show({
          text: `${personName(person)} was taken out of this project`,
          undo: () => change.mutateAsync(() => add(person.contact_id, person.role, person.is_billing)),
        }),
    });
  const pays = (person: ProjectPerson) =>
    change.mutate(() => crm.updateProjectPerson({ params: { id, linkId: String(person.id) }, body: { is_billing: !person.is_billing } }));
  return (
    <section className="bf-panel" aria-labelledby="people-title">
      <div className="bf-panel-head">
        <h2 id="people-title">People</h2>
        {!disabled && !adding && (
          <Button size="small" onClick={() => setAdding(true)}>
            Add a person
          </Button>
        )}
      </div>
      {note}
      {people.isError && (
        <p className="bf-field-error" role="alert">
          The people could not be loaded. {errorMessage(people.error)}
        </p>
      )}
      {people.data?.length === 0 && !adding && <p className="bf-soft">Nobody yet. Add the couple, whoever pays, the planner.</p>}
      <ul className="crm-rows">
        {people.data?.map((person) => (
          <PersonRow key={person.id} person={person} disabled={disabled} onRemove={() => remove(person)} onPays={() => pays(person)} />
        ))}
      </ul>
      {adding && (
        <AddPerson
          busy={change.isPending}
          onCancel={() => setAdding(false)}
          onAdd={(contact, role, billing) => change.mutate(() => add(contact, role, billing), { onSuccess: () => setAdding(false) })}
        />
      )}
    </section>
  );
}

interface PersonRowProps {
  readonly person: ProjectPerson;
  readonly disabled: boolean;
  readonly onRemove: () => void;
  readonly onPays: () => void;
}

function PersonRow({ person, disabled, onRemove, onPays }: PersonRowProps) {
  const items = [
    { key: 'pays', label: person.is_billing ? 'Does not pay the bill' : 'Pays the bill' },
    { key: 'remove', label: 'Take out of this project' },
  ];
  return (
    <li>
      <PersonLink person={{ ...person, id: person.contact_id }} />
      <span className="bf-soft">
        {[
          projectRoles[person.role],
          person.is_billing && person.role !== 'billing' ? 'pays the bill' : null,
          person.phone_e164 && phoneText(person.phone_e164),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {!disabled && (
        <Dropdown trigger={['click']} menu={{ items, onClick: ({ key }) => (key === 'pays' ? onPays() : onRemove()) }}>
          <Button
            className="crm-rows-action"
            type="text"
            size="small"
            aria-label={`Actions for ${personName(person)}`}
            icon={<Icon name="more" size={16} />}
          />
        </Dropdown>
      )}
    </li>
  );
}

function AddPerson({
  busy,
  onCancel,
  onAdd,
}: {
  busy: boolean;
  onCancel: () => void;
  onAdd: (contact: number, role: ProjectRole, billing: boolean) => void;
}) {
  const { nav } = usePlugin();
  const [contact, setContact] = useState<number | null>(null);
  const [role, setRole] = useState<ProjectRole>('partner1');
  const [billing, setBilling] = useState(false);
  return (
    <div className="crm-add-person">
      <PersonPick value={contact} onPick={setContact} />
      <Select aria-label="Role" value={role} options={optionsOf(projectRoles)} onChange={setRole} />
      <Checkbox checked={billing} onChange={(event) => setBilling(event.target.checked)}>
        Pays the bill
      </Checkbox>
      <div className="bf-form-actions">
        <Button type="primary" disabled={contact === null} loading={busy} onClick={() => contact !== null && onAdd(contact, role, billing)}>
          Add
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
        <Link to={nav.href('new_contact')}>Somebody new…</Link>
      </div>
    </div>
  );
}
