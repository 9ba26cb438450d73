import { createPlaces, type Rules } from './place';

const rules = (changes: Partial<Rules> = {}): Rules & { loaded: string[] } => {
  const loaded: string[] = [];
  return {
    isOurs: (path) => path.startsWith('/portal'),
    mayLeave: () => true,
    load: (address) => void loaded.push(address),
    ...changes,
    loaded,
  };
};
const settled = () => new Promise((resolve) => setTimeout(resolve, 30));

let ended = new AbortController();
/** The window, for one test: what listens to it ends with the test. */
const own = () =>
  ({
    history: window.history,
    location: window.location,
    addEventListener: (name: string, listener: () => void) => window.addEventListener(name, listener, { signal: ended.signal }),
  }) as unknown as Window;

afterEach(() => {
  ended.abort();
  ended = new AbortController();
});
beforeEach(() => window.history.replaceState(null, '', '/portal/x'));

describe('a move', () => {
  it('to a page of the host changes the address and tells whoever looks', async () => {
    const places = createPlaces(own(), rules());
    const told = jest.fn();
    places.subscribe(told);
    places.go('/portal/x/wizard?a=1#b', { state: { from: 'home' } });
    await settled();
    expect(told).toHaveBeenCalledTimes(1);
    expect(places.now()).toMatchObject({ pathname: '/portal/x/wizard', search: '?a=1', hash: '#b', state: { from: 'home' } });
    expect(window.location.pathname).toBe('/portal/x/wizard');
  });

  it('to any other page, or another site, is a document of its own', () => {
    const kept = rules();
    const places = createPlaces(own(), kept);
    places.go('/payments/pay/1');
    places.go('https://elsewhere.example/portal');
    expect(kept.loaded).toEqual(['/payments/pay/1', 'https://elsewhere.example/portal']);
    expect(places.now().pathname).toBe('/portal/x');
  });

  it('goes back and forward with the browser', async () => {
    const places = createPlaces(own(), rules());
    places.go('/portal/x/wizard');
    await settled();
    places.go(-1);
    await settled();
    expect(places.now().pathname).toBe('/portal/x');
    places.go(1);
    await settled();
    expect(places.now().pathname).toBe('/portal/x/wizard');
  });
});

describe('a page that must not be left', () => {
  it('stays when a link leads away, and goes once the person agrees', async () => {
    let agrees = false;
    const places = createPlaces(own(), rules({ mayLeave: () => Promise.resolve(agrees) }));
    places.go('/portal/x/wizard');
    await settled();
    expect(places.now().pathname).toBe('/portal/x');
    agrees = true;
    places.go('/portal/x/wizard');
    await settled();
    expect(places.now().pathname).toBe('/portal/x/wizard');
  });

  it('stays when the browser goes back, address and all', async () => {
    let isFree = true;
    const places = createPlaces(own(), rules({ mayLeave: () => isFree || Promise.resolve(false) }));
    places.go('/portal/x/wizard');
    await settled();
    isFree = false;
    places.go(-1);
    await settled();
    await settled();
    expect(places.now().pathname).toBe('/portal/x/wizard');
    expect(window.location.pathname).toBe('/portal/x/wizard');
  });
});

it('reads a target from where the window is', () => {
  const places = createPlaces(own(), rules());
  expect(places.addressOf('?tab=2')).toBe('/portal/x?tab=2');
  expect(places.addressOf({ pathname: '/portal/y', search: '?a' })).toBe('/portal/y?a');
});
