import type { StagePatch, StageRecord } from '@butterfly/contracts/tenant_crm';
import { Select } from 'antd';
import { optionsOf } from '../model/event-types';
import { ChoiceFact } from '../parts/record/choice-fact';
import { Fact } from '../parts/record/fact';
import type { RecordEditor } from '../parts/record/use-record-editor';
import { colorWords, kindWords, readDays, readPercent, useRequirable } from './stage-words';

interface StageFactsProps {
  readonly stage: StageRecord;
  readonly editor: RecordEditor<StageRecord, StagePatch>;
}

export function StageFacts({ stage, editor }: StageFactsProps) {
  const requirable = useRequirable();
  const takePercent = (text: string) => {
    const probability_bps = readPercent(text);
    if (probability_bps === undefined) return 'Between 0 and 100';
    editor.save({ probability_bps });
    return null;
  };
  const takeDays = (text: string) => {
    const rotting_days = readDays(text);
    if (rotting_days === undefined) return 'A number of days, or empty';
    editor.save({ rotting_days });
    return null;
  };
  return (
    <dl className="crm-facts">
      <ChoiceFact label="Means" value={stage.kind} options={optionsOf(kindWords)} placeholder="Choose" clearable={false} disabled={false} errors={editor.fields['kind']} onPick={(kind) => kind && editor.save({ kind })} />
      <ChoiceFact label="Colour" value={stage.color} options={optionsOf(colorWords)} placeholder="Choose" clearable={false} disabled={false} errors={editor.fields['color']} onPick={(color) => color && editor.save({ color })} />
      <Fact
        label="Probability" inputMode="decimal" text={String(stage.probability_bps / 100)} shown={`${stage.probability_bps / 100} %`} placeholder="Add" disabled={false}
        errors={editor.fields['probability_bps']} onCommit={takePercent}
      />
      <Fact
        label="Red after" inputMode="numeric" text={stage.rotting_days?.toString() ?? ''} shown={stage.rotting_days && `${stage.rotting_days} days`} placeholder="Never" disabled={false}
        errors={editor.fields['rotting_days']} onCommit={takeDays}
      />
      <div className="crm-fact">
        <dt>Asks for</dt>
        <dd>
          <Select<string[]>
            className="crm-fact-select" variant="borderless" mode="multiple" aria-label="Asks for" placeholder="Nothing" value={stage.required_fields} options={requirable}
            onChange={(required_fields) => editor.save({ required_fields })}
          />
        </dd>
      </div>
    </dl>
  );
}
