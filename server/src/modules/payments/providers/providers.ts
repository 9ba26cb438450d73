import { createSecretBox, type SecretBox } from '../../../platform/auth/secret-box';
import type { Db } from '../../../platform/db/db';
import type { Environment } from '../../../platform/environment';
import type { PaymentProvider } from './provider';
import { stripeProvider } from './stripe-provider';
import { testProvider } from './test-provider';

interface Sealed {
  readonly stripe_secret_key: string;
  readonly stripe_webhook_secret: string;
}

interface Made {
  readonly sealed: string;
  readonly provider: PaymentProvider;
}

/** Who moves money for a business: Stripe with keys of its own, else what the installation has. Keys are sealed, and opened in memory only. */
export class PaymentProviders {
  readonly #box: SecretBox;
  /** By business; made anew when its keys change. */
  readonly #made = new Map<number, Made>();

  constructor(private readonly env: Pick<Environment, 'PAYMENTS_PROVIDER' | 'SESSION_SECRET' | 'STRIPE_API_URL'>) {
    this.#box = createSecretBox(env.SESSION_SECRET, 'payments');
  }

  seal(tenantId: number, secret: string): string {
    return secret === '' ? '' : this.#box.seal(String(tenantId), secret);
  }

  /** For money that is asked for now. Null: nobody, clients pay by transfer. */
  async current(db: Db): Promise<PaymentProvider | null> {
    return (await this.#stripe(db)) ?? (this.env.PAYMENTS_PROVIDER === 'test' ? testProvider : null);
  }

  /** For money that came before, or that is told of. Null: there are no keys, or they were sealed under another SESSION_SECRET. */
  named(db: Db, id: string): Promise<PaymentProvider | null> {
    if (id === 'stripe') return this.#stripe(db);
    return Promise.resolve(id === 'test' && this.env.PAYMENTS_PROVIDER === 'test' ? testProvider : null);
  }

  async #stripe(db: Db): Promise<PaymentProvider | null> {
    const [row] = await db.rows<Sealed>('select stripe_secret_key, stripe_webhook_secret from payments_settings');
    if (!row || row.stripe_secret_key === '' || row.stripe_webhook_secret === '') return null;
    const sealed = `${row.stripe_secret_key} ${row.stripe_webhook_secret}`;
    const known = this.#made.get(db.tenantId);
    if (known?.sealed === sealed) return known.provider;
    const [secretKey, webhookSecret] = [row.stripe_secret_key, row.stripe_webhook_secret].map((one) =>
      this.#box.open(String(db.tenantId), one),
    );
    if (!secretKey || !webhookSecret) return null;
    const provider = stripeProvider({ secretKey, webhookSecret, apiUrl: this.env.STRIPE_API_URL });
    this.#made.set(db.tenantId, { sealed, provider });
    return provider;
  }
}
