import { holds, type PermissionRecord } from '@butterfly/contracts/plugins';
import { paths } from '@butterfly/contracts/twilio_communications/paths';
import { createFakeHost } from '@butterfly/testing/browser/fake-host';
import { fakeServer, type FakeServer } from '@butterfly/testing/browser/fake-server';
import { renderPlugin } from '@butterfly/testing/browser/render-plugin';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifest } from '../../manifest';
import { idle, type PhoneState } from './phone-state';
import { Panel } from './softphone.panel';

let server: FakeServer;
beforeEach(() => {
  server = fakeServer({ [paths.lookUpCaller]: () => ({ body: { contact_id: 7, name: 'Ann Marlow', email: null } }) });
});
afterEach(() => server.close());

function show(state: Partial<PhoneState>) {
  const pressed: string[] = [];
  const press = (name: string) => (argument?: unknown) =>
    void pressed.push(argument === undefined || typeof argument === 'object' ? name : `${name} ${String(argument)}`);
  const phone = {
    state: { ...idle, number: '+14155550142', ...state },
    audio: null,
    leads: true,
    subscribe: () => () => undefined,
    accept: press('accept'),
    decline: press('decline'),
    hangUp: press('hangUp'),
    mute: press('mute'),
    digits: press('digits'),
    dismiss: press('dismiss'),
    retry: press('retry'),
    call: press('call'),
  };
  const fake = createFakeHost({ id: manifest.id });
  fake.context.life.keep('softphone', () => phone);
  return { ...renderPlugin(<Panel />, { fake }), pressed };
}

describe('the card of a call', () => {
  it('T-416 is not there without a call, also after one was declined or cancelled', () => {
    for (const status of ['', 'rejected', 'canceled'] as const) {
      const { container, unmount } = show({ status });
      expect(container).toBeEmptyDOMElement();
      unmount();
    }
  });

  it("T-417 T-418 offers 'Accept' and 'Decline' for an incoming call, and says who it is", async () => {
    const { pressed } = show({ status: 'incoming', direction: 'in' });
    expect(await screen.findByText('Ann Marlow')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
    expect(pressed).toEqual(['accept', 'decline']);
  });

  it('T-419 T-420 has a dialing and a ringing state, without controls of a call', () => {
    const { unmount } = show({ status: 'dialing', name: 'Ann' });
    expect(screen.getByRole('status')).toHaveTextContent('Dialing...');
    expect(screen.queryByRole('button', { name: 'Mute' })).not.toBeInTheDocument();
    unmount();
    show({ status: 'ringing', name: 'Ann' });
    expect(screen.getByRole('status')).toHaveTextContent('Ringing...');
  });

  it("T-421 T-422 T-423 has timer, mute, keypad and 'End Call' while connected; a text of the caller is never markup", async () => {
    const { pressed, container } = show({
      status: 'connected',
      name: '<img src=x onerror=alert(1)>',
      connectedAt: Date.now() - 65_000,
      recording: true,
      poor: true,
    });
    expect(screen.getByRole('timer')).toHaveTextContent('01:05');
    expect(screen.getByText('Recording')).toBeInTheDocument();
    expect(screen.getByText('Weak connection')).toBeInTheDocument();
    expect(container.querySelector('img')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Mute' }));
    await userEvent.click(screen.getByRole('button', { name: 'Keypad' }));
    await userEvent.click(screen.getByRole('button', { name: '#' }));
    await userEvent.click(screen.getByRole('button', { name: 'End Call' }));
    expect(pressed).toEqual(['mute true', 'digits #', 'hangUp']);
  });

  it("T-424 T-425 T-722 is titled 'Call Error' when something went wrong, with Retry first and 'Refresh Page' beside it", async () => {
    const { pressed } = show({ status: 'failed', error: 'Call ended unexpectedly' });
    expect(screen.getByRole('alert')).toHaveTextContent('Call Error');
    expect(screen.getByText('Call ended unexpectedly')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(pressed).toEqual(['retry', 'dismiss']);
  });
});

describe('the softphone starts', () => {
  const [{ when }] = manifest.contributes.fills;
  const starts = (record: Partial<PermissionRecord>) =>
    holds(when, { permissions: { plugins: [], features: [], is_admin: false, ...record } });

  it('T-656 T-657 T-658 T-659 for an admin, with the plugin, with its feature, and for nobody else', () => {
    expect([
      starts({ is_admin: true }),
      starts({ plugins: ['twilio_communications'] }),
      starts({ features: ['access_twilio_communications'] }),
    ]).toEqual([true, true, true]);
    expect([starts({}), starts({ plugins: ['moodboard'] }), starts({ features: ['access_live_console'] })]).toEqual([false, false, false]);
  });
});
