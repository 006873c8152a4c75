/**
 * Converts a month to a form field, MM/YYYY with either half optional: "2024-09" → "09/2024",
 * "2024" → "/2024".
 */
export function toLifeMonthField(isoMonth: string | null): string {
  if (isoMonth === null || isoMonth === '') return ''
  const [year = '', month = ''] = isoMonth.split('-')
  return `${month}/${year}`
}

/**
 * Converts a form field back to a month. A month without a year is incomplete and fails validation.
 */
export function parseLifeMonthField(field: string): string | null {
  const [month = '', year = ''] = field.split('/')
  if (month === '' && year === '') return null
  return month === '' ? year : `${year}-${month}`
}
