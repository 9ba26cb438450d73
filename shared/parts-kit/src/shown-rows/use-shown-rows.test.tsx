import { act, render, screen } from '@testing-library/react';
import { useShownRows } from './use-shown-rows';

/** What the list watches, to say for it that its end has come near. */
let seen: (() => void)[] = [];

class FakeObserver {
  constructor(private readonly told: (entries: readonly { isIntersecting: boolean }[]) => void) {}
  observe() {
    seen.push(() => this.told([{ isIntersecting: true }]));
  }
  disconnect() {
    seen = [];
  }
}

function List({ total, needed = 0 }: { readonly total: number; readonly needed?: number }) {
  const { shown, end } = useShownRows<HTMLLIElement>({ total, needed, step: 10 });
  return (
    <ul>
      {Array.from({ length: shown }, (_, at) => (
        <li key={at}>{at}</li>
      ))}
      {shown < total && <li ref={end} aria-hidden="true" />}
    </ul>
  );
}

const drawn = () => screen.getAllByRole('listitem').length;

describe('the rows of a long list', () => {
  beforeEach(() => Object.assign(globalThis, { IntersectionObserver: FakeObserver }));
  afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

  it('are drawn a few at first, more as the end comes near, and no more than there are', () => {
    render(<List total={25} />);
    const counts = [drawn()];
    for (let times = 0; times < 2; times += 1) {
      act(() => seen.at(-1)?.());
      counts.push(drawn());
    }
    expect(counts).toEqual([10, 20, 25]);
    expect(seen).toEqual([]);
  });

  it('are drawn as far as what is carried', () => {
    render(<List total={25} needed={18} />);
    expect(drawn()).toBe(18);
  });

  it('are all drawn by a browser that cannot say what is seen', () => {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    render(<List total={25} />);
    expect(drawn()).toBe(25);
  });
});
