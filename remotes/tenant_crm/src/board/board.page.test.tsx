import type { Pipeline } from '@butterfly/contracts/tenant_crm';
import { paths } from '@butterfly/contracts/tenant_crm/paths';
import { createFakeHost } from '@butterfly/testing/browser/fake-host';
import { fakeServer, type FakeAnswer, type FakeServer } from '@butterfly/testing/browser/fake-server';
import { renderPlugin } from '@butterfly/testing/browser/render-plugin';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { moveCard } from '../model/move-card';
import { buildBoard, stages } from '../testing/build-board';
import { buildProject } from '../testing/build-project';
import { buildSettings } from '../testing/build-settings';
import { crmHostOptions } from '../testing/crm-host-options';
import { Page } from './board.page';

let server: FakeServer;
let board: Pipeline;
function show(move?: () => FakeAnswer | Promise<FakeAnswer>) {
  board = moveCard(buildBoard({ 1: [1_200_000, 50_000], 2: [850_000], 3: [620_000], 4: [536_212] }), 2, { stageId: 5, index: 0 });
  server = fakeServer({
    [paths.getPipeline]: () => ({ body: board }),
    [paths.listOwners]: () => ({ body: [{ id: 1, name: 'Ada Fennimore' }] }),
    [paths.getSettings]: () => ({ body: buildSettings() }),
    [paths.listStages]: () => ({ body: stages }),
    [paths.moveProject]: ({ params, body }) => {
      if (move) return move();
      const { stage_id, position } = body as { stage_id: number; position: number };
      board = moveCard(board, Number(params['id']), { stageId: stage_id, index: position });
      return { body: buildProject({ id: Number(params['id']) }) };
    },
  });
  return renderPlugin(<Page />, { fake: createFakeHost(crmHostOptions) });
}
afterEach(() => server.close());

const column = (name: string) => screen.getByRole('region', { name: new RegExp(`^${name}`) });
const moves = () =>
  server.calls
    .filter(({ address }) => address === paths.moveProject)
    .map(({ params, body }) => ({ id: params['id'], ...(body as object) }));
const card = (name: string) => screen.getByRole('link', { name });

describe('pipeline board (T-476)', () => {
  it('takes a move back', async () => {
    show();
    await screen.findByText('$10,446.59');
    card('Project 1').focus();
    for (const pressed of [' ', '{ArrowRight}', ' ']) await userEvent.keyboard(pressed);
    expect(await screen.findByText('Project 1 is in Consultation now.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(moves()).toMatchObject([
        { stage_id: 2, position: 0 },
        { stage_id: 1, position: 0 },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument());
  });

  it('shows every stage with count and sum, and the weighted pipeline of the worked example', async () => {
    show();
    expect(await screen.findByText('$10,446.59')).toBeInTheDocument();
    expect(screen.getByText('$32,062.12')).toBeInTheDocument();
    expect(within(column('Consultation')).getAllByText('$8,500.00')[0]).toBeInTheDocument();
    expect(within(column('Lost')).getByText('Nothing here')).toBeInTheDocument();
  });

  it('is moved with the keyboard: Space lifts, arrows carry, Space puts down, and every step is announced', async () => {
    show();
    await screen.findByText('$10,446.59');
    card('Project 1').focus();
    fireEvent.keyDown(card('Project 1'), { key: ' ' });
    expect(screen.getByText(/Project 1 lifted from Inquiry, place 1/)).toBeInTheDocument();
    fireEvent.keyDown(card('Project 1'), { key: 'ArrowRight' });
    expect(within(column('Consultation')).getByRole('link', { name: 'Project 1' })).toHaveFocus();
    fireEvent.keyDown(card('Project 1'), { key: 'ArrowDown' });
    expect(screen.getByText('Consultation, place 2.')).toBeInTheDocument();
    fireEvent.keyDown(card('Project 1'), { key: ' ' });
    expect(screen.getByText('Project 1 put down in Consultation, place 2.')).toBeInTheDocument();
    await waitFor(() => expect(moves()).toEqual([{ id: '1', stage_id: 2, position: 1 }]));
    await waitFor(() => expect(within(column('Consultation')).getByRole('link', { name: 'Project 1' })).toHaveFocus());
  });

  it('takes a lifted card back with Escape and sends nothing', async () => {
    show();
    await screen.findByText('$10,446.59');
    for (const key of [' ', 'ArrowRight', 'Escape']) fireEvent.keyDown(card('Project 1'), { key });
    expect(within(column('Inquiry')).getByRole('link', { name: 'Project 1' })).toBeInTheDocument();
    expect(moves()).toEqual([]);
  });

  it('shows a move at once and takes it back when the server refuses it', async () => {
    let refuse: (answer: FakeAnswer) => void = () => undefined;
    const { fake } = show(() => new Promise((resolve) => (refuse = resolve)));
    await screen.findByText('$10,446.59');
    for (const key of [' ', 'ArrowRight', ' ']) fireEvent.keyDown(card('Project 1'), { key });
    await waitFor(() => expect(moves()).toHaveLength(1));
    expect(within(column('Consultation')).getByRole('link', { name: 'Project 1' })).toBeInTheDocument();
    refuse({
      status: 409,
      body: { error: 'This project is in the archive. Take it out before you change it.', code: 'tenant_crm.project_archived' },
    });
    await waitFor(() => expect(within(column('Inquiry')).getByRole('link', { name: 'Project 1' })).toBeInTheDocument());
    expect(fake.record.toasts[0]).toMatchObject({ kind: 'error', text: expect.stringContaining('went back') });
  });

  it('asks for the reason before a project is lost, and sends it along', async () => {
    show();
    await screen.findByText('$10,446.59');
    await userEvent.click(within(column('Inquiry')).getByRole('button', { name: /Stage of Project 1/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Lost' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Why was Project 1 lost?')).toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'Mark as lost' })).toBeDisabled();
    expect(moves()).toEqual([]);
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Price' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Mark as lost' }));
    await waitFor(() => expect(moves()).toEqual([{ id: '1', stage_id: 6, position: 0, lost_reason: 'price', lost_note: '' }]));
  });

  it('asks for what the stage needs when the server refuses, and sends it along with the move', async () => {
    let asked = 0;
    show(() => {
      asked += 1;
      if (asked === 1)
        return {
          status: 400,
          body: { error: 'more', code: 'tenant_crm.fields_required', missing: ['venue_text'], fields: { venue_text: ['is needed'] } },
        };
      return { body: buildProject({ id: 1 }) };
    });
    await screen.findByText('$10,446.59');
    for (const key of [' ', 'ArrowRight', ' ']) fireEvent.keyDown(card('Project 1'), { key });
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save and move' }));
    expect(within(dialog).getByText('This is needed')).toBeInTheDocument();
    await userEvent.type(within(dialog).getByLabelText('Venue'), 'Kiln Loft');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save and move' }));
    await waitFor(() => expect(moves().at(-1)).toEqual({ id: '1', stage_id: 2, position: 0, fields: { venue_text: 'Kiln Loft' } }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
