import type { Platform } from '../platform/platform';

/** One person of the demo data. */
export interface DemoPerson {
  readonly key: string;
  readonly email: string;
  readonly username: string;
  readonly displayName: string;
  readonly title: string;
  readonly roles: readonly string[];
}

/** One business of the demo data and who works there. */
export interface DemoBusiness {
  readonly key: 'fern' | 'reiger';
  readonly slug: string;
  readonly name: string;
  readonly legalName: string;
  readonly tz: string;
  readonly locale: string;
  readonly currency: string;
  readonly brand: Readonly<Record<string, string>>;
  readonly weekStart: number;
  readonly people: readonly DemoPerson[];
}

/** A business as the builders find it. */
export interface SeededBusiness {
  readonly key: DemoBusiness['key'];
  readonly tenantId: number;
  readonly currency: string;
  /** Person key → member id. */
  readonly members: ReadonlyMap<string, number>;
}

/** What a builder of demo data gets. */
export interface DemoContext {
  readonly platform: Platform;
  readonly business: SeededBusiness;
  /** Today as a calendar day where the business is; relative dates count from it. */
  readonly today: string;
  /** Project name → id, filled by the builder of the projects. */
  readonly projects: Map<string, number>;
}

/**
 * Fills one business with the demo data of one plugin. It lies with its module: any
 * `*.demo.ts` below `server/src/modules/<id>` exports `builder`.
 * Runs at every start of a demo server, so it must find what it made before.
 *
 * @example
 * export const builder: DemoBuilder = { order: 20, build: async ({ platform, business }) => { … } };
 */
export interface DemoBuilder {
  /** Lower numbers are built first; projects are 10. */
  readonly order: number;
  build(context: DemoContext): Promise<void>;
}
