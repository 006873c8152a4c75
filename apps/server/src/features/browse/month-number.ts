/** Months since year 0, for computing distances. */
export const toMonthNumber = (day: string): number =>
  Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

/** @returns "02/2027" */
export const formatMonthNumber = (month: number): string => {
  const year = Math.floor((month - 1) / 12)
  return `${String(month - year * 12).padStart(2, '0')}/${year}`
}

/** @param month "02/2027" */
export const parseMonthNumber = (month: string): number =>
  toMonthNumber(`${month.slice(3)}-${month.slice(0, 2)}`)
