import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Conflict } from '../model/merge/conflict';
import { CONFLICT_MESSAGE } from '../state/messages';
import { ConflictPanel } from './conflict-panel';

const note = (text: string) => ({ id: 'a', type: 'note', x: 1, y: 2, w: 10, h: 10, props: { text } });
const conflicts: Conflict[] = [
  { key: 'a', mine: note('Lilies'), theirs: note('No lilies'), canKeepBoth: true },
  { key: 'b', mine: undefined, theirs: note('Changed'), canKeepBoth: false },
];

function setUp() {
  const decided = jest.fn();
  const reloaded = jest.fn();
  render(<ConflictPanel message={CONFLICT_MESSAGE} conflicts={conflicts} onDecide={decided} onReload={reloaded} />);
  return { decided, reloaded, user: userEvent.setup() };
}

describe('ConflictPanel', () => {
  it('shows the message and both sides of every item, and offers both only where there are two', () => {
    setUp();
    expect(screen.getByText('Conflict: The moodboard was updated elsewhere. Please reload.')).toBeInTheDocument();
    expect(screen.getByText('Note Lilies, at 1, 2')).toBeInTheDocument();
    expect(screen.getByText('Note No lilies, at 1, 2')).toBeInTheDocument();
    expect(screen.getByText('Removed')).toBeInTheDocument();
    expect(screen.getAllByText('Keep both')).toHaveLength(1);
  });
  it('hands over one decision per item: mine where nothing else was chosen', async () => {
    const { decided, user } = setUp();
    await user.click(screen.getByText('Keep both'));
    await user.click(screen.getByRole('button', { name: 'Apply and save' }));
    expect(decided).toHaveBeenCalledWith(
      new Map([
        ['a', 'both'],
        ['b', 'mine'],
      ]),
    );
  });
  it('reloads on request', async () => {
    const { reloaded, user } = setUp();
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reloaded).toHaveBeenCalledTimes(1);
  });
});
