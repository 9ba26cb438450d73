import type { StagePatch, StageRecord } from '@butterfly/contracts/tenant_crm';
import { EditableField, EditableOption } from '@butterfly/record-kit/fields';
import type { RecordEditor } from '@butterfly/record-kit/record';
import { optionsOf } from '@butterfly/ui-kit/labels';
import { Select } from 'antd';
import { colorLabels, kindLabels, readDays, readPercent, useRequirable } from './stage-labels';

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
  const of = { record: stage, editor, disabled: false };
  return (
    <dl className="bf-record-fields">
      <EditableOption {...of} name="kind" label="Means" options={optionsOf(kindLabels)} />
      <EditableOption {...of} name="color" label="Colour" options={optionsOf(colorLabels)} />
      <EditableField
        label="Probability"
        inputMode="decimal"
        text={String(stage.probability_bps / 100)}
        shown={`${stage.probability_bps / 100} %`}
        placeholder="Add"
        disabled={false}
        errors={editor.fields['probability_bps']}
        onCommit={takePercent}
      />
      <EditableField
        label="Red after"
        inputMode="numeric"
        text={stage.rotting_days?.toString() ?? ''}
        shown={stage.rotting_days && `${stage.rotting_days} days`}
        placeholder="Never"
        disabled={false}
        errors={editor.fields['rotting_days']}
        onCommit={takeDays}
      />
      <div className="bf-record-row">
        <dt>Asks for</dt>
        <dd>
          <Select<string[]>
            className="bf-record-select"
            variant="borderless"
            mode="multiple"
            aria-label="Asks for"
            placeholder="Nothing"
            value={stage.required_fields}
            options={requirable}
            onChange={(required_fields) => editor.save({ required_fields })}
          />
        </dd>
      </div>
    </dl>
  );
}
