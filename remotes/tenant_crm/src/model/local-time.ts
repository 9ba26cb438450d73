/** A wall-clock time `16:30` as the business writes it: `4:30 PM`. */
export function localTimeText(time: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(new Date(`2000-01-01T${time}:00Z`));
}
