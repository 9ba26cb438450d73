import { ProjectLink } from '@butterfly/record-kit/page';
import { useParams } from 'react-router-dom';
import { AroundActions } from '../chrome/chrome-actions';
import { useBoardChrome } from '../chrome/use-board-chrome';
import { useProjectName } from '../chrome/use-project-name';
import { usePresence } from '../presence/use-presence';
import { BoardFrame } from './board-frame';
import { useBoard } from './use-board';

/** The board of a project: everything on it is saved as it is changed. */
export function Page() {
  const { projectId = '' } = useParams();
  return <Board key={projectId} projectId={Number(projectId)} />;
}

function Board({ projectId }: { projectId: number }) {
  const session = useBoard({ kind: 'project', id: projectId });
  const name = useProjectName(projectId);
  const presence = usePresence(projectId, () => void session.sync.refresh());
  const around = useBoardChrome({ projectId, presence });
  return (
    <BoardFrame
      title={<Title projectId={projectId} name={name} />}
      session={session}
      around={around}
      actions={<AroundActions projectId={projectId} title={name ?? 'Moodboard'} session={session} presence={presence.store} />}
    />
  );
}

function Title({ projectId, name }: { projectId: number; name: string | null }) {
  return (
    <>
      Moodboard{' '}
      {name !== null && (
        <span className="mb-title-project">
          <ProjectLink id={projectId}>{name}</ProjectLink>
        </span>
      )}
    </>
  );
}
