import { PeopleListPage, peopleShape, PeopleTabs, type PersonRow } from '@butterfly/record-kit/address-book';
import { useRecordList } from '@butterfly/record-kit/list';
import { PersonLink, PersonPage, PersonProjects } from '@butterfly/record-kit/people';
import { Part } from '../part';
import { answerOf } from '../samples/answer';

const imani: PersonRow = {
  id: 1,
  first_name: 'Imani',
  last_name: 'Okafor',
  email: 'imani@mail.example',
  phone_e164: '+15185550142',
  kind: 'couple',
  organization_id: null,
  organization_name: null,
  tags: ['VIP'],
  consent_email: 'granted',
  consent_sms: 'none',
  project_count: 1,
  updated_at: '2027-03-02T15:04:00Z',
};
const jonas: PersonRow = {
  ...imani,
  id: 2,
  first_name: 'Jonas',
  last_name: 'Marlow',
  email: null,
  kind: 'person',
  tags: [],
  project_count: 0,
};
const words = { kinds: { person: 'Person', couple: 'Couple' }, consentEmail: { granted: 'Agreed' }, consentSms: {} };
const projects = [
  {
    id: 1,
    project_id: 3,
    name: 'Marlow & Okafor wedding',
    role: 'partner1',
    is_billing: true,
    event_date: '2027-06-12',
    stage_name: 'Booked',
    stage_color: 'eucalyptus',
    archived: false,
  },
];

export function AddressBookSection() {
  const list = useRecordList<PersonRow>({
    shape: peopleShape,
    queryKey: ['sample address book'],
    load: () => answerOf({ count: 2, results: [imani, jonas] }),
  });
  return (
    <div className="gallery-grid">
      <Part name="PeopleListPage, PeopleTabs, PersonLink" wide>
        <PeopleListPage list={list} words={words}>
          <p className="bf-soft">
            Of whoever draws it: lists, a note. <PersonLink person={imani} />
          </p>
        </PeopleListPage>
        <PeopleTabs />
      </Part>
      <Part name="PersonPage, PersonProjects" wide>
        <PersonPage person={imani} followed="imani@old.example" meta="Couple" facts={<p className="bf-soft">What is known of them</p>}>
          <PersonProjects projects={projects} roles={{ partner1: 'Partner 1' }} />
        </PersonPage>
      </Part>
    </div>
  );
}
