import type { Page } from '@playwright/test';

/** One measured figure with its goal. */
export interface Figure {
  readonly what: string;
  /** Milliseconds of every round, or one other figure. */
  readonly times?: readonly number[];
  readonly value?: number;
  readonly unit: string;
  readonly atMost: number;
}

/** Does work in a page of a browser context of its own, signed in as the owner. */
export type InFreshPage = <T>(work: (page: Page) => Promise<T>) => Promise<T>;

/** What `pnpm bench live` measures of a plugin: `plugins/<id>/<id>.figures.ts` exports it as `figures`. */
export interface PluginFigures {
  /** Before the suite starts: a peer, and the settings of the server that point to it. */
  prepare(): Promise<{ readonly env: Readonly<Record<string, string>>; stop(): Promise<void> }>;
  /** Each part is reported when it is done. */
  readonly parts: readonly ((inFreshPage: InFreshPage) => Promise<readonly Figure[]>)[];
}
