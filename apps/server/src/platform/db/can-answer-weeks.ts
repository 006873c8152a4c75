import { statusSql } from './statuses.ts'

/**
 * Equals the domain's takesAnswers: weeks accept feedback until the internship is complete.
 * @param i alias of internships
 */
export const canAnswerWeeksSql = (i: string): string =>
  `${i}.status in (${statusSql('internship.active')})`
