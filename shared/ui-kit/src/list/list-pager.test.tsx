import { render, screen } from '@testing-library/react';
import { ListPager } from './list-pager';

const show = (pager: { page: number; shown: number; count: number; isCapped?: boolean }) => {
  render(<ListPager pageSize={50} onPage={() => undefined} {...pager} />);
  return [screen.getByRole('status').textContent, (screen.getByRole('button', { name: 'Next' }) as HTMLButtonElement).disabled];
};

describe('the pages of a list', () => {
  it('end with its last row', () => {
    expect(show({ page: 3, shown: 20, count: 120 })).toEqual(['101–120 of 120', true]);
  });

  it('go on beyond what was counted, as long as they are full', () => {
    expect(show({ page: 200, shown: 50, count: 10_000, isCapped: true })).toEqual([
      `${(9951).toLocaleString()}–${(10_000).toLocaleString()} of ${(10_000).toLocaleString()}+`,
      false,
    ]);
  });

  it('end beyond what was counted with the first that is not full', () => {
    expect(show({ page: 201, shown: 7, count: 10_000, isCapped: true })).toEqual([
      `${(10_001).toLocaleString()}–${(10_007).toLocaleString()} of ${(10_000).toLocaleString()}+`,
      true,
    ]);
  });
});
