import { DateText } from '@butterfly/ui-kit';
import { Button } from 'antd';
import { useState } from 'react';
import { useFieldWords } from './field-words';
import type { RecordKind, SavedRecord } from './record-kind';
import type { RecordClash } from './use-record-editor';

interface ClashPanelProps<R extends SavedRecord, P extends object> {
  readonly kind: RecordKind<R, P>;
  readonly clash: RecordClash;
  /** Names of the fields that shall become mine. */
  readonly onChoose: (mine: readonly string[]) => void;
}

type Side = 'mine' | 'theirs';

/** Two people changed the same field: both values side by side, and the person chooses for each. */
export function ClashPanel<R extends SavedRecord, P extends object>({ kind, clash, onChoose }: ClashPanelProps<R, P>) {
  const { label, value, memberName } = useFieldWords(kind);
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const undecided = clash.clashes.filter(({ name }) => !sides[name]).length;
  const who = (clash.by !== null && memberName(clash.by)) || 'Somebody else';
  const choose = () => onChoose(clash.clashes.filter(({ name }) => sides[name] === 'mine').map(({ name }) => name));
  return (
    <section className="crm-conflict" role="alert" aria-labelledby="clash-title">
      <h2 id="clash-title">{who} changed this {kind.noun} at <DateText value={clash.at} as="time" /></h2>
      <p>Your change is not saved yet, and nothing was overwritten. Which one shall stay?</p>
      <div className="crm-clashes">
        {clash.clashes.map(({ name, mine, theirs, before }) => (
          <fieldset key={name} className="crm-clash">
            <legend>{label(name)} <span className="crm-soft">was {value(name, before)}</span></legend>
            {([['mine', 'Yours', mine], ['theirs', 'Saved', theirs]] as const).map(([side, words, of]) => (
              <label key={side} className="crm-clash-side" data-picked={sides[name] === side || undefined}>
                <input type="radio" name={`clash-${name}`} checked={sides[name] === side} onChange={() => setSides({ ...sides, [name]: side })} />
                <span><span className="crm-soft">{words}</span> <strong>{value(name, of)}</strong></span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      <Button type="primary" disabled={undecided > 0} onClick={choose}>Save my choice</Button>
    </section>
  );
}
