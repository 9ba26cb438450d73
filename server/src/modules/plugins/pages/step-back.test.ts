import vm from 'node:vm';
import { stepBack } from './step-back';

const ORIGIN = 'https://suite.example';
type Listener = (event: { filename?: string; target?: { src?: string } }) => void;

/** A page in which the script has run, with a shell that has drawn something or nothing. */
function open({ isDrawn = false } = {}) {
  const listeners: Record<string, Listener> = {};
  const timers: [after: number, run: () => void][] = [];
  const replaced: string[] = [];
  const page = { isDrawn };
  const window: { __butterflyStepBack?: () => void } = {};
  vm.runInNewContext(stepBack, {
    window,
    URL,
    document: { getElementById: () => ({ firstChild: page.isDrawn ? {} : null }) },
    location: { origin: ORIGIN, href: `${ORIGIN}/home_view?a=b#c`, replace: (to: string) => replaced.push(to) },
    addEventListener: (type: string, listener: Listener) => {
      listeners[type] = listener;
    },
    setTimeout: (run: () => void, after: number) => timers.push([after, run]),
  });
  const wait = (ms: number) => timers.filter(([after]) => after <= ms).forEach(([, run]) => run());
  return {
    page,
    replaced,
    wait,
    window,
    threw: (event: object) => listeners['error']?.(event),
    rejected: () => listeners['unhandledrejection']?.({}),
  };
}
const BEFORE = `${ORIGIN}/home_view?a=b&shell=before#c`;

describe('a page with a shell on trial', () => {
  it.each([
    ['throws', { filename: `${ORIGIN}/r/shell/abc/main.js` }],
    ['has a file that could not be had twice', { target: { src: `${ORIGIN}/r/shell/abc/main.js?try=2` } }],
  ])('is loaded with the shell before when the shell %s', (_what, event) => {
    const { replaced, threw } = open();
    threw(event);
    expect(replaced).toEqual([BEFORE]);
  });

  it('is loaded so once, when nothing is drawn after a while or something was rejected', () => {
    const { replaced, wait, rejected } = open();
    rejected();
    wait(1_000);
    expect(replaced).toEqual([]);
    wait(30_000);
    expect(replaced).toEqual([BEFORE]);
  });

  it('stays when it is drawn, whatever else throws, and asks for the way back itself', () => {
    const { replaced, threw, wait, window } = open({ isDrawn: true });
    threw({ filename: `${ORIGIN}/r/shell/abc/main.js` });
    wait(30_000);
    expect(replaced).toEqual([]);
    window.__butterflyStepBack?.();
    expect(replaced).toEqual([BEFORE]);
  });

  it('stays when what throws is not the shell, or a file is still asked for once more', () => {
    const { replaced, threw } = open();
    threw({ filename: 'chrome-extension://abc/x.js' });
    threw({ target: { src: `${ORIGIN}/r/shell/abc/main.js` } });
    expect(replaced).toEqual([]);
  });
});
