import { createFakeHost } from '@butterfly/testing/browser/fake-host';
import { renderPlugin } from '@butterfly/testing/browser/render-plugin';
import { screen } from '@testing-library/react';
import { ProjectLink } from './project-link';

const links = { 'tenant_crm.project': '/tenant_crm/projects/:id' };
const show = (id: number | string | null, known = links) =>
  renderPlugin(<ProjectLink id={id}>Reyes wedding</ProjectLink>, { fake: createFakeHost({ links: known }) });

describe('the name of a project', () => {
  it.each([7, '7'])('leads to its record (%j)', (id) => {
    show(id);
    expect(screen.getByRole('link', { name: 'Reyes wedding' })).toHaveAttribute('href', '/tenant_crm/projects/7');
  });

  it.each([
    ['the person may not open records', 7, {}],
    ['there is no project', null, links],
  ])('is plain words where %s', (_why, id, known) => {
    show(id, known as typeof links);
    expect(screen.getByText('Reyes wedding')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
