import { continuingCandidatureSql } from '../../platform/db/continuing-candidature.ts'
import { statement } from '../../platform/db/statement.ts'

export const selectContinuingCandidature = statement<
  [candidature: string],
  { candidature_id: string }
>(
  'candidatures.continuing',
  `select c.candidature_id from candidatures c where c.candidature_id = $1 and ${continuingCandidatureSql('c')}`,
)
