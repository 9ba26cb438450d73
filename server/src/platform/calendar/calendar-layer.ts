import type { Db } from '../db/db';

/** Which days are looked at, by the calendar of the business, both included. */
export interface LayerSpan {
  readonly from: string;
  readonly to: string;
  readonly tz: string;
  readonly projectId: number | null;
}

/** Something that a calendar shows beside its own: it is changed where it comes from. */
export interface LayerItem {
  /** Tells the items of a layer apart. */
  readonly key: string;
  readonly layer: 'away' | 'meetings' | 'payments' | 'projects' | 'rentals' | 'tasks';
  readonly title: string;
  readonly kind: string;
  /** Whole days, or moments. */
  readonly time:
    | { readonly kind: 'days'; readonly from: string; readonly to: string }
    | { readonly kind: 'moments'; readonly from: string; readonly until: string };
  readonly member_ids: readonly number[];
  readonly project_id: number | null;
  readonly tentative: boolean;
  /** Whether its members are taken by it. */
  readonly busy: boolean;
  readonly link: string | null;
}

/** Who has something for a calendar. Shown to whoever may use the plugin, where the business has it switched on. */
export interface CalendarLayer {
  readonly plugin: string;
  readonly layers: readonly LayerItem['layer'][];
  /** In the caller's transaction, and so in their row scope. */
  between(db: Db, span: LayerSpan): Promise<LayerItem[]>;
}

declare module '../module-ports' {
  interface ModulePorts {
    'platform.calendar_layer': CalendarLayer;
  }
}
