import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { BrokenPage } from './start-failure';

function Broken(): never {
  throw new Error('fault of the shell');
}

function open() {
  const router = createMemoryRouter([{ path: '*', element: <Broken />, errorElement: <BrokenPage /> }]);
  render(<RouterProvider router={router} />);
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  delete window.__butterflyStepBack;
});

describe('a shell that throws while it is drawn', () => {
  it('says so and offers to load the page again', () => {
    open();
    expect(screen.getByRole('alert')).toHaveTextContent(/This page broke.*What you saved is safe/);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('gives way to the one before where it is on trial', () => {
    window.__butterflyStepBack = jest.fn();
    open();
    expect(window.__butterflyStepBack).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
