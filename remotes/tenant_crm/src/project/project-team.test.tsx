import type { TeamMember } from '@butterfly/contracts/tenant_crm';
import { paths } from '@butterfly/contracts/tenant_crm/paths';
import { createFakeHost } from '@butterfly/testing/browser/fake-host';
import { fakeServer, type FakeServer } from '@butterfly/testing/browser/fake-server';
import { renderPlugin } from '@butterfly/testing/browser/render-plugin';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { crmHostOptions } from '../testing/crm-host-options';
import { ProjectTeam } from './project-team';

let server: FakeServer;
let team: TeamMember[];

function show({ disabled = false } = {}) {
  team = [
    { member_id: 1, name: 'Ada Fennimore', by: 'owner' },
    { member_id: 3, name: 'Jo Linden', by: 'work' },
  ];
  server = fakeServer({
    [paths.listOwners]: () => ({
      body: [
        { id: 1, name: 'Ada Fennimore' },
        { id: 2, name: 'Mia Rosales' },
        { id: 3, name: 'Jo Linden' },
      ],
    }),
    [paths.listTeam]: () => ({ body: team }),
    [paths.addTeamMember]: () => ({ body: (team = [...team, { member_id: 2, name: 'Mia Rosales', by: 'team' }]) }),
    [paths.removeTeamMember]: () => ({ body: (team = team.filter(({ member_id: id }) => id !== 2)) }),
  });
  return renderPlugin(<ProjectTeam projectId={7} disabled={disabled} />, { fake: createFakeHost(crmHostOptions), path: '/', at: '/' });
}
afterEach(() => server.close());

describe('the team of a project', () => {
  it('says who works on it and why, and takes nobody off who is there for their work', async () => {
    show();
    expect(await screen.findByText('takes care of it')).toBeInTheDocument();
    expect(screen.getByText('has work in it')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /off this project/ })).not.toBeInTheDocument();
  });

  it('gets a colleague, loses them, and gets them back by undo', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Add a colleague' }));
    expect(screen.queryByTitle('Ada Fennimore')).not.toBeInTheDocument();
    await userEvent.click(await screen.findByTitle('Mia Rosales'));
    await userEvent.click(await screen.findByRole('button', { name: 'Take Mia Rosales off this project' }));
    expect(await screen.findByText('Mia Rosales is off this project')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(team.some(({ member_id: id }) => id === 2)).toBe(true));
    expect(server.calls.filter(({ address }) => address === paths.addTeamMember)).toHaveLength(2);
  });

  it('of an archived project is only read', async () => {
    show({ disabled: true });
    await screen.findByText('Ada Fennimore');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
