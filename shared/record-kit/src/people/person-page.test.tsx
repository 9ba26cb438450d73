import { createFakeHost } from '@butterfly/testing/browser/fake-host';
import { renderPlugin } from '@butterfly/testing/browser/render-plugin';
import { screen, within } from '@testing-library/react';
import { PersonPage } from './person-page';
import { PersonProjects } from './person-projects';

const person = {
  id: 7,
  first_name: 'Ann',
  last_name: 'Marlow',
  email: 'ann@mail.example' as string | null,
  phone_e164: '+15185550142',
  consent_sms: 'opted_out',
};
const show = (followed: string | undefined, email = person.email) =>
  renderPlugin(
    <PersonPage person={{ ...person, email }} followed={followed} facts={<p>Born in Hudson</p>}>
      <p>Two projects</p>
    </PersonPage>,
    { fake: createFakeHost({ links: { 'tenant_crm.contacts': '/tenant_crm/contacts' } }) },
  );

describe('the record of a person', () => {
  it('leads back to the one list, reaches the person as they agreed, and shows facts beside panels', () => {
    show(undefined);
    expect(screen.getByRole('link', { name: 'Contacts' })).toHaveAttribute('href', '/tenant_crm/contacts');
    expect(screen.getByRole('heading', { level: 1, name: 'Ann Marlow' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Text' })).not.toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'Facts' })).getByText('Born in Hudson')).toBeVisible();
    expect(screen.getByText('Two projects')).toBeVisible();
  });

  it.each([
    ['their first address', 'ann@mail.example', person.email, false],
    ['another address of theirs', 'ann@work.example', person.email, true],
    ['their id', '7', person.email, false],
    ['an address that they have no more', 'ann@work.example', null, false],
  ])('says which address it was opened by, where that is %s', (_which, followed, email, said) => {
    show(followed, email);
    expect(screen.queryAllByRole('note')).toHaveLength(said ? 1 : 0);
  });
});

describe('projects of a person', () => {
  const project = {
    id: 1,
    project_id: 3,
    name: 'Marlow wedding',
    is_billing: true,
    event_date: null,
    stage_name: 'Booked',
    archived: false,
  };
  const roles = { partner1: 'Partner 1', billing: 'Pays the bill' };

  it('says the role once, who pays, and offers the tools that this member has', () => {
    renderPlugin(
      <PersonProjects
        roles={roles}
        projects={[
          { ...project, role: 'partner1', stage_color: 'eucalyptus' },
          { ...project, id: 2, role: 'billing', stage_color: 'unheard of', archived: true },
        ]}
      />,
      { fake: createFakeHost({ links: { 'project_view.timeline': '/project_view/:projectId' } }) },
    );
    expect(screen.getByText(/Partner 1 · pays the bill · no date yet/)).toBeVisible();
    expect(screen.getByText(/Pays the bill · no date yet · archived/)).toBeVisible();
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Timeline', '/project_view/3'],
      ['Timeline', '/project_view/3'],
    ]);
  });

  it('tells none from unknown', () => {
    const { rerender } = renderPlugin(<PersonProjects roles={roles} projects={[]} />);
    expect(screen.getByText(/^None yet/)).toBeVisible();
    rerender(<></>);
    renderPlugin(<PersonProjects roles={roles} projects={undefined} problem="You are offline." />);
    expect(screen.queryByText(/^None yet/)).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('The projects could not be loaded. You are offline.');
  });
});
