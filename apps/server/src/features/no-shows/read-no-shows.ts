import type { noShowEndpoints } from '@fledge/contract/no-shows/endpoints.ts'
import { isRejected } from '@fledge/domain/sessions/types.ts'
import { deny } from '@fledge/kernel/policy-decision.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { getBookingStatus } from './public.ts'
import { toNoShowStatusView } from './views.ts'
import { toNoShowParty } from './no-show-party.ts'

type Endpoints = typeof noShowEndpoints

/** A rejected company sees no interviews and cannot book any. */
const rejectedCompanyBooking = {
  rows: [],
  status: { count: 0, owes: null, answerBy: null, overUntil: null },
  decision: deny('companies.notice.rejected'),
}

export const listCompanyNoShows: Handler<Endpoints['listCompanyNoShows']> = async ({
  actor,
  db,
  now,
}) =>
  toNoShowStatusView(
    isRejected(actor.companyStatus)
      ? rejectedCompanyBooking
      : await getBookingStatus(db, toNoShowParty(actor)),
    actor,
    now,
  )

export const listInternNoShows: Handler<Endpoints['listInternNoShows']> = async ({
  actor,
  db,
  now,
}) => toNoShowStatusView(await getBookingStatus(db, toNoShowParty(actor)), actor, now)
