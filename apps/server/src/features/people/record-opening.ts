import type { peopleEndpoints } from '@fledge/contract/people/endpoints.ts'
import { companyPageEvents } from '@fledge/domain/companies/events.ts'
import { personEvents } from '@fledge/domain/people/events.ts'
import { notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { recordReadingOnce } from '../../platform/session/record-reading.ts'
import { findAnyApplication } from '../applications/public.ts'
import { findOpenedCompany, findOpenedOffer } from './queries/people.queries.ts'

/** Records that what was fetched ahead was opened, with the same event as reading it. */
export const recordOpening: Handler<(typeof peopleEndpoints)['recordOpening']> = async ({
  actor,
  body: { kind, id },
  db,
}) => {
  if (kind === 'APPLICATION') {
    const { user_id: subject, application_id } = (await findAnyApplication(db, id)) ?? notFound()
    await recordReadingOnce(db, actor, personEvents.readApplication, {
      subject,
      data: { application_id },
    })
  } else if (kind === 'OFFER') {
    const { user_id: subject } = (await db.one(findOpenedOffer, { offer_id: id })) ?? notFound()
    await recordReadingOnce(db, actor, personEvents.readOffer, { subject, data: { offer_id: id } })
  } else {
    const { company_id: subject } =
      (await db.one(findOpenedCompany, { company_id: id })) ?? notFound()
    await recordReadingOnce(db, actor, companyPageEvents.read, { subject, data: {} })
  }
  return { recorded: true }
}
