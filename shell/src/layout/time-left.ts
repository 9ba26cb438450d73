/** "3 h left", "12 min left", "over". */
export function timeLeft(endsAt: string, now: number): string {
  const minutes = Math.ceil((Date.parse(endsAt) - now) / 60_000);
  if (minutes <= 0) return 'over';
  return minutes < 60
    ? `${minutes} min left`
    : `${Math.floor(minutes / 60)} h ${minutes % 60 > 0 && minutes < 180 ? `${minutes % 60} min ` : ''}left`;
}
