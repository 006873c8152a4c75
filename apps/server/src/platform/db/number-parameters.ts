// Not a cast (`::text`), and not within a word or a time format ('HH24:MI').
const parameterPattern = /(?<![:\w]):([a-z]\w*)/g

/** Returns the names of the parameters in a piece of SQL. */
export const listParameters = (sql: string): readonly string[] =>
  [...sql.matchAll(parameterPattern)].map((match) => match[1] ?? '')

/** Replaces names by positions: `:company_id` by `$1`. @returns the names in order of position */
export function numberParameters(sql: string): { text: string; parameters: readonly string[] } {
  const parameters = [...new Set(listParameters(sql))]
  return {
    text: sql.replace(parameterPattern, (_all, name: string) => `$${parameters.indexOf(name) + 1}`),
    parameters,
  }
}
