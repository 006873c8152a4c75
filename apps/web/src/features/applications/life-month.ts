import { monthYear } from '../../platform/match-words.ts'

/** "2024-09" as "September 2024"; a year alone, and what a person typed that is no month, stays as it is. */
export const sayLifeMonth = (said: string): string =>
  /^\d{4}-(?:0[1-9]|1[0-2])$/.test(said) ? monthYear(said) : said
