import { statusSql } from './statuses.ts'

/**
 * SQL condition: the candidature continues after its company was rejected (spec/states.md,
 * company account). This holds for sent and accepted offers and for internships that are not
 * complete. @param c alias of candidatures
 */
export const continuingCandidatureSql = (c: string): string =>
  `(${c}.stage in (${statusSql('candidature.OFFERED', 'candidature.OFFER_ACCEPTED')}) or ${c}.stage = ${statusSql('candidature.HIRED')} and exists (select from internships ci join offers cf using (offer_id) where cf.candidature_id = ${c}.candidature_id and ci.status in (${statusSql('internship.active')})))`
