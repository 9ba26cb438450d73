import { DateText } from '@butterfly/ui-kit';
import { ago } from './ago';

/** When something happened: how long ago on the same day, then the date. */
export function When({ at }: { at: string }) {
  const words = ago(at, Date.now());
  return words ? <time dateTime={at}>{words}</time> : <DateText value={at} as="moment" />;
}
