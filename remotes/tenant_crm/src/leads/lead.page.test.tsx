import type { Lead } from '@butterfly/contracts/tenant_crm';
import { paths } from '@butterfly/contracts/tenant_crm/paths';
import { createFakeHost } from '@butterfly/testing/browser/fake-host';
import { fakeServer, type FakeServer } from '@butterfly/testing/browser/fake-server';
import { renderPlugin } from '@butterfly/testing/browser/render-plugin';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildLead } from '../testing/build-lead';
import { buildSettings } from '../testing/build-settings';
import { crmHostOptions } from '../testing/crm-host-options';
import { Page } from './lead.page';

let server: FakeServer;
let saved: Lead;
const versioned = () => ({ body: saved, headers: { ETag: `"5-${saved.version}"` } });
const change = (part: Partial<Lead>) => {
  saved = { ...saved, ...part, version: saved.version + 1 };
  return versioned();
};

function show(part: Partial<Lead> = {}) {
  saved = buildLead(part);
  server = fakeServer({
    [paths.getLead]: versioned,
    [paths.getSettings]: () => ({ body: buildSettings() }),
    [paths.listCustomFields]: () => ({ body: [] }),
    [paths.listOwners]: () => ({ body: [{ id: 1, name: 'Ada Fennimore' }] }),
    [paths.contactLead]: () => change({ status: 'contacted', first_response_at: '2026-11-21T17:04:00.000Z' }),
    [paths.qualifyLead]: () => change({ status: 'qualified' }),
    [paths.reopenLead]: () => change({ status: 'new', first_response_at: null }),
    [paths.updateLead]: ({ body }) => change(body as Partial<Lead>),
  });
  return renderPlugin(<Page />, { fake: createFakeHost(crmHostOptions), path: '/tenant_crm/leads/:id', at: '/tenant_crm/leads/5' });
}
afterEach(() => server.close());
const asked = (address: string) => server.calls.filter((call) => call.address === address).length;

describe('lead record', () => {
  it('is answered from where it stands: a call marks it as contacted, and that can be taken back', async () => {
    show();
    const call = await screen.findByRole('link', { name: 'Call' });
    expect(call).toHaveAttribute('href', 'tel:5185550143');
    await userEvent.click(call);
    expect(await screen.findByText('Iris Marlow – called. The lead is marked as contacted.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'I have answered' })).toBeInTheDocument();
    expect([asked(paths.contactLead), asked(paths.reopenLead)]).toEqual([1, 1]);
  });

  it('stays as it is when somebody who was answered before is called again', async () => {
    show({ status: 'contacted' });
    await userEvent.click(await screen.findByRole('link', { name: 'E-mail' }));
    expect(asked(paths.contactLead)).toBe(0);
  });

  it('takes one step for a double click', async () => {
    show();
    await screen.findByRole('button', { name: 'I have answered' });
    await userEvent.dblClick(screen.getByRole('button', { name: 'I have answered' }));
    const next = await screen.findByRole('button', { name: 'Qualified' });
    // The second press of a double click arrives at what has come to stand there.
    next.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
    await waitFor(() => expect(screen.getByText('Marked as contacted.')).toBeInTheDocument());
    expect([asked(paths.contactLead), asked(paths.qualifyLead)]).toEqual([1, 0]);
    await userEvent.click(next);
    await waitFor(() => expect(asked(paths.qualifyLead)).toBe(1));
  });

  it('shows the month of an event that has no day yet', async () => {
    show({ event_month: '2027-06' });
    expect(await screen.findByText('June 2027')).toBeInTheDocument();
  });
});
