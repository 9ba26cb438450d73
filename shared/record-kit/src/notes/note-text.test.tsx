import { render, screen } from '@testing-library/react';
import { NoteText } from './note-text';

describe('the text of a note', () => {
  it('shows strong, emphasised, mentions, links and lists', () => {
    render(<NoteText body={'Loves **peonies** and *no* lilies, ask @[Ada](3): https://example.com/a\n\n- one\n- two'} />);
    expect(screen.getByText('peonies').tagName).toBe('STRONG');
    expect(screen.getByText('no').tagName).toBe('EM');
    expect(screen.getByText('@Ada')).toHaveClass('bf-mention');
    expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('never becomes HTML or a script address', () => {
    const { container } = render(<NoteText body={'<img src=x onerror=alert(1)> javascript:alert(1) [x](javascript:alert(1))'} />);
    expect(container.querySelector('img, a, script')).toBeNull();
    expect(container).toHaveTextContent('<img src=x onerror=alert(1)>');
  });
});
