import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useUndoNote } from './use-undo-note';

function Part({ name, undo }: { name: string; undo: () => Promise<unknown> }) {
  const { note, show } = useUndoNote();
  return (
    <>
      <button type="button" onClick={() => show({ text: `${name} was archived.`, undo })}>
        Archive {name}
      </button>
      {note}
    </>
  );
}

describe('the note with the way back', () => {
  it('is that of the last thing done, in whatever part of the page', async () => {
    const undoNote = jest.fn(() => Promise.resolve());
    render(
      <>
        <Part name="Note" undo={undoNote} />
        <Part name="File" undo={() => Promise.reject(new Error('gone'))} />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Archive File' }));
    await userEvent.click(screen.getByRole('button', { name: 'Archive Note' }));
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Note was archived.')]);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undoNote).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('stays when taking back fails', async () => {
    render(<Part name="File" undo={() => Promise.reject(new Error('gone'))} />);
    await userEvent.click(screen.getByRole('button', { name: 'Archive File' }));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('status')).toHaveTextContent('File was archived.');
  });
});
