import type { TeamMember } from '@butterfly/contracts/tenant_crm';
import { AppError } from '../../../../platform/http/app-error';
import type { Db } from '../../../../platform/db/db';
import type { TenantPeople } from '../../people';
import { findProject } from '../repository';
import { announceSight, type SightPorts } from './announce-sight';
import { deleteTeamMember, insertTeamMember, teamOf } from './team.repository';

const ORDER = { owner: 0, team: 1, work: 2 } as const;

interface Place {
  readonly projectId: number;
  readonly memberId: number;
}

/** Who works on a project. For members who see assigned projects only, this decides what they see. */
export class TeamService {
  constructor(private readonly deps: { people: Pick<TenantPeople, 'members'>; ports: SightPorts }) {}

  async list(db: Db, projectId: number): Promise<TeamMember[]> {
    if (!(await findProject(db, projectId))) throw new AppError('not_found');
    const names = new Map((await this.deps.people.members(db)).map(({ id, name }) => [id, name]));
    const team = (await teamOf(db, projectId)).flatMap((one) =>
      names.has(one.member_id) ? [{ ...one, name: names.get(one.member_id) ?? '' }] : [],
    );
    return team.sort((a, b) => ORDER[a.by] - ORDER[b.by] || a.name.localeCompare(b.name));
  }

  async add(db: Db, { projectId, memberId }: Place): Promise<TeamMember[]> {
    const project = await findProject(db, projectId);
    const isMember = (await this.deps.people.members(db)).some(({ id }) => id === memberId);
    if (!project || !isMember) throw new AppError('not_found');
    if (project.archived_at) throw new AppError('tenant_crm.project_archived');
    await insertTeamMember(db, { projectId, memberId });
    announceSight(db, { memberIds: [memberId], ports: this.deps.ports });
    return this.list(db, projectId);
  }

  async remove(db: Db, { projectId, memberId }: Place): Promise<TeamMember[]> {
    const before = await this.list(db, projectId);
    if (!(await deleteTeamMember(db, { projectId, memberId }))) return before;
    announceSight(db, { memberIds: [memberId], ports: this.deps.ports });
    // Who takes off themselves may not see the project any more.
    return (await findProject(db, projectId)) ? this.list(db, projectId) : [];
  }
}
