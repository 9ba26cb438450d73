import { DateText } from '@butterfly/ui-kit';
import { Button } from 'antd';
import { useState } from 'react';
import type { RecordKind, SavedRecord } from './record-kind';
import { useFieldLabels } from './use-field-labels';
import type { RecordConflict } from './save-merging';

interface ConflictPanelProps<R extends SavedRecord, P extends object> {
  readonly kind: RecordKind<R, P>;
  readonly conflict: RecordConflict;
  /** Names of the fields that shall become mine. */
  readonly onChoose: (mine: readonly string[]) => void;
}

type Side = 'mine' | 'theirs';

/** Two people changed the same field: both values side by side, and the person chooses for each. */
export function ConflictPanel<R extends SavedRecord, P extends object>({ kind, conflict, onChoose }: ConflictPanelProps<R, P>) {
  const { label, value, memberName } = useFieldLabels(kind);
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const undecided = conflict.conflicts.filter(({ name }) => !sides[name]).length;
  const who = (conflict.by !== null && memberName(conflict.by)) || 'Somebody else';
  const choose = () => onChoose(conflict.conflicts.filter(({ name }) => sides[name] === 'mine').map(({ name }) => name));
  return (
    <section className="bf-conflict" role="alert" aria-labelledby="conflict-title">
      <h2 id="conflict-title">
        {who} changed this {kind.noun} at <DateText value={conflict.at} as="time" />
      </h2>
      <p>Your change is not saved yet, and nothing was overwritten. Which one shall stay?</p>
      <div className="bf-conflict-fields">
        {conflict.conflicts.map(({ name, mine, theirs, before }) => (
          <fieldset key={name} className="bf-conflict-field">
            <legend>
              {label(name)} <span className="bf-soft">was {value(name, before)}</span>
            </legend>
            {(
              [
                ['mine', 'Yours', mine],
                ['theirs', 'Saved', theirs],
              ] as const
            ).map(([side, sideLabel, of]) => (
              <label key={side} className="bf-conflict-side" data-picked={sides[name] === side || undefined}>
                <input
                  type="radio"
                  name={`conflict-${name}`}
                  checked={sides[name] === side}
                  onChange={() => setSides({ ...sides, [name]: side })}
                />
                <span>
                  <span className="bf-soft">{sideLabel}</span> <strong>{value(name, of)}</strong>
                </span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      <Button type="primary" disabled={undecided > 0} onClick={choose}>
        Save my choice
      </Button>
    </section>
  );
}
