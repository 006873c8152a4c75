import {
  type ActionDecisionData,
  internshipActionEvents,
} from '@fledge/domain/internships/events.ts'
import { activeInternshipStatuses } from '@fledge/domain/internships/types.ts'
import { formatDate } from '@fledge/kernel/dates.ts'
import type { EventSubscription, Tx } from '../../platform/db/database.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { translate } from '../../platform/texts.ts'
import { notifyCaseTeam } from './notify-case-team.ts'
import {
  listInternshipCompanyUsers,
  notifyCompanyOfInternship,
  notifyInternOfInternship,
  notifyReplaced,
  onInternshipAction,
  toInternshipMailValues,
} from './notify-internship.ts'
import { type InternshipRow, supervisorsOf } from './queries/internships.queries.ts'

/** Returns the outcome of an accepted request as a sentence. */
async function formatOutcome(
  tx: Tx,
  row: InternshipRow,
  kind: ActionDecisionData['kind'],
): Promise<string> {
  const [supervisor] = await tx.many(supervisorsOf, { member_ids: [row.supervisor_member_id] })
  const isActive = activeInternshipStatuses.some((status) => status === row.status)
  // An early end on a later day: the internship continues until then.
  const outcome = kind === 'END_EARLY' && isActive ? 'endsOn' : kind
  return translate(`internships.outcome.${outcome}`, {
    end: formatDate(row.ends_on),
    supervisor: supervisor?.name ?? '',
  })
}

const toActionMailValues = (row: InternshipRow, { kind, reason }: ActionDecisionData) => ({
  ...toInternshipMailValues(row),
  action: translate(`internships.action.${kind}`),
  reason,
})

/** Answers a concern, which is confidential, only to the side that raised it. */
async function notifyOfConcern(
  tx: Tx,
  row: InternshipRow,
  data: ActionDecisionData,
): Promise<void> {
  const users =
    data.raised_by === 'intern' ? [row.intern_user_id] : await listInternshipCompanyUsers(tx, row)
  await tx.notify({
    to: { users },
    content: composeMail('internships.concernAnswered', toActionMailValues(row, data)),
    link: '/',
  })
}

/** Emails about concerns, and about the programme team's decisions. */
export const actionHandlers: readonly EventSubscription[] = [
  onInternshipAction(internshipActionEvents.raise, async (row, { data, subject }, tx) => {
    // Other requests are tasks of the programme team, which its daily digest counts.
    if (data.kind !== 'REPORT_CONCERN') return
    // The release before names the request, and may send the email during a deploy.
    const action = translate(`internships.action.${data.kind}`)
    const values = { ...toInternshipMailValues(row), action }
    await notifyCaseTeam(tx, subject, composeMail('internships.actionRaised', values))
  }),
  onInternshipAction(internshipActionEvents.accept, async (row, { data }, tx) => {
    if (data.kind === 'REPORT_CONCERN') return notifyOfConcern(tx, row, data)
    const outcome = await formatOutcome(tx, row, data.kind)
    const values = { ...toActionMailValues(row, data), outcome }
    const toIntern = composeMail('internships.actionAcceptedForIntern', values)
    await notifyInternOfInternship(tx, row, toIntern)
    const toCompany = composeMail('internships.actionAcceptedForCompany', values)
    await notifyCompanyOfInternship(tx, row, toCompany)
    if (data.replaced !== undefined)
      await notifyReplaced(tx, row, {
        supervisor: row.supervisor_member_id,
        replaced: data.replaced,
        reason: data.reason,
      })
  }),
  onInternshipAction(internshipActionEvents.decline, async (row, { data, by }, tx) => {
    // Declined because the internship ended, which both sides are notified of separately.
    if (by === 'system') return
    if (data.kind === 'REPORT_CONCERN') return notifyOfConcern(tx, row, data)
    const values = toActionMailValues(row, data)
    const toIntern = composeMail('internships.actionDeclinedForIntern', values)
    await notifyInternOfInternship(tx, row, toIntern)
    const toCompany = composeMail('internships.actionDeclinedForCompany', values)
    await notifyCompanyOfInternship(tx, row, toCompany)
  }),
]
