import type { Project } from '@butterfly/contracts/tenant_crm';
import { DateText, Icon } from '@butterfly/ui-kit';
import { Button } from 'antd';
import { useArchive } from './use-archive';
import type { ProjectEditor } from './project-kind';

/** Says that the project is put away, and undoes it. */
export function ArchiveNote({ project, editor }: { project: Project; editor: ProjectEditor }) {
  const archive = useArchive(project, editor);
  return (
    <div className="crm-note" role="status">
      <Icon name="archive" />
      <p>In the archive since <DateText value={project.archived_at ?? project.updated_at} as="moment" />. It is kept as it was and cannot be changed.</p>
      <Button loading={archive.isPending} onClick={() => archive.mutate(false)}>Undo</Button>
    </div>
  );
}
