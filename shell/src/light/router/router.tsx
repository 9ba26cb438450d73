import {
  createContext,
  useCallback,
  useContext,
  useMemo,
  useSyncExternalStore,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
} from 'react';
import type { Going, Place, Places, Target } from './place';

const PlacesContext = createContext<Places | null>(null);
const ParamsContext = createContext<Readonly<Record<string, string>>>({});

/** Gives the places of the window, and the parameters of the page that is shown, to everything below. */
export function RouterProvider({ places, children }: { readonly places: Places; readonly children: ReactNode }) {
  return <PlacesContext value={places}>{children}</PlacesContext>;
}

export function ParamsProvider({ params, children }: { readonly params: Readonly<Record<string, string>>; readonly children: ReactNode }) {
  return <ParamsContext value={params}>{children}</ParamsContext>;
}

function usePlaces(): Places {
  const places = useContext(PlacesContext);
  if (!places) throw new Error('This component is rendered outside of the router.');
  return places;
}

export function useLocation(): Place {
  const places = usePlaces();
  return useSyncExternalStore(places.subscribe, places.now);
}

export const useParams = (): Readonly<Record<string, string>> => useContext(ParamsContext);

export function useNavigate(): (to: Target | number, going?: Going) => void {
  return usePlaces().go;
}

export function useHref(to: Target): string {
  useLocation();
  return usePlaces().addressOf(to);
}

type Query = string | URLSearchParams | Readonly<Record<string, string>>;

export function useSearchParams(): [URLSearchParams, (next: Query | ((now: URLSearchParams) => Query), going?: Going) => void] {
  const { go } = usePlaces();
  const { search } = useLocation();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const change = useCallback(
    (next: Query | ((now: URLSearchParams) => Query), going?: Going) => {
      const asked = new URLSearchParams(typeof next === 'function' ? next(new URLSearchParams(query)) : next);
      go(`?${asked.toString()}`, going);
    },
    [go, query],
  );
  return [query, change];
}

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, Going {
  readonly to: Target;
  readonly reloadDocument?: boolean;
}

/** A link that a click follows without a new document, where the host draws the page itself; everything else is the browser's. */
export function Link({ to, replace, state, reloadDocument = false, onClick, ...rest }: LinkProps) {
  const places = usePlaces();
  const href = useHref(to);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain = event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
    if (event.defaultPrevented || reloadDocument || !isPlain || (rest.target && rest.target !== '_self')) return;
    event.preventDefault();
    const isSame = href === places.addressOf('') + places.now().hash;
    places.go(to, { replace: replace ?? isSame, state });
  };
  return <a {...rest} href={href} onClick={handleClick} />;
}
