/** The last time that it was this hour of a day (UTC). For what is to be done once a day, from that hour on. @param hour 0 to 23 */
export function lastAtHour(hour: number, now: Date): Date {
  const today = new Date(now);
  today.setUTCHours(hour, 0, 0, 0);
  if (today > now) today.setUTCDate(today.getUTCDate() - 1);
  return today;
}
