import {
  EditableAmount,
  EditableCount,
  EditableDay,
  EditableOption,
  EditableText,
  EditableWords,
  FieldRow,
} from '@butterfly/record-kit/fields';
import { optionsOf } from '@butterfly/ui-kit/labels';
import { useState } from 'react';
import { Part } from '../part';

interface Hall {
  readonly name: string;
  readonly rent_cents: number | null;
  readonly guests: number | null;
  readonly opened_on: string | null;
  readonly kind: 'barn' | 'hall';
  readonly other_names: readonly string[];
}

const hall: Hall = {
  name: 'Glass House',
  rent_cents: 480_000,
  guests: 140,
  opened_on: '2019-04-27',
  kind: 'hall',
  other_names: ['Orangery'],
};

/** Fields of a record by their names: each knows how its kind of value is read, shown and refused. */
export function NamedFieldsSection() {
  const [record, setRecord] = useState(hall);
  const of = { record, disabled: false, editor: { fields: {}, save: (patch: Partial<Hall>) => setRecord({ ...record, ...patch }) } };
  return (
    <div className="gallery-grid">
      <Part name="EditableText, EditableAmount, EditableCount, EditableDay, EditableOption, EditableWords">
        <dl className="bf-record-fields">
          <EditableText {...of} name="name" label="Name" placeholder="Add the name" />
          <EditableAmount {...of} name="rent_cents" label="Rent" placeholder="Add the rent" currency="USD" />
          <EditableCount {...of} name="guests" label="Guests" placeholder="Add the number" problem="This is not a number of guests" />
          <EditableDay {...of} name="opened_on" label="Opened" placeholder="Add the day" />
          <EditableOption {...of} name="kind" label="Kind" options={optionsOf({ barn: 'Barn', hall: 'Hall' })} />
          <EditableWords {...of} name="other_names" label="Also called" placeholder="Add another name" />
        </dl>
      </Part>
      <Part name="FieldRow">
        <dl className="bf-record-fields">
          <FieldRow label="Owner" errors={['This colleague has left']}>
            Mara Rosales
          </FieldRow>
        </dl>
      </Part>
    </div>
  );
}
