import { useFormats } from './formats';

/**
 * A calendar day or an instant, written as the business does.
 *
 * @example
 * <DateText value="2027-06-12" />
 * <DateText value={task.updated_at} as="moment" />
 */
export function DateText({ value, as = 'day' }: { value: string; as?: 'day' | 'time' | 'moment' }) {
  return (
    <time className="bf-figures" dateTime={value}>
      {useFormats()[as](value)}
    </time>
  );
}
