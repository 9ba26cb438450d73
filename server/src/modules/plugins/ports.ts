import type { Db } from '../../platform/db/db';

/** Days on which a business must not be given another release. */
export interface EventDays {
  /** Days of a span (`YYYY-MM-DD`, both included) on which an event takes place, each once. */
  between(db: Db, span: { from: string; to: string }): Promise<string[]>;
}

declare module '../../platform/module-ports' {
  interface ModulePorts {
    'plugins.event_days': EventDays;
  }
}
