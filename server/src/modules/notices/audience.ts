import type { NewNotice, Notice } from '@butterfly/contracts/notices';
import { mayUsePlugin } from '@butterfly/contracts/plugins';
import type { Db } from '../../platform/db/db';
import { AppError } from '../../platform/http/app-error';
import type { Platform } from '../../platform/platform';

type For = Pick<NewNotice, 'project_id' | 'scope' | 'targets'>;

/** The active members who may use the plugin, with their roles. */
export async function possibleReaders(db: Db, { api }: Pick<Platform, 'api'>) {
  return (await api('manage_members').audience(db)).filter(({ permissions }) => mayUsePlugin(permissions, 'notices'));
}

/** Whom a notice is for; its author knows it already. */
export async function readersOf(
  db: Db,
  { scope, targets, project_id: projectId, author_id }: Notice,
  ports: Pick<Platform, 'api'>,
): Promise<number[]> {
  const possible = (await possibleReaders(db, ports)).filter(({ memberId }) => memberId !== author_id);
  const ids = (chosen: typeof possible) => chosen.map(({ memberId }) => memberId);
  if (scope === 'role') return ids(possible.filter(({ roles }) => roles.some(({ id }) => targets.includes(id))));
  if (scope === 'member') return ids(possible.filter(({ memberId }) => targets.includes(memberId)));
  return scope === 'project' ? ports.api('manage_members').membersSeeing(db, { projectId, among: ids(possible) }) : ids(possible);
}

/** Refuses a notice for nobody. */
export async function checkAudience(db: Db, { scope, targets, project_id: projectId }: For, { api }: Pick<Platform, 'api'>): Promise<void> {
  const refuse = (field: string, why: string): never => {
    throw new AppError('invalid_input', { fields: { [field]: [why] } });
  };
  if ((scope === 'role' || scope === 'member') && targets.length === 0) refuse('targets', 'must not be empty');
  if ((scope === 'project') !== (projectId !== null))
    refuse('project_id', scope === 'project' ? 'is needed' : 'is for notices of a project alone');
  if (projectId !== null && !(await api('tenant_crm').projectExists(db, projectId))) refuse('project_id', 'is not a project of yours');
}
