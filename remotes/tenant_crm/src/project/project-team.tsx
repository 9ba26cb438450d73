import type { TeamMember } from '@butterfly/contracts/tenant_crm';
import { errorMessage } from '@butterfly/plugin-sdk';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { useMembers } from '@butterfly/record-kit/members';
import { Icon } from '@butterfly/ui-kit';
import { useUndoNote } from '@butterfly/ui-kit/record';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { crm, keys } from '../crm.client';
import { members } from '../crm.sources';

interface ProjectTeamProps {
  readonly projectId: number;
  readonly disabled: boolean;
}

/** Why somebody who was not put on the team works on the project all the same. */
const WHY: Readonly<Record<TeamMember['by'], string>> = { owner: 'takes care of it', team: '', work: 'has work in it' };

/** Colleagues who work on a project. Roles that see assigned projects only see it because of this. */
export function ProjectTeam({ projectId, disabled }: ProjectTeamProps) {
  const { ui } = usePlugin();
  const cache = useQueryClient();
  const owners = useMembers(members);
  const { note, show } = useUndoNote();
  const [adding, setAdding] = useState(false);
  const id = String(projectId);
  const queryKey = keys.team(id);
  const team = useQuery({ queryKey, queryFn: async ({ signal }) => (await crm.listTeam({ params: { id }, signal })).data });
  const change = useMutation({
    mutationFn: (work: () => Promise<{ data: TeamMember[] }>) => work(),
    onSuccess: ({ data }) => cache.setQueryData(queryKey, data),
    onError: (error) => ui.toast('error', errorMessage(error)),
  });
  const add = (memberId: number) => crm.addTeamMember({ params: { id, memberId: String(memberId) } });
  const remove = (member: TeamMember) =>
    change.mutate(() => crm.removeTeamMember({ params: { id, memberId: String(member.member_id) } }), {
      onSuccess: () => show({ text: `${member.name} is off this project`, undo: () => change.mutateAsync(() => add(member.member_id)) }),
    });
  const others = owners.filter((owner) => !team.data?.some(({ member_id: there, by }) => there === owner.id && by !== 'work'));
  return (
    <section className="bf-panel" aria-labelledby="team-title">
      <div className="bf-panel-head">
        <h2 id="team-title">Team</h2>
        {!disabled && !adding && others.length > 0 && (
          <Button size="small" onClick={() => setAdding(true)}>
            Add a colleague
          </Button>
        )}
      </div>
      {note}
      {team.isError && (
        <p className="bf-field-error" role="alert">
          The team could not be loaded. {errorMessage(team.error)}
        </p>
      )}
      {team.data?.length === 0 && !adding && (
        <p className="bf-soft">Nobody yet. Who sees only assigned projects sees this one once they are on its team.</p>
      )}
      <ul className="crm-rows">
        {team.data?.map((member) => (
          <li key={member.member_id}>
            <span>{member.name}</span>
            <span className="bf-soft">{WHY[member.by]}</span>
            {!disabled && member.by === 'team' && (
              <Button
                className="crm-rows-action"
                type="text"
                size="small"
                aria-label={`Take ${member.name} off this project`}
                icon={<Icon name="close" size={16} />}
                onClick={() => remove(member)}
              />
            )}
          </li>
        ))}
      </ul>
      {adding && (
        <div className="crm-add-person">
          <Select
            autoFocus
            defaultOpen
            aria-label="Colleague"
            placeholder="Who joins?"
            showSearch={{ optionFilterProp: 'label' }}
            loading={change.isPending}
            options={others.map((owner) => ({ value: owner.id, label: owner.name }))}
            onChange={(memberId: number) => change.mutate(() => add(memberId), { onSuccess: () => setAdding(false) })}
          />
          <div className="bf-form-actions">
            <Button onClick={() => setAdding(false)}>Cancel</Button>
          </div>
        </div>
      )}
    </section>
  );
}
