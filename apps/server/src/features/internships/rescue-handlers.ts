import { rescueEvents } from '@fledge/domain/internships/events.ts'
import type { RescueAct } from '@fledge/domain/internships/types.ts'
import { formatDate } from '@fledge/kernel/dates.ts'
import type { EventSubscription, Tx } from '../../platform/db/database.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { translate } from '../../platform/texts.ts'
import {
  notifyCompanyOfInternship,
  notifyInternOfInternship,
  notifyReplaced,
  onInternship,
  toInternshipMailValues,
} from './notify-internship.ts'
import { type InternshipRow, supervisorsOf } from './queries/internships.queries.ts'

interface Rescue {
  readonly act: RescueAct
  /** The member who was chosen; null for an extension. */
  readonly supervisor: string | null
  /** The second supervisor in whose place they are. */
  readonly replaced?: string
  readonly reason: string | null
}

/** Tells both sides what has changed, and why. */
async function notifyBothSides(tx: Tx, row: InternshipRow, rescue: Rescue): Promise<void> {
  const { act, supervisor, replaced } = rescue
  const member_ids = [supervisor, replaced].filter((id) => typeof id === 'string')
  const people = member_ids.length > 0 ? await tx.many(supervisorsOf, { member_ids }) : []
  const getName = (member: string | null | undefined) =>
    people.find(({ member_id: id }) => id === member)?.name ?? ''
  const values = {
    ...toInternshipMailValues(row),
    outcome: replaced
      ? translate('internships.rescue.replacedSecond', {
          supervisor: getName(supervisor),
          replaced: getName(replaced),
        })
      : translate(`internships.rescue.${act}`, {
          end: formatDate(row.ends_on),
          supervisor: getName(supervisor),
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
  onInternship(rescueEvents.replaceSecondSupervisor, async (row, { note, data }, tx) => {
    await notifyBothSides(tx, row, { act: 'ADD_SUPERVISOR', ...data, reason: note ?? null })
    await notifyReplaced(tx, row, { ...data, reason: note ?? '' })
  }),
  onInternship(rescueEvents.replaceSupervisor, async (row, { note, data }, tx) => {
    await notifyBothSides(tx, row, {
      act: 'REPLACE_SUPERVISOR',
      supervisor: data.supervisor,
      reason: note ?? null,
    })
    await notifyReplaced(tx, row, { ...data, reason: note ?? '' })
  }),
]
