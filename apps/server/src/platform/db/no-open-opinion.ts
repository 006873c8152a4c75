import { statusSql } from './statuses.ts'

/** An application on which a second opinion was asked for waits for the colleague, not its reviewer. */
export const noOpenOpinionSql = (application: string): string =>
  `not exists (select from second_opinions s where s.application_id = ${application} and s.status = ${statusSql('second_opinion.ASKED')})`
