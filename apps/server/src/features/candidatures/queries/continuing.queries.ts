// Generated from continuing.sql by “npm run queries”; do not edit.
// Source: 0deaf01d0e4c
import { defineStatement } from '../../../platform/db/statement.ts'

export const selectContinuingCandidature = defineStatement<
  { readonly candidature_id: string },
  { readonly candidature_id: string }
>(
  'candidatures.selectContinuingCandidature',
  ['candidature_id'],
  `select c.candidature_id
from candidatures c
where
  c.candidature_id = $1
  and (c.stage in ('OFFERED', 'OFFER_ACCEPTED') or c.stage = 'HIRED' and exists (select from internships ci join offers cf using (offer_id) where cf.candidature_id = c.candidature_id and ci.status in ('UPCOMING', 'ONGOING')))`,
)
