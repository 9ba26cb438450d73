import type { TokenSigner } from '../../../platform/auth/token-signer';
import type { Session } from '../../../platform/define-module';

const PREFIX = 'bfl_';
const LIFE_MS = 10 * 60_000;

type Holder = Pick<Session, 'tenantId' | 'memberId'>;

/** What a page shows in place of the service's token: good for one member, one business and ten minutes. */
export class Tickets {
  constructor(
    private readonly signer: TokenSigner,
    private readonly clock: () => Date,
  ) {}

  issue({ tenantId, memberId }: Holder): string {
    return PREFIX + this.signer.sign('live-console', `${tenantId}/${memberId}/${this.clock().getTime() + LIFE_MS}`);
  }

  /** `none`: this is no ticket but a token somebody has entered. */
  check(token: string, holder: Holder): 'good' | 'over' | 'none' {
    if (!token.startsWith(PREFIX)) return 'none';
    const [tenantId, memberId, until] = (this.signer.verify('live-console', token.slice(PREFIX.length)) ?? '').split('/').map(Number);
    const isTheirs = tenantId === holder.tenantId && memberId === holder.memberId;
    return isTheirs && until !== undefined && until > this.clock().getTime() ? 'good' : 'over';
  }
}
