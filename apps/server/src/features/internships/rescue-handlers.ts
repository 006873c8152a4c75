import { rescueEvents } from '@fledge/domain/internships/events.ts'
import type { RescueAct } from '@fledge/domain/internships/types.ts'
import { formatDate } from '@fledge/kernel/dates.ts'
import type { EventSubscription, Tx } from '../../platform/db/database.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { translate } from '../../platform/texts.ts'
import {
  notifyCompanyOfInternship,
  notifyInternOfInternship,
  onInternship,
  toInternshipMailValues,
} from './notify-internship.ts'
import { type InternshipRow, supervisorsOf } from './queries/internships.queries.ts'

interface Rescue {
  readonly act: RescueAct
  /** The member who was chosen; null for an extension. */
  readonly supervisor: string | null
  readonly reason: string | null
}

/** Tells both sides what has changed, and why. */
async function notifyBothSides(tx: Tx, row: InternshipRow, rescue: Rescue): Promise<void> {
  const [person] = rescue.supervisor
    ? await tx.many(supervisorsOf, { member_ids: [rescue.supervisor] })
    : []
  const values = {
    ...toInternshipMailValues(row),
    outcome: translate(`internships.rescue.${rescue.act}`, {
      end: formatDate(row.ends_on),
      supervisor: person?.name ?? '',
    }),
    reason: rescue.reason ?? '',
  }
  await notifyInternOfInternship(tx, row, composeMail('internships.rescuedForIntern', values))
  await notifyCompanyOfInternship(tx, row, composeMail('internships.rescuedForCompany', values))
}

/** Emails about what the programme team changed in an internship. */
export const rescueHandlers: readonly EventSubscription[] = [
  onInternship(rescueEvents.extend, (row, { note }, tx) =>
    notifyBothSides(tx, row, { act: 'EXTEND', supervisor: null, reason: note ?? null }),
  ),
  onInternship(rescueEvents.addSupervisor, (row, { note, data }, tx) =>
    notifyBothSides(tx, row, {
      act: 'ADD_SUPERVISOR',
      supervisor: data.supervisor,
      reason: note ?? null,
    }),
  ),
  onInternship(rescueEvents.replaceSupervisor, (row, { note, data }, tx) =>
    notifyBothSides(tx, row, {
      act: 'REPLACE_SUPERVISOR',
      supervisor: data.supervisor,
      reason: note ?? null,
    }),
  ),
]
