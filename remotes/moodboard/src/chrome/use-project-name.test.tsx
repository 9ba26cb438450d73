import { paths } from '@butterfly/contracts/tenant_crm/paths';
import { createFakeHost } from '@butterfly/testing/browser/fake-host';
import { fakeServer } from '@butterfly/testing/browser/fake-server';
import { renderPlugin } from '@butterfly/testing/browser/render-plugin';
import { screen } from '@testing-library/react';
import { useProjectName } from './use-project-name';

function Name() {
  return <p>{useProjectName(7)}</p>;
}

it.each([
  ['a member with the pipeline', ['moodboard', 'tenant_crm']],
  ['a member with the moodboard alone', ['moodboard']],
])('names the project for %s', async (_who, plugins) => {
  const server = fakeServer({
    [paths.getProject]: () =>
      plugins.includes('tenant_crm')
        ? { body: { id: 7, name: 'Reyes wedding' } }
        : { status: 403, body: { code: 'access_denied', error: 'Access denied' } },
    [paths.listProjects]: () => ({ body: [{ id: 7, name: 'Reyes wedding' }] }),
  });
  renderPlugin(<Name />, {
    fake: createFakeHost({ can: (permission) => plugins.includes(permission) }),
  });
  expect(await screen.findByText('Reyes wedding')).toBeInTheDocument();
  server.close();
});
