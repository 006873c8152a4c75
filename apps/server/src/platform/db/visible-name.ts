/**
 * SQL condition: the company can see the intern's full name. That is the case once an interview
 * between them was agreed, regardless of its outcome. Used by every list, view and search.
 * @param company column with the company's id
 * @param intern column with the intern's id
 */
export const isNameVisibleSql = (company: string, intern: string): string =>
  `exists (select from candidatures agreed where agreed.company_id = ${company} and agreed.intern_id = ${intern} and agreed.name_visible_at is not null)`

/**
 * SQL for an intern's name as a company sees it. Searches use it too, so that they match only what
 * is visible. SQL equivalent of the domain's `displayName`; candidatures/visible-name.test.ts
 * compares the two.
 * @param isVisible condition for the full name
 * @param person the intern's row of users
 */
export const visibleNameSql = (
  isVisible: string,
  person = 'u',
): string => `case when ${isVisible} or trim(${person}.last_name) = ''
  then trim(${person}.first_name || ' ' || ${person}.last_name) else ${person}.first_name || ' ' || upper(left(trim(${person}.last_name), 1)) || '.' end`
