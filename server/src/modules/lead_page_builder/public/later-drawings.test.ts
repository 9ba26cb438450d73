import { runInNewContext } from 'node:vm';
import { drawLater } from './later-drawings';

interface Opened {
  readonly drawn: string[];
  readonly classes: Set<string>;
  /** The browser says that it has painted. */
  painted(): void;
  /** The browser has nothing else to do. */
  idle(): void;
  wait(): void;
}

/** The script in a page with three drawings that were put by. */
function open({ hash = '', type = 'navigate', dataset = {} }: { hash?: string; type?: string; dataset?: object } = {}): Opened {
  const [drawn, classes]: [string[], Set<string>] = [[], new Set()];
  const waiting: Record<'idle' | 'paint' | 'timer', (() => void)[]> = { idle: [], paint: [], timer: [] };
  const templates = ['defs', 'arch', 'vase'].map((content) => ({ content, replaceWith: (shown: string) => drawn.push(shown) }));
  const run = (kind: keyof typeof waiting) => () => waiting[kind].splice(0).forEach((work) => work());
  class PerformanceObserver {
    constructor(private readonly work: () => void) {}
    observe = ({ type: wanted }: { type: 'paint' }) => waiting[wanted].push(this.work);
  }
  const window = {
    document: {
      documentElement: { dataset, classList: { add: (name: string) => classes.add(name), remove: (name: string) => classes.delete(name) } },
      querySelectorAll: () => templates,
    },
    location: { hash },
    performance: { getEntriesByType: () => [{ type }] },
    requestIdleCallback: (work: () => void) => waiting.idle.push(work),
    setTimeout: (work: () => void) => waiting.timer.push(work),
    PerformanceObserver,
  };
  runInNewContext(drawLater, { window, ...window });
  return { drawn, classes, painted: run('paint'), idle: run('idle'), wait: run('timer') };
}

describe('drawings that were put by', () => {
  it('wait until the words are on the screen, and come one at a time', () => {
    const page = open();
    page.idle();
    expect([page.drawn, [...page.classes]]).toEqual([[], ['lp-first']]);
    page.painted();
    expect([page.drawn, [...page.classes]]).toEqual([[], []]);
    page.idle();
    expect(page.drawn).toEqual(['defs']);
    page.idle();
    page.idle();
    page.idle();
    expect(page.drawn).toEqual(['defs', 'arch', 'vase']);
  });

  it('come once, also where the browser never says that it has painted', () => {
    const page = open();
    page.wait();
    page.painted();
    for (let turn = 0; turn < 6; turn += 1) page.idle();
    expect(page.drawn).toEqual(['defs', 'arch', 'vase']);
  });

  it.each([{ hash: '#form' }, { type: 'reload' }, { type: 'back_forward' }, { dataset: { embed: '' } }])(
    'leave nothing out of the first frame where a place further down is wanted: %j',
    (how) => {
      expect([...open(how).classes]).toEqual([]);
    },
  );
});
