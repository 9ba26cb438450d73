import type { PublicQuestionnaire, Question } from '@butterfly/contracts/questionnaire';
import { paths } from '@butterfly/contracts/questionnaire/paths';
import { createFakeHost } from '@butterfly/testing/browser/fake-host';
import { fakeServer, type FakeServer } from '@butterfly/testing/browser/fake-server';
import { renderPlugin } from '@butterfly/testing/browser/render-plugin';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifest } from '../../manifest';
import { Page } from './answer.page';

const host = { id: manifest.id, routes: Object.fromEntries(manifest.contributes.routes.map(({ id, path }) => [id, path])) };
const ask = (key: string, type: Question['type'], label: string): Question => ({
  ...{ key, type, label, help: '', required: true, rows: [], show_if: null, adds: [], target: null },
  options: ['Roses', 'Dahlias', 'Asters'].map((name) => ({ key: name.toLowerCase(), label: name })),
});
const page: PublicQuestionnaire = {
  ...{
    business: 'Fern & Thistle',
    brand: null,
    currency: 'USD',
    project_name: 'Autumn',
    title: 'Last details',
    me: 'Tess',
    language: 'en',
  },
  form: {
    pages: [
      { key: 'first', title: 'Flowers', help: '', questions: [ask('best', 'ranking', 'What do you like best?')] },
      { key: 'second', title: 'People', help: '', questions: [{ ...ask('party', 'people', 'Bridesmaids'), options: [] }] },
    ],
  },
  ...{ answers: {}, progress_bps: 0, state: 'open', due_on: null, locks_on: null, board: [] },
};
let server: FakeServer;
beforeEach(() => {
  server = fakeServer({
    [paths.openQuestionnaire]: () => ({ body: page }),
    [paths.saveAnswers]: () => ({ body: { refused: [], progress_bps: 0 } }),
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
const focused = () => document.activeElement;

it('who moves an entry with the keyboard goes on moving it, to either end and back', async () => {
  open();
  const up = await screen.findByRole('button', { name: /Asters.*up/i });
  up.focus();
  await userEvent.keyboard('{Enter}');
  expect(focused()).toBe(screen.getByRole('button', { name: /Asters.*up/i }));
  await userEvent.keyboard('{Enter}');
  expect(screen.getAllByRole('listitem').find((item) => /Roses|Dahlias|Asters/.test(item.textContent ?? ''))).toHaveTextContent('Asters');
  expect(focused()).toBe(screen.getByRole('button', { name: /Asters.*down/i }));
});

it('who adds a row writes into it, and who takes it away is not lost', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'People' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add to “Bridesmaids”' }));
  expect(focused()).toBe(screen.getByRole('textbox', { name: 'Name 1' }));
  await userEvent.keyboard('Mia');
  screen.getByRole('button', { name: 'One more' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(focused()).toBe(screen.getByRole('textbox', { name: 'Name 2' }));
  screen.getByRole('button', { name: /row 2/i }).focus();
  await userEvent.keyboard('{Enter}');
  expect(focused()).toBe(screen.getByRole('button', { name: 'One more' }));
});

it('who sends too early is led to the first question that is needed, on its page', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'People' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send my answers' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This is needed.');
  expect(focused()?.closest('[data-question]')).toHaveAttribute('data-question', 'best');
});
