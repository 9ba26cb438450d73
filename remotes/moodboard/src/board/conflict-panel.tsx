import { Alert, Button, Segmented } from 'antd';
import { useState } from 'react';
import type { Choice, Conflict } from '../model/merge/conflict';
import { describeVersion } from '../model/describe-item';

interface ConflictPanelProps {
  readonly message: string;
  readonly conflicts: readonly Conflict[];
  readonly onDecide: (choices: ReadonlyMap<string, Choice>) => void;
  readonly onReload: () => void;
}

/** Two people changed the same thing. Nothing is overwritten until the person has chosen, item by item; all else is merged. */
export function ConflictPanel({ message, conflicts, onDecide, onReload }: ConflictPanelProps) {
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  const choose = (key: string, choice: Choice) => setChoices(new Map(choices).set(key, choice));
  const chosen = new Map(conflicts.map(({ key }) => [key, choices.get(key) ?? 'mine'] as const));
  return (
    <Alert
      type="warning"
      showIcon
      className="mb-conflict"
      title={message}
      description={
        <>
          <p>
            {conflicts.length === 1
              ? 'One item was changed here and elsewhere.'
              : `${conflicts.length} items were changed here and elsewhere.`}{' '}
            Nothing is overwritten: choose what to keep. Everything else is merged.
          </p>
          <ul className="mb-conflicts">
            {conflicts.map((conflict, index) => (
              <ConflictQuestion
                key={conflict.key}
                conflict={conflict}
                number={index + 1}
                choice={chosen.get(conflict.key) ?? 'mine'}
                onChoose={(choice) => choose(conflict.key, choice)}
              />
            ))}
          </ul>
          <div className="mb-conflict-actions">
            <Button type="primary" onClick={() => onDecide(chosen)}>
              Apply and save
            </Button>
            <Button onClick={onReload}>Reload</Button>
            <small>Reload shows the newer board without your unsaved changes; Undo brings them back.</small>
          </div>
        </>
      }
    />
  );
}

interface ConflictQuestionProps {
  readonly conflict: Conflict;
  readonly number: number;
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
}

function ConflictQuestion({ conflict, number, choice, onChoose }: ConflictQuestionProps) {
  const options = [
    { value: 'mine' as const, label: conflict.mine === undefined ? 'Remove it' : 'Keep mine' },
    { value: 'theirs' as const, label: conflict.theirs === undefined ? 'Leave it removed' : 'Use theirs' },
    ...(conflict.canKeepBoth ? [{ value: 'both' as const, label: 'Keep both' }] : []),
  ];
  return (
    <li className="mb-conflict">
      <dl>
        <div>
          <dt>Mine</dt>
          <dd>{describeVersion(conflict.mine)}</dd>
        </div>
        <div>
          <dt>Theirs</dt>
          <dd>{describeVersion(conflict.theirs)}</dd>
        </div>
      </dl>
      <Segmented aria-label={`Decision ${number}`} name={`conflict-${number}`} value={choice} options={options} onChange={onChoose} />
    </li>
  );
}
