import { createExpanded, EXPANDED_KEY } from './expanded-store';

const remembered = () => localStorage.getItem(EXPANDED_KEY);

beforeEach(() => localStorage.clear());

describe('whether the toolbar is open', () => {
  it('at first it is on a desk, and is not on a phone; what was chosen before holds on both (T-029)', () => {
    expect([createExpanded({ isSmall: false }).getState(), createExpanded({ isSmall: true }).getState()]).toEqual([true, false]);
    createExpanded({ isSmall: true }).toggle();
    expect([createExpanded({ isSmall: false }).getState(), createExpanded({ isSmall: true }).getState()]).toEqual([true, true]);
    createExpanded({ isSmall: false }).toggle();
    expect([createExpanded({ isSmall: false }).getState(), createExpanded({ isSmall: true }).getState()]).toEqual([false, false]);
  });

  it('it folds with the page after the one where it was scrolled past, and stays folded; once it was opened by hand it does not fold by itself', () => {
    const first = createExpanded({ isSmall: false });
    first.settle();
    expect(first.getState()).toBe(true);
    first.passed();
    expect([first.getState(), remembered()]).toEqual([true, 'false']);
    first.settle();
    expect(first.getState()).toBe(false);
    const next = createExpanded({ isSmall: false });
    next.toggle();
    next.passed();
    next.settle();
    expect([next.getState(), remembered()]).toEqual([true, 'true']);
  });
});
