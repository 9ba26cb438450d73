import { paths } from '@butterfly/contracts/tenant_crm/paths';
import { createFakeHost } from '@butterfly/testing/browser/fake-host';
import { fakeServer } from '@butterfly/testing/browser/fake-server';
import { renderPlugin } from '@butterfly/testing/browser/render-plugin';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stages } from '../testing/build-board';
import { crmHostOptions } from '../testing/crm-host-options';
import { Page } from './new-stage.page';

it('a new stage holds again what was typed before a reload, and nothing is kept once it is added', async () => {
  const server = fakeServer({
    [paths.createStage]: () => ({ status: 201, body: stages[0] ?? null }),
    [paths.listCustomFields]: () => ({ body: [] }),
  });
  const fake = createFakeHost(crmHostOptions);
  const first = renderPlugin(<Page />, { fake });
  await userEvent.type(screen.getByLabelText('Name'), 'Tasting');
  await userEvent.type(screen.getByLabelText('Red after days'), '7');
  expect(fake.record.dirty).toBe(true);
  const draft = fake.record.drafts.keepers['stage:new']?.();
  first.unmount();

  fake.record.drafts.kept['stage:new'] = { draft: draft as never, from: '1.0.0' };
  renderPlugin(<Page />, { fake });
  expect([screen.getByLabelText('Name'), screen.getByLabelText('Red after days')]).toEqual([
    expect.objectContaining({ value: 'Tasting' }),
    expect.objectContaining({ value: '7' }),
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Add stage' }));
  await waitFor(() => expect(fake.record.visits).toHaveLength(1));
  expect([fake.record.drafts.kept, fake.record.dirty]).toEqual([{}, false]);
  server.close();
});
