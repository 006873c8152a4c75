/** Whether another intern may be the same person, and the team has not decided about it. */
export const hasDuplicatesSql = (intern: string): string =>
  `exists (select from intern_duplicates d where d.intern_id = ${intern} and not d.is_dismissed)`
