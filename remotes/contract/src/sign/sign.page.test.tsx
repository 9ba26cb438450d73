import { CONSENT, paragraphs, type SigningPage } from '@butterfly/contracts/contract';
import { paths } from '@butterfly/contracts/contract/paths';
import { createFakeHost } from '@butterfly/testing/browser/fake-host';
import { fakeServer, type FakeServer } from '@butterfly/testing/browser/fake-server';
import { renderPlugin } from '@butterfly/testing/browser/render-plugin';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifest } from '../../manifest';
import { Page } from './sign.page';

const host = { id: manifest.id, routes: Object.fromEntries(manifest.contributes.routes.map(({ id, path }) => [id, path])) };
const hash = 'a'.repeat(64);

let page: SigningPage;
let server: FakeServer;

beforeEach(() => {
  page = {
    business: 'Fern & Thistle',
    brand: '#2F4A3A',
    title: 'Wedding flowers',
    state: 'sent',
    me: { name: 'Ada Vale', role: 'client', state: 'viewed', signed_at: null },
    waits_for: [],
    signers: [{ name: 'Ada Vale', role: 'client', state: 'viewed' }],
    body: paragraphs('We bring the flowers.'),
    clauses: [],
    document_sha256: hash,
    expires_at: null,
    consent: { ...CONSENT },
    language: 'en',
    has_pdf: false,
    newer_path: null,
  };
  server = fakeServer({
    [paths.openSigning]: () => ({ body: page }),
    [paths.signByLink]: () => {
      page = { ...page, state: 'partially_signed', me: { ...page.me, state: 'signed' } };
      return { body: page };
    },
    [paths.declineByLink]: () => {
      page = { ...page, state: 'declined', body: null, document_sha256: null, me: { ...page.me, state: 'declined' } };
      return { body: page };
    },
  });
});
afterEach(() => server.close());

const open = () => renderPlugin(<Page />, { fake: createFakeHost(host), path: '/contract/sign/:token', at: '/contract/sign/1-abc' });

describe('the page of who signs', () => {
  it('takes a signature only with consent, for the text that is shown', async () => {
    open();
    const sign = await screen.findByRole('button', { name: 'I sign this contract' });
    expect(sign).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(sign);
    expect(await screen.findByText(/Thank you. You have signed/)).toBeInTheDocument();
    expect(server.calls.find(({ address }) => address === paths.signByLink)?.body).toEqual({
      kind: 'typed',
      name: 'Ada Vale',
      picture: null,
      consent: true,
      consent_version: CONSENT.version,
      document_sha256: hash,
    });
  });

  it('is declined with a reason', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Do not sign' }));
    expect(screen.getByRole('button', { name: 'Decline the contract' })).toBeDisabled();
    await userEvent.type(screen.getByRole('textbox', { name: 'Why you do not sign' }), 'Too early');
    await userEvent.click(screen.getByRole('button', { name: 'Decline the contract' }));
    expect(await screen.findByText(/This contract was declined/)).toBeInTheDocument();
    expect(server.calls.find(({ address }) => address === paths.declineByLink)?.body).toEqual({ reason: 'Too early' });
  });

  it.each([
    ['voided', /was taken back/],
    ['expired', /time to sign is over/],
    ['superseded', /replaced by a newer one/],
  ] as const)('says why a contract that is %s cannot be signed', async (state, said) => {
    page = { ...page, state, body: null, document_sha256: null };
    open();
    const told = await screen.findByText(said);
    expect(told).toHaveTextContent('If you have a question, ask Fern & Thistle.');
    expect(screen.queryByRole('button', { name: 'I sign this contract' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('leads who has signed both to the contract that replaced it', async () => {
    page = { ...page, state: 'superseded', newer_path: '/contract/sign/2-def', me: { ...page.me, state: 'signed' } };
    open();
    expect(await screen.findByRole('link', { name: 'Open the newer contract' })).toHaveAttribute('href', '/contract/sign/2-def');
  });

  it('speaks the language of who signs, and names itself in it', async () => {
    page = { ...page, language: 'de' };
    open();
    const sign = await screen.findByRole('button', { name: 'Ich unterschreibe diesen Vertrag' });
    expect(sign.closest('[lang]')).toHaveAttribute('lang', 'de');
    expect(sign.closest('[lang]')).toHaveAttribute('data-title', 'Einen Vertrag unterschreiben');
    expect(screen.getByText('Ada Vale: noch offen')).toBeInTheDocument();
  });

  it('waits for who signs before', async () => {
    page = { ...page, waits_for: ['Ben Vale'] };
    open();
    expect(await screen.findByText(/Ben Vale signs first/)).toBeInTheDocument();
  });
});
