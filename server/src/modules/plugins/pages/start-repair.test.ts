import vm from 'node:vm';
import { startRepair } from './start-repair';

const ORIGIN = 'https://suite.example';

/** As much of an element as the script touches. */
class Element {
  readonly children: Element[] = [];
  readonly attributes: Record<string, string> = {};
  integrity = '';
  nonce = '';
  src = '';
  href = '';
  rel = '';
  async: boolean | undefined;
  textContent = '';
  readonly tagName: string;
  constructor(tag: string) {
    this.tagName = tag.toUpperCase();
  }
  get firstChild(): Element | null {
    return this.children[0] ?? null;
  }
  get words(): string {
    return [this.textContent, ...this.children.map(({ words }) => words)].join(' ');
  }
  appendChild(child: Element): void {
    this.children.push(child);
  }
  setAttribute(name: string, value: string): void {
    this.attributes[name] = value;
  }
  hasAttribute(name: string): boolean {
    return name in this.attributes;
  }
}

/** A page in which the script has run. */
function open({ kept = new Map<string, string>(), isThere = true } = {}) {
  const [root, head] = [new Element('div'), new Element('head')];
  const fetched: string[] = [];
  let reloads = 0;
  let failed: (event: { target: Element }) => void = () => undefined;
  vm.runInNewContext(startRepair, {
    document: { head, getElementById: () => root, createElement: (tag: string) => new Element(tag) },
    location: {
      origin: ORIGIN,
      href: `${ORIGIN}/home_view`,
      reload: () => {
        reloads += 1;
      },
    },
    sessionStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) },
    addEventListener: (_type: string, listener: typeof failed) => {
      failed = listener;
    },
    fetch: (url: string, { cache }: { cache: string }) => {
      fetched.push(`${cache} ${url}`);
      return Promise.resolve({ ok: isThere });
    },
  });
  const fail = async (target: Element) => {
    failed({ target });
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  };
  return { root, head, fetched, fail, reloads: () => reloads };
}

function script(path: string, { isOfPage = true } = {}): Element {
  const made = new Element('script');
  Object.assign(made, { src: ORIGIN + path, integrity: 'sha384-x', nonce: 'n' });
  if (isOfPage) made.setAttribute('data-start', '');
  return made;
}

describe('a page whose shell does not load', () => {
  it('asks for the file once by another address, with its hash and nonce, and fetches anew what the browser keeps', async () => {
    const page = open();
    await page.fail(script('/r/shell/abc/main.js'));
    expect(page.head.children).toMatchObject([
      { tagName: 'SCRIPT', src: `${ORIGIN}/r/shell/abc/main.js?try=2`, integrity: 'sha384-x', nonce: 'n', async: false },
    ]);
    expect(page.fetched).toEqual([`reload ${ORIGIN}/r/shell/abc/main.js`]);
    expect([page.root.words.trim(), page.reloads()]).toEqual(['', 0]);
  });

  it('says in words which file is wrong when that fails as well, and offers to try again', async () => {
    const page = open();
    const copy = script('/r/shell/abc/main.js?try=2', { isOfPage: false });
    await page.fail(copy);
    expect(page.root.children).toMatchObject([{ attributes: { role: 'alert' } }]);
    expect(page.root.words).toMatch(/could not be loaded .*\/r\/shell\/abc\/main\.js\. .*Try again/);
    expect([page.head.children, page.fetched]).toEqual([[], []]);
  });

  it('is loaded once more when a part that its start asks for fails, and says so the second time', async () => {
    const kept = new Map<string, string>();
    const [first, second] = [open({ kept }), open({ kept })];
    const part = script('/r/shell/abc/7.js', { isOfPage: false });
    await first.fail(part);
    expect([first.reloads(), first.root.firstChild]).toEqual([1, null]);
    const other = open({ kept: new Map(kept) });
    await other.fail(script('/r/shell/abc/8.js', { isOfPage: false }));
    expect(other.reloads()).toBe(0);
    await second.fail(part);
    expect([second.reloads(), second.root.words]).toEqual([0, expect.stringContaining('/r/shell/abc/7.js')]);
    const lost = open({ isThere: false });
    await lost.fail(part);
    expect([lost.reloads(), lost.root.words]).toEqual([0, expect.stringContaining('/r/shell/abc/7.js')]);
  });

  it('does the same for a style sheet that its start asks for: without it the start does not go on', async () => {
    const kept = new Map<string, string>();
    const style = Object.assign(new Element('link'), { href: `${ORIGIN}/r/shell/abc/7.css`, integrity: 'sha384-x', rel: 'stylesheet' });
    const [first, second] = [open({ kept }), open({ kept })];
    await first.fail(style);
    expect([first.reloads(), first.root.firstChild]).toEqual([1, null]);
    await second.fail(style);
    expect([second.reloads(), second.root.words]).toEqual([0, expect.stringContaining('/r/shell/abc/7.css')]);
  });

  it('leaves alone what the shell answers for once it runs, and what is not of this site', async () => {
    const page = open();
    page.root.appendChild(new Element('main'));
    await page.fail(script('/r/moodboard/abc/1.js', { isOfPage: false }));
    await page.fail(script('/r/shell/abc/9.js', { isOfPage: false }));
    expect([page.reloads(), page.root.children.length, page.fetched.length]).toEqual([0, 1, 2]);
    const foreign = Object.assign(new Element('script'), { src: 'http://localhost:5000/r/x/1.js', integrity: 'sha384-x' });
    await page.fail(foreign);
    await page.fail(Object.assign(new Element('link'), { href: `${ORIGIN}/r/shell/abc/1.js`, integrity: 'x', rel: 'preload' }));
    expect(page.fetched.length).toBe(2);
  });
});
