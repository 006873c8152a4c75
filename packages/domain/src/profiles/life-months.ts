/** A month of a life as a form has it, MM/YYYY with either half open: "2024-09" → "09/2024", "2024" → "/2024". */
export function monthFieldOf(said: string | null): string {
  if (said === null || said === '') return ''
  const [year = '', month = ''] = said.split('-')
  return `${month}/${year}`
}

/** The way back; a month without its year is none yet, which its rule says. */
export function lifeMonthOf(field: string): string | null {
  const [month = '', year = ''] = field.split('/')
  if (month === '' && year === '') return null
  return month === '' ? year : `${year}-${month}`
}
