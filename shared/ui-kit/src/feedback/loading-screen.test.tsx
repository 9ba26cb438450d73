import { act, render, screen } from '@testing-library/react';
import { LoadingScreen } from './loading-screen';

describe('LoadingScreen', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it("says 'Loading...' when nothing else is given (T-107)", () => {
    render(<LoadingScreen />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  });

  it('says the given message instead (T-108)', () => {
    render(<LoadingScreen message="Opening the board" />);
    expect(screen.getByRole('status')).toHaveTextContent(/^Opening the board$/);
  });

  it('covers the screen when asked to (T-109)', () => {
    const { rerender } = render(<LoadingScreen />);
    expect(screen.getByRole('status')).not.toHaveClass('bf-loading-fullscreen');
    rerender(<LoadingScreen fullscreen />);
    expect(screen.getByRole('status')).toHaveClass('bf-loading-fullscreen');
  });

  it('switches to the butterfly after 1.5 s and not before (T-110, T-348)', () => {
    render(<LoadingScreen />);
    act(() => jest.advanceTimersByTime(1499));
    expect(screen.queryByTestId('butterfly')).toBeNull();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByTestId('butterfly')).toBeInTheDocument();
    expect(screen.queryByTestId('spinner')).toBeNull();
  });
});
