import type { peopleEndpoints } from '@fledge/contract/people/endpoints.ts'
import type { PersonDetails } from '@fledge/contract/people/schema.ts'
import { personEvents } from '@fledge/domain/people/events.ts'
import type { Db } from '../../platform/db/database.ts'
import { omitRepeatedWaits } from '../../platform/db/waits/repeated-waits.ts'
import { toWaitParams } from '../../platform/db/waits/waits.ts'
import { notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { recordReading } from '../../platform/session/record-reading.ts'
import * as queries from './queries/people.queries.ts'

/**
 * Returns a person's page. The access is recorded before anything is returned, once for several
 * readings in a row.
 */
export const getPerson: Handler<(typeof peopleEndpoints)['getPerson']> = async (ctx) => {
  const { db, params } = ctx
  const account = (await db.one(queries.findPerson, { person_id: params.id })) ?? notFound()
  await recordReading(ctx, personEvents.read, {
    subject: account.id,
    data: { type: account.type },
  })
  const [waits, records] = [
    await readWaits(db, account),
    account.intern_id ? await readRecords(db, account.intern_id) : noRecords,
  ]
  return toDetails(account, waits, records)
}

const readWaits = (db: Db, { id, intern_id: internId }: queries.PersonAccount) => {
  const times = toWaitParams(db.now)
  return internId
    ? db.many(queries.personWaits, { intern_id: internId, ...times })
    : db.many(queries.memberWaits, { person_id: id, ...times })
}

type Records = Pick<PersonDetails, 'applications' | 'candidatures' | 'payments'>
const noRecords: Records = { applications: [], candidatures: [], payments: [] }

const readRecords = async (db: Db, internId: string): Promise<Records> => {
  const [applications, candidatures, payments] = await Promise.all([
    db.many(queries.personApplications, { intern_id: internId }),
    db.many(queries.personCandidatures, { intern_id: internId }),
    db.many(queries.personPayments, { intern_id: internId }),
  ])
  return { applications, candidatures, payments }
}

function toDetails(
  account: queries.PersonAccount,
  waits: readonly queries.PersonWait[],
  records: Records,
): PersonDetails {
  const {
    intern_id: _,
    company_id: companyId,
    company_name: name,
    company_status: status,
    member_status: memberStatus,
    ...shown
  } = account
  return {
    ...shown,
    company:
      companyId && name !== null && status
        ? { company_id: companyId, name, status, member_status: memberStatus }
        : null,
    waits: omitRepeatedWaits(waits, (wait) => wait.company_name),
    ...records,
  }
}
