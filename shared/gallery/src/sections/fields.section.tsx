import { describedBy, Field, Loaded } from '@butterfly/ui-kit/record';
import { BlurInput, EditableChoice, EditableField, EditableTags } from '@butterfly/record-kit/fields';
import { CustomFieldEditor, CustomFields, CustomFieldsPanel, CustomInputs, type TypedCustom } from '@butterfly/record-kit/custom-fields';
import { optionsOf } from '@butterfly/ui-kit/labels';
import { useQuery } from '@tanstack/react-query';
import { Input } from 'antd';
import { useState } from 'react';
import { Part } from '../part';
import { customFields, customValues } from '../samples/sample-sources';

const wrong = ['This is not an address'];

export function FieldsSection() {
  const query = useQuery({ queryKey: ['sample'], queryFn: () => Promise.resolve('Twelve guests are vegetarian.') });
  return (
    <div className="gallery-grid">
      <Part name="Field">
        <Field id="sample-name" label="Name" hint="As it stands on the invitation">
          <Input {...describedBy('sample-name', undefined)} defaultValue="Okafor wedding" />
        </Field>
        <Field id="sample-mail" label="E-mail" errors={wrong}>
          <Input {...describedBy('sample-mail', wrong)} defaultValue="mara@" />
        </Field>
      </Part>
      <Part name="EditableField, EditableChoice, EditableTags">
        <Editable />
      </Part>
      <Part name="CustomFields">
        <Custom />
      </Part>
      <Part name="CustomFieldsPanel">
        <CustomFieldsPanel source={customValues} subject={{ subject_type: 'venue', subject_id: 1 }} />
      </Part>
      <Part name="CustomFieldEditor">
        <CustomFieldEditor source={customFields} entity="venue" />
      </Part>
      <Part name="BlurInput">
        <BlurInput label="Digits" value="4" inputMode="numeric" onSave={(text) => (/^\d$/.test(text) ? undefined : 'Give a digit')} />
      </Part>
      <Part name="CustomInputs">
        <Inputs />
      </Part>
      <Part name="Loaded">
        <Loaded query={query} what="the sample" kind="form">
          {(text) => <p>{text}</p>}
        </Loaded>
      </Part>
    </div>
  );
}

function Editable() {
  const [name, setName] = useState('Glass House');
  const [kind, setKind] = useState<'barn' | 'hall' | null>('hall');
  const [tags, setTags] = useState(['river view']);
  return (
    <dl className="bf-record-fields">
      <EditableField
        label="Name"
        text={name}
        shown={name}
        placeholder="Add the name"
        disabled={false}
        onCommit={(text) => (setName(text), null)}
      />
      <EditableField label="Opened" type="date" text="" shown={null} placeholder="Add the day" disabled={false} onCommit={() => null} />
      <EditableField label="Number" text="No. 12" shown="No. 12" placeholder="" disabled onCommit={() => null} />
      <EditableChoice
        label="Kind"
        value={kind}
        options={optionsOf({ barn: 'Barn', hall: 'Hall' })}
        placeholder="Choose"
        clearable
        disabled={false}
        onPick={setKind}
      />
      <EditableTags tags={tags} known={['river view', 'indoors']} disabled={false} onSave={setTags} />
    </dl>
  );
}

function Custom() {
  const [custom, setCustom] = useState<Record<string, string | number | boolean | string[]>>({ rent: 480_000, style: 'Hall' });
  const save = ({ custom: patch }: { custom: Record<string, string | number | boolean | string[] | null> }) =>
    setCustom((now) =>
      Object.fromEntries(Object.entries({ ...now, ...patch }).filter((entry): entry is [string, string] => entry[1] !== null)),
    );
  return (
    <dl className="bf-record-fields">
      <CustomFields source={customFields} entity="venue" custom={custom} disabled={false} editor={{ fields: {}, save }} />
    </dl>
  );
}

function Inputs() {
  const [typed, setTyped] = useState<TypedCustom>({});
  return (
    <div className="bf-form-grid">
      <CustomInputs
        source={customFields}
        entity="venue"
        typed={typed}
        errors={{ 'custom.built': ['This is needed'] }}
        onChange={setTyped}
      />
    </div>
  );
}
