import { statement } from '../../platform/db/statement.ts'

// Queries of the timed jobs: expired offers, and accepted and paid offers that wait for the
// confirmation of enrolment.

export const lapsedOffers = statement<[now: string], { offer_id: string }>(
  'offers.lapsed',
  `select offer_id from offers where status = 'OFFERED' and answer_by <= $1 order by answer_by limit 20`,
)

export const awaitConfirmation = statement<[id: string, by: string, endsAt: string, next: string]>(
  'offers.awaitConfirmation',
  `update offers set confirm_by = $2, confirm_ends_at = $3, confirm_next_at = $4 where offer_id = $1`,
)
export const updateNextConfirmationCheck = statement<[id: string, next: string | null]>(
  'offers.confirmNext',
  `update offers set confirm_next_at = $2 where offer_id = $1 and confirm_next_at is not null`,
)
export const confirmationsDue = statement<[now: string], { offer_id: string }>(
  'offers.confirmationsDue',
  `select offer_id from offers where confirm_next_at <= $1 order by confirm_next_at limit 50`,
)
/** Active accepted offers of an application. */
export const selectAcceptedOffers = statement<[application: string], { offer_id: string }>(
  'offers.acceptedIn',
  `select o.offer_id from offers o join candidatures c using (candidature_id) where c.application_id = $1 and o.status = 'ACCEPTED_BY_CANDIDATE' and not o.is_over order by o.offer_id`,
)
