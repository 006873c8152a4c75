/** Whether another intern may be the same person. */
export const hasDuplicatesSql = (intern: string): string =>
  `exists (select from intern_duplicates d where d.intern_id = ${intern})`
