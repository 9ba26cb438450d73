/** The hour of the day where the business is, in words. */
export function greeting(now: Date, tz: string): string {
  const hour = Number(new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: tz }).format(now));
  if (hour < 5) return 'Still up';
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}

/** `mara.rosales` and `mara@studio.example` are greeted as Mara. */
export function firstName(username: string): string {
  const word = username.split(/[@.\s_-]/)[0] ?? '';
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** `Saturday, November 21`, as the business writes it. */
export function longDay(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
