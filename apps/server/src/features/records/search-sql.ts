/** Whether an intern's name or address contains the text of a search. */
export const internSql = (column: string) => `${column} in (
  select n.intern_id from interns n join users s using (user_id)
  where s.search_name like any (:search_name_patterns::text[]) or s.email::text ilike any (:search_patterns::text[]))`

/** Whether a company's name contains the text of a search. */
export const companySql = (column: string) =>
  `${column} in (select s.company_id from companies s where s.search_name like any (:search_name_patterns::text[]))`
