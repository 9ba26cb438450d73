import { useFormats } from './formats';

/**
 * An amount in minor units, with tabular figures so that columns line up.
 *
 * @example
 * <Money minor={12840000} />
 */
export function Money({ minor, currency }: { minor: number; currency?: string }) {
  return <span className="bf-figures">{useFormats().money(minor, currency)}</span>;
}
