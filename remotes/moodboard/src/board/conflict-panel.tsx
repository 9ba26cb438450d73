import { Alert, Button, Segmented } from 'antd';
import { useState } from 'react';
import type { Choice, Clash } from '../model/merge/clash';
import { describeVersion } from '../model/describe-item';

interface ConflictPanelProps {
  readonly message: string;
  readonly clashes: readonly Clash[];
  readonly onDecide: (choices: ReadonlyMap<string, Choice>) => void;
  readonly onReload: () => void;
}

/** Two people changed the same thing. Nothing is overwritten until the person has chosen, item by item; all else is merged. */
export function ConflictPanel({ message, clashes, onDecide, onReload }: ConflictPanelProps) {
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  const choose = (key: string, choice: Choice) => setChoices(new Map(choices).set(key, choice));
  const chosen = new Map(clashes.map(({ key }) => [key, choices.get(key) ?? 'mine'] as const));
  return (
    <Alert
      type="warning"
      showIcon
      className="mb-conflict"
      title={message}
      description={
        <>
          <p>
            {clashes.length === 1 ? 'One item was changed here and elsewhere.' : `${clashes.length} items were changed here and elsewhere.`}{' '}
            Nothing is overwritten: choose what to keep. Everything else is merged.
          </p>
          <ul className="mb-clashes">
            {clashes.map((clash, index) => (
              <ClashQuestion
                key={clash.key}
                clash={clash}
                number={index + 1}
                choice={chosen.get(clash.key) ?? 'mine'}
                onChoose={(choice) => choose(clash.key, choice)}
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

interface ClashQuestionProps {
  readonly clash: Clash;
  readonly number: number;
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
}

function ClashQuestion({ clash, number, choice, onChoose }: ClashQuestionProps) {
  const options = [
    { value: 'mine' as const, label: clash.mine === undefined ? 'Remove it' : 'Keep mine' },
    { value: 'theirs' as const, label: clash.theirs === undefined ? 'Leave it removed' : 'Use theirs' },
    ...(clash.canKeepBoth ? [{ value: 'both' as const, label: 'Keep both' }] : []),
  ];
  return (
    <li className="mb-clash">
      <dl>
        <div>
          <dt>Mine</dt>
          <dd>{describeVersion(clash.mine)}</dd>
        </div>
        <div>
          <dt>Theirs</dt>
          <dd>{describeVersion(clash.theirs)}</dd>
        </div>
      </dl>
      <Segmented aria-label={`Decision ${number}`} name={`clash-${number}`} value={choice} options={options} onChange={onChoose} />
    </li>
  );
}
