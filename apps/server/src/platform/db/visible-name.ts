/**
 * Whether a company reads an intern's full name: once an interview of the two has been agreed, whatever became of it. Every list, view and
 * search asks this.
 * @param company and @param intern columns with their ids
 */
export const isNameVisibleSql = (company: string, intern: string): string =>
  `exists (select from candidatures agreed where agreed.company_id = ${company} and agreed.intern_id = ${intern} and agreed.name_visible_at is not null)`

/**
 * An intern's name as a company reads it, for its lists to be searched by: nothing is found that is not read. The domain's `shownName` in
 * SQL; candidatures/visible-name.test.ts holds the two against each other.
 * @param isVisible whether the full name is read @param person the intern's row of users
 */
export const visibleNameSql = (
  isVisible: string,
  person = 'u',
): string => `case when ${isVisible} or trim(${person}.last_name) = ''
  then trim(${person}.first_name || ' ' || ${person}.last_name) else ${person}.first_name || ' ' || upper(left(trim(${person}.last_name), 1)) || '.' end`
