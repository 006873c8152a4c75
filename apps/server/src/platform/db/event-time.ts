/**
 * Microseconds of a time. Statements are planned for the average kind of event, for which reading all
 * events from the newest one on looks as cheap as the index of kinds; for a rare kind, that would read
 * the whole log. By this expression, only the index of kinds has the order.
 */
export const microsecondsSql = (at: string): string =>
  `(extract(epoch from (${at} at time zone 'UTC')) * 1000000)::bigint`
