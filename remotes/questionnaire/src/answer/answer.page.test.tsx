import type { NewAnswers, PublicQuestionnaire } from '@butterfly/contracts/questionnaire';
import { paths } from '@butterfly/contracts/questionnaire/paths';
import { createFakeHost } from '@butterfly/testing/browser/fake-host';
import { fakeServer, type FakeServer } from '@butterfly/testing/browser/fake-server';
import { renderPlugin } from '@butterfly/testing/browser/render-plugin';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifest } from '../../manifest';
import { Page } from './answer.page';

const host = { id: manifest.id, routes: Object.fromEntries(manifest.contributes.routes.map(({ id, path }) => [id, path])) };
const ask = (key: string, label: string, more: object = {}) => ({
  ...{ key, type: 'short' as const, label, help: '', required: true, options: [], rows: [], show_if: null, adds: [], target: null },
  ...more,
});

let page: PublicQuestionnaire;
let server: FakeServer;

beforeEach(() => {
  page = {
    ...{ business: 'Fern & Thistle', brand: '#2F4A3A', project_name: 'Marlow', currency: 'USD', title: 'Final details', me: 'Tess' },
    language: 'en',
    form: {
      pages: [
        {
          key: 'one',
          title: 'The room',
          help: '',
          questions: [ask('guests', 'How many guests?', { type: 'number' }), ask('venue', 'Where?')],
        },
      ],
    },
    ...{ answers: { venue: 'Mill' }, progress_bps: 5_000, state: 'open', due_on: null, locks_on: null, board: [] },
  };
  server = fakeServer({
    [paths.openQuestionnaire]: () => ({ body: page }),
    [paths.saveAnswers]: ({ body }) => ({
      body: { saved: (body as NewAnswers).answers.map(({ id }) => id), refused: [], progress_bps: 10_000 },
    }),
    [paths.submitAnswers]: () => {
      page = { ...page, state: 'submitted' };
      return { body: page };
    },
  });
});
afterEach(() => {
  localStorage.clear();
  return server.close();
});

const open = () =>
  renderPlugin(<Page />, {
    fake: createFakeHost(host),
    path: '/public/questionnaire/:uniqueLink',
    at: '/public/questionnaire/1-abcdefghijklmnop',
  });

describe('the page of who answers', () => {
  it('a choice with a picture shows it, and one without has a place of its own', async () => {
    const options = [
      { key: 'a', label: 'Garden', picture: 7 },
      { key: 'b', label: 'Meadow' },
    ];
    page = {
      ...page,
      form: { pages: [{ key: 'one', title: 'Style', help: '', questions: [ask('style', 'Which?', { type: 'pictures', options })] }] },
      answers: {},
    };
    const { container } = open();
    expect((await screen.findByRole('checkbox', { name: 'Garden' })).closest('label')?.querySelector('img')).toHaveAttribute(
      'src',
      expect.stringContaining('7'),
    );
    expect(screen.getByRole('checkbox', { name: 'Meadow' }).closest('label')?.querySelector('img')).toBeNull();
    expect(container.querySelectorAll('.q-picture-none')).toHaveLength(1);
  });

  it('asks for what is needed, and sends when all is kept', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Send my answers' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This is needed.');
    await userEvent.type(screen.getByRole('textbox', { name: /How many guests/ }), '118');
    await waitFor(() => expect(server.calls.some(({ address }) => address === paths.saveAnswers)).toBe(true));
    const sent = server.calls.flatMap(({ address, body }) => (address === paths.saveAnswers ? (body as NewAnswers).answers : []));
    expect(sent.at(-1)).toMatchObject({ question_key: 'guests', value: 118_000 });
    const button = screen.getByRole('button', { name: 'Send my answers' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    expect(await screen.findByText(/Thank you, Tess/)).toBeInTheDocument();
  });

  it('speaks the language of who answers, the questions aside', async () => {
    page = { ...page, language: 'de', due_on: '2027-05-13' };
    open();
    expect(await screen.findByText(/bitte antworten bis 13\. Mai 2027/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Meine Antworten senden' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Das wird gebraucht.');
    expect(screen.getByText('How many guests?').closest('[lang]')).toHaveAttribute('lang', 'de');
    cleanup();
    page = { ...page, state: 'locked' };
    open();
    expect(await screen.findByText(/Die Zeit für Änderungen ist vorbei.*Fern & Thistle/)).toBeInTheDocument();
  });

  it('has what was typed a moment ago after it was loaded again, and keeps nothing on the device once it has arrived', async () => {
    open();
    await userEvent.type(await screen.findByRole('textbox', { name: /How many guests/ }), '118');
    cleanup();
    open();
    expect(await screen.findByRole('textbox', { name: /How many guests/ })).toHaveValue('118');
    await waitFor(() => expect(server.calls.some(({ address }) => address === paths.saveAnswers)).toBe(true));
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  it('says what is over instead of asking', async () => {
    page = { ...page, state: 'locked' };
    open();
    expect(await screen.findByText(/The time for changes is over/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send my answers' })).not.toBeInTheDocument();
  });
});
