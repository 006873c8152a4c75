import { formatMonthAndYear } from '../../shared/format-match.ts'

/**
 * Formats "2024-09" as "September 2024". Returns a bare year, or text that is not a month,
 * unchanged.
 */
export const formatLifeMonth = (month: string): string =>
  /^\d{4}-(?:0[1-9]|1[0-2])$/.test(month) ? formatMonthAndYear(month) : month
