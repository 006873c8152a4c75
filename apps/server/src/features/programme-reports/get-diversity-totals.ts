import type { programmeReportEndpoints } from '@fledge/contract/programme-reports/endpoints.ts'
import { programmeReportEvents } from '@fledge/domain/programme-reports/events.ts'
import { getDiversityDate } from '@fledge/domain/programme-reports/types.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { recordReading } from '../../platform/session/record-reading.ts'
import { readDiversityTotals } from '../profiles/public.ts'

/** The reading is recorded before anything is returned, once for several readings in a row. */
export const getDiversityTotals: Handler<
  (typeof programmeReportEndpoints)['getDiversityTotals']
> = async (ctx) => {
  const { actor, db } = ctx
  await recordReading(ctx, programmeReportEvents.readDiversity, {
    subject: actor.userId,
    data: {},
  })
  const asOf = getDiversityDate(db.now)
  return { as_of: asOf.toISOString(), questions: await readDiversityTotals(db, asOf) }
}
