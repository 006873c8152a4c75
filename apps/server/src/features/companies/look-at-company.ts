import type { companyEndpoints } from '@fledge/contract/companies/endpoints.ts'
import { companyEvents } from '@fledge/domain/companies/events.ts'
import { notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { readSample } from './companies-to-approve.ts'

/** Notes that the operator has looked at a company of their sample and found nothing. */
export const lookAtCompany: Handler<(typeof companyEndpoints)['lookAtCompany']> = async ({
  actor,
  db,
  params: { id: subject },
}) => {
  const { companies } = await readSample(db, actor)
  const company = companies.find(({ company_id: id }) => id === subject) ?? notFound()
  if (!company.is_seen) await db.recordEvent(companyEvents.look, { subject })
  const left = companies.filter(({ company_id: id, is_seen: isSeen }) => !isSeen && id !== subject)
  return { left: left.length }
}
