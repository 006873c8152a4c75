/** An email `o` that is not delivered after at least one attempt. */
export const isFailedMailSql = (o: string): string =>
  `${o}.delivered_at is null and ${o}.last_error is not null`
