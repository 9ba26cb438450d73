import { paths } from '@butterfly/contracts/auth_and_admin/paths';
import type { FakeHandlers } from '@butterfly/testing/browser/fake-server';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bootFor } from '../boot/boot.fixture';
import { startApp } from '../testing-app.fixture';

let app: Awaited<ReturnType<typeof startApp>>;
afterEach(() => app.server.close());

const open = async (at: string, handlers: FakeHandlers) => {
  app = await startApp({ boot: bootFor({ anonymous: true }), at, handlers: { [paths.check]: () => ({ body: {} }), ...handlers } });
};
const bodiesOf = (path: string) => app.server.calls.filter(({ address }) => address === path).map(({ body }) => body);
const refused = (fields: Record<string, string[]>) => ({
  status: 400,
  body: { error: 'Some of the values are not valid.', code: 'invalid_input', fields },
});

describe('a forgotten password', () => {
  const ask = async (email: string) => {
    await userEvent.type(await screen.findByLabelText('E-mail'), email);
    await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  };

  it('is asked for by mail; afterwards the page says where to look, and not whether the address is known', async () => {
    await open('/forgot-password', { [paths.requestPasswordReset]: () => ({ body: {} }) });
    await ask('ada@fern.example');
    expect(await screen.findByText(/^If ada@fern\.example belongs to an account/)).toBeInTheDocument();
    expect(bodiesOf(paths.requestPasswordReset)).toEqual([{ email: 'ada@fern.example' }]);
  });

  it('keeps what was typed and says why when it was refused', async () => {
    await open('/forgot-password', { [paths.requestPasswordReset]: () => refused({ email: ['Enter a valid e-mail address.'] }) });
    await ask('ada@fern');
    expect(await screen.findByText('Enter a valid e-mail address.')).toBeInTheDocument();
    expect(screen.getByLabelText('E-mail')).toHaveValue('ada@fern');
  });
});

describe('a new password', () => {
  const set = async (password: string, again: string) => {
    await userEvent.type(await screen.findByLabelText('New password'), password);
    await userEvent.type(screen.getByLabelText('Once more'), again);
    await userEvent.click(screen.getByRole('button', { name: 'Set password' }));
  };

  it('is set with the link of the mail, and leads to the sign-in', async () => {
    await open('/reset-password/MQ/abc', { [paths.confirmPasswordReset]: () => ({ body: {} }) });
    await set('a sentence of mine', 'a sentence of mine');
    expect(await screen.findByRole('heading', { name: 'Your password is set' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    expect(bodiesOf(paths.confirmPasswordReset)).toEqual([{ uid: 'MQ', token: 'abc', new_password: 'a sentence of mine' }]);
  });

  it('is not sent when it was typed in two ways', async () => {
    await open('/reset-password/MQ/abc', { [paths.confirmPasswordReset]: () => ({ body: {} }) });
    await set('a sentence of mine', 'another of mine');
    expect(await screen.findByRole('alert')).toHaveTextContent('The two passwords differ.');
    expect(bodiesOf(paths.confirmPasswordReset)).toEqual([]);
  });
});
