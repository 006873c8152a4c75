import { countedOfferSql } from '../../platform/db/offers-in-batch.ts'
import { statusSql } from '../../platform/db/statuses.ts'

// Facts about interns that one side must know and that follow from rows of others.
// The functions run as the owner of the tables, so that the rows themselves remain hidden.

const createFunction = (signature: string, type: string, body: string) =>
  `create or replace function ${signature} returns ${type} language sql stable security definer set search_path = public, pg_temp as $$ ${body} $$`

/** The statements that create them. */
export const factFunctions: readonly string[] = [
  createFunction(
    'count_offers_in_batch(of_intern uuid, of_batch uuid, except_offer uuid)',
    'bigint',
    `select count(*) from offers x join candidatures xc on xc.candidature_id = x.candidature_id join applications xa on xa.application_id = xc.application_id
    where xc.intern_id = of_intern and xa.intern_id = of_intern and xa.batch_id = of_batch and ${countedOfferSql} and x.offer_id is distinct from except_offer`,
  ),
  // For a partner's people: a policy of interns that reads applications would lead back to interns,
  // whose policies those of applications ask.
  createFunction(
    'list_interns_of_partner(of_partner uuid)',
    'setof uuid',
    `select x.intern_id from batches b join applications x using (batch_id) where b.partner_id = of_partner`,
  ),
  createFunction(
    'has_active_internship(of_intern uuid, except_plan uuid, days daterange)',
    'boolean',
    `select exists (select from internships h where h.intern_id = of_intern and h.status in (${statusSql('internship.active')}) and h.plan_id is distinct from except_plan and (days is null or daterange(h.starts_on, h.ends_on, '[]') && days))`,
  ),
]
