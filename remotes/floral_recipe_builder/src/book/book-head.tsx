import type { RecipeBook } from '@butterfly/contracts/floral_recipe_builder';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { ProjectLink } from '@butterfly/record-kit/page';
import { DateText, Icon, PageHeader, SaveState, StatusDot, type Tone } from '@butterfly/ui-kit';
import { Button } from 'antd';
import { memo, type ReactNode } from 'react';
import { useLock } from '../versions/use-versions';
import type { SavingState } from '../recipe/recipe-saver';

interface BookHeadProps {
  readonly book: RecipeBook;
  readonly saving: SavingState;
  readonly onUndo: (() => void) | null;
  readonly actions?: ReactNode;
}

const STATES: Readonly<Record<RecipeBook['status'], readonly [tone: Tone, words: string]>> = {
  draft: ['neutral', 'Draft'],
  priced: ['iris', 'Priced'],
  locked: ['marigold', 'Locked'],
  ordered: ['marigold', 'Ordered'],
  produced: ['eucalyptus', 'Produced'],
};

/** Whose book it is, for which day, and whether the work is safe. A key press in a quantity does not draw it again. */
export const BookHead = memo(function BookHead({ book, saving, onUndo, actions }: BookHeadProps) {
  const [tone, words] = STATES[book.status];
  return (
    <PageHeader
      eyebrow="Floral recipes"
      title={<ProjectLink id={book.project_id}>{book.name}</ProjectLink>}
      meta={
        <div className="fl-head-meta">
          {book.event_date && <DateText value={book.event_date} />}
          <StatusDot tone={tone}>{words}</StatusDot>
          <SaveState status={saving.status} onRetry={saving.retry} />
        </div>
      }
      actions={
        <>
          {actions}
          {book.project_id !== null && <ProjectActions book={book} projectId={book.project_id} isSafe={isSafe(saving)} />}
          <Button icon={<Icon name="undo" size={16} />} disabled={onUndo === null} onClick={() => onUndo?.()}>
            Undo
          </Button>
        </>
      }
    />
  );
});

/** Nothing that is typed would be missing in what is locked. */
const isSafe = ({ status }: SavingState): boolean => status.kind === 'clean' || status.kind === 'saved';

function ProjectActions({ book, projectId, isSafe: canLock }: { book: RecipeBook; projectId: number; isSafe: boolean }) {
  const { nav } = usePlugin();
  const lock = useLock(String(projectId));
  const isLocked = book.status === 'locked' || book.status === 'ordered';
  return (
    <>
      <Button icon={<Icon name="crate" size={16} />} onClick={() => nav.go(nav.href('orders', { projectId }))}>
        Order flowers
      </Button>
      <Button icon={<Icon name="list" size={16} />} onClick={() => nav.go(nav.href('production', { projectId }))}>
        Production
      </Button>
      {book.status !== 'produced' && (
        <Button
          icon={<Icon name="lock" size={16} />}
          loading={lock.busy}
          disabled={!canLock || book.recipes.length === 0}
          onClick={() => lock.go(isLocked)}
        >
          {isLocked ? 'New version' : 'Lock'}
        </Button>
      )}
    </>
  );
}
