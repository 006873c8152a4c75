/** Whether the values of an email `o` were deleted, because they were secret or are too old. */
export const isWipedMailSql = (o: string): string =>
  `${o}.content = '{"values": {}, "rows": []}' and ${o}.link = '/'`
