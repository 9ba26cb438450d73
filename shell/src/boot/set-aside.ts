import type { BootData, BootPlugin } from '@butterfly/contracts/plugins';

/** Which plugins this tab does without, to find out which one is at fault. */
export type Aside = { readonly kind: 'none' } | { readonly kind: 'safe' } | { readonly kind: 'without'; readonly ids: readonly string[] };

/** The dashboard, and the page where an administrator can switch off what is at fault. */
const KEPT_IN_SAFE_MODE = new Set(['home_view', 'manage_members']);
const KEY = 'butterfly:aside';
const NONE: Aside = { kind: 'none' };

export interface SetAside {
  readonly boot: BootData;
  readonly aside: readonly BootPlugin[];
}

/** Takes plugins out of the boot data: neither their code nor their cards and commands are there. */
export function setAside(boot: BootData, request: Aside): SetAside {
  if (request.kind === 'none') return { boot, aside: [] };
  const isAside = ({ id }: BootPlugin) => (request.kind === 'safe' ? !KEPT_IN_SAFE_MODE.has(id) : request.ids.includes(id));
  return { boot: { ...boot, plugins: boot.plugins.filter((plugin) => !isAside(plugin)) }, aside: boot.plugins.filter(isAside) };
}

/** What `?safe=1` or `?without=a,b` asks for, kept for the tab's session; `?safe=0` ends it. */
export function asideRequest(search: string, storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): Aside {
  const asked = askedFor(new URLSearchParams(search));
  if (!asked) return remembered(storage.getItem(KEY));
  if (asked.kind === 'none') storage.removeItem(KEY);
  else storage.setItem(KEY, JSON.stringify(asked));
  return asked;
}

function askedFor(query: URLSearchParams): Aside | null {
  if (query.get('safe') === '0') return NONE;
  if (query.has('safe')) return { kind: 'safe' };
  if (!query.has('without')) return null;
  const ids = (query.get('without') ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => /^[a-z][a-z0-9_]{1,48}$/.test(id));
  return ids.length > 0 ? { kind: 'without', ids } : NONE;
}

function remembered(text: string | null): Aside {
  const value = text ? (JSON.parse(text) as Partial<Aside> & { ids?: unknown }) : NONE;
  if (value.kind === 'safe') return { kind: 'safe' };
  if (value.kind === 'without' && Array.isArray(value.ids)) return { kind: 'without', ids: value.ids.map(String) };
  return NONE;
}
