import { AppError } from '../../../platform/http/app-error';
import type { Session } from '../../../platform/define-module';
import { RateLimiter } from '../../../platform/http/rate-limiter';

/** More than anybody types; a script that loops is stopped before it costs money. */
const PER_MINUTE = 40;

/** How often one member may call the assistant in a minute, in this process. */
export class RunAllowance {
  readonly #limiter: RateLimiter | null;

  /** `milliseconds`: those of this process, unless a test counts them. */
  constructor({ enabled, milliseconds }: { enabled: boolean; milliseconds?: () => number }) {
    this.#limiter = enabled ? new RateLimiter(milliseconds) : null;
  }

  take({ tenantId, memberId }: Pick<Session, 'tenantId' | 'memberId'>): void {
    const wait = this.#limiter?.take(`agents ${tenantId}/${memberId}`, PER_MINUTE) ?? 0;
    if (wait > 0) throw new AppError('rate_limited', { retry_after: wait }, { 'retry-after': String(wait) });
  }
}
