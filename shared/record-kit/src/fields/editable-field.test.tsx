import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditableField } from './editable-field';

const commits: string[] = [];
const fact = (text: string) => (
  <EditableField
    label="Guests"
    shown={text}
    text={text}
    placeholder="Add the number"
    disabled={false}
    onCommit={(typed) => (commits.push(typed), null)}
  />
);

describe('a field that is edited where it stands', () => {
  beforeEach(() => commits.splice(0));

  it('warns before a colleague’s save that arrived while I typed is replaced', async () => {
    const { rerender } = render(<dl>{fact('120')}</dl>);
    await userEvent.click(screen.getByRole('button', { name: '120' }));
    rerender(<dl>{fact('90')}</dl>);
    await userEvent.clear(screen.getByLabelText('Guests'));
    await userEvent.type(screen.getByLabelText('Guests'), '140{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Somebody changed this to “90” meanwhile');
    expect(commits).toEqual([]);
    await userEvent.type(screen.getByLabelText('Guests'), '{Enter}');
    expect(commits).toEqual(['140']);
  });

  it('saves nothing when nothing was typed, even when somebody else changed it meanwhile', async () => {
    const { rerender } = render(<dl>{fact('120')}</dl>);
    await userEvent.click(screen.getByRole('button', { name: '120' }));
    rerender(<dl>{fact('90')}</dl>);
    await userEvent.type(screen.getByLabelText('Guests'), '{Enter}');
    expect(commits).toEqual([]);
    expect(screen.getByRole('button', { name: '90' })).toBeInTheDocument();
  });
});
