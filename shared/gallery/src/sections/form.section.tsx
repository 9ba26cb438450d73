import {
  ChoiceField,
  CustomFormFields,
  DateField,
  DateRangeField,
  FormField,
  MoneyField,
  NumberField,
  PeopleField,
  ProjectField,
  RecordForm,
  TextField,
  type ProjectsSource,
} from '@butterfly/record-kit/form';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { optionsOf } from '@butterfly/ui-kit/labels';
import { Segmented } from 'antd';
import { Part } from '../part';
import { answerOf } from '../samples/answer';
import { customFields, members } from '../samples/sample-sources';

const empty = {
  name: '',
  kind: 'hall',
  rent_cents: 480_000,
  rooms: null,
  opened_on: '',
  starts_on: '',
  ends_on: '',
  owner_id: 2,
  team: [],
  project_id: null,
  notes: '',
  place: 'Indoors',
  custom: {},
};
const projects: ProjectsSource = {
  search: () =>
    answerOf([
      { id: 7, name: 'Okafor wedding' },
      { id: 8, name: 'Hudson gala' },
    ]),
};

export function FormSection() {
  const { ui } = usePlugin();
  return (
    <Part name="RecordForm" wide>
      <RecordForm
        name="sample-venue"
        initial={empty}
        submit={() => Promise.resolve()}
        onSaved={() => ui.toast('success', 'Saved')}
        submitLabel="Create venue"
        failureTitle="The venue was not created"
        onCancel={() => undefined}
      >
        <div className="bf-form-grid">
          <TextField name="name" label="Name" required="Give the venue a name" hint="As it stands on the invitation" maxLength={80} wide />
          <ChoiceField name="kind" label="Kind" options={optionsOf({ barn: 'Barn', garden: 'Garden', hall: 'Hall' })} />
          <MoneyField name="rent_cents" label="Rent" />
          <NumberField name="rooms" label="Rooms" />
          <DateField name="opened_on" label="Opened on" />
          <DateRangeField names={['starts_on', 'ends_on']} labels={['From', 'Until']} />
          <PeopleField name="owner_id" label="Taken care of by" members={members} />
          <PeopleField name="team" label="Team" members={members} multiple />
          <ProjectField name="project_id" label="Project" projects={projects} />
          <CustomFormFields source={customFields} entity="venue" />
          <TextField name="notes" label="Notes" rows={3} maxLength={500} wide />
          <FormField name="place" label="Place">
            <Segmented options={['Indoors', 'Outdoors']} />
          </FormField>
        </div>
      </RecordForm>
    </Part>
  );
}
