import { buildPath, paths } from '@fledge/contract/paths.ts'
import {
  getInternshipReasonTextKey,
  type SystemCancelReason,
} from '@fledge/domain/internships/reasons.ts'
import { activeInternshipStatuses } from '@fledge/domain/internships/types.ts'
import { formatDate } from '@fledge/kernel/dates.ts'
import {
  getTransitionActor,
  type LooseDomainEvent,
  type LooseEventHandler,
  type Tx,
} from '../../platform/db/database.ts'
import type { TextValue } from '../../platform/mail/compose-mail.ts'
import { translate } from '../../platform/texts.ts'
import { endOngoingInternships } from './end-with-application.ts'
import { transitionInternship } from './transition-internship.ts'
import {
  internshipCompanyUsers,
  internshipById,
  internshipForUpdate,
  type InternshipRow,
  internshipOperators,
  supervisorsOf,
  upcomingInternships,
} from './store.ts'

async function notifyBothSides(
  tx: Tx,
  row: InternshipRow,
  kind: string,
  more: Record<string, TextValue> = {},
  admins = true,
): Promise<void> {
  const values = {
    role: row.role,
    company: row.company_name,
    intern: `${row.first_name} ${row.last_name}`.trim(),
    start: formatDate(row.starts_on),
    end: formatDate(row.ends_on),
    ...more,
  }
  const users = (await tx.many(internshipCompanyUsers, row.internship_id, admins)).map(
    (one) => one.user_id,
  )
  await tx.notify({
    to: { users: [row.intern_user_id] },
    kind: `internships.${kind}ForIntern`,
    values,
    link: paths.intern.internships,
  })
  await tx.notify({
    to: { users },
    kind: `internships.${kind}ForCompany`,
    values,
    link: buildPath(paths.company.internship, { internshipId: row.internship_id }),
  })
}

const withInternship =
  (
    act: (row: InternshipRow, tx: Tx, event: LooseDomainEvent) => Promise<void>,
  ): LooseEventHandler =>
  async (event, tx) => {
    const id = event.data?.['internship_id'] ?? event.subject
    const row =
      typeof id === 'string'
        ? await tx.one(internshipById, id, null, null, tx.now.toISOString())
        : undefined
    if (row) await act(row, tx, event)
  }

/** Any other transition does not say who left. */
const getCancelReason = (move: string): SystemCancelReason | 'OTHER' =>
  move === 'withdraw' || move === 'leave' ? 'INTERN_LEFT' : 'OTHER'

/**
 * Cancels upcoming internships when the candidature or the application ends before the first day.
 */
const cancelUpcoming =
  (by: 'candidature' | 'application'): LooseEventHandler =>
  async (event, tx) => {
    const key =
      by === 'candidature'
        ? ([null, event.candidature ?? null] as const)
        : ([event.subject, null] as const)
    if (key[0] === null && key[1] === null) return
    for (const { internship_id } of await tx.many(upcomingInternships, ...key)) {
      const row = await tx.one(internshipForUpdate, internship_id, null, null, tx.now.toISOString())
      if (row)
        await transitionInternship(tx, row, 'cancel', {
          by: 'system',
          reason: getCancelReason(event.transition.name),
        })
    }
  }

/** Returns the outcome of an accepted request as a sentence. */
async function formatOutcome(tx: Tx, row: InternshipRow, event: LooseDomainEvent): Promise<string> {
  const [first] = await tx.many(supervisorsOf, [row.supervisor_member_id ?? ''].filter(Boolean))
  // An early end on a later day: the internship continues until then.
  const kind =
    event.data?.['kind'] === 'END_EARLY' &&
    activeInternshipStatuses.some((one) => one === row.status)
      ? 'endsOn'
      : event.data?.['kind']
  return translate(`internships.outcome.${kind}`, {
    end: formatDate(row.ends_on),
    supervisor: first?.name ?? '',
  })
}

const createDecisionHandler = (kind: 'accepted' | 'declined') =>
  withInternship(async (row, tx, event) => {
    // Declined because the internship ended, which both sides are notified of separately.
    if (getTransitionActor(event) === 'system') return
    const title = translate(`internships.action.${event.data?.['kind']}`)
    const values = { action: title, reason: String(event.data?.['reason'] ?? '') }
    if (event.data?.['kind'] !== 'REPORT_CONCERN')
      return notifyBothSides(tx, row, `action${kind === 'accepted' ? 'Accepted' : 'Declined'}`, {
        ...values,
        outcome: await formatOutcome(tx, row, event),
      })
    const users =
      event.data['raised_by'] === 'intern'
        ? [row.intern_user_id]
        : (await tx.many(internshipCompanyUsers, row.internship_id, true)).map((one) => one.user_id)
    return tx.notify({
      to: { users },
      kind: 'internships.concernAnswered',
      values: { role: row.role, ...values },
      link: '/',
    })
  })

export const internshipEventHandlers: Readonly<Record<string, LooseEventHandler>> = {
  'internship.start': withInternship((row, tx) => notifyBothSides(tx, row, 'started')),
  'internship.complete': withInternship((row, tx) => notifyBothSides(tx, row, 'completed')),
  'internship.cancel': withInternship((row, tx, event) =>
    notifyBothSides(tx, row, 'cancelled', {
      reason: translate(getInternshipReasonTextKey(event.reason)),
    }),
  ),
  'internship.endEarly': withInternship((row, tx, event) =>
    notifyBothSides(tx, row, 'endedEarly', {
      reason: translate(getInternshipReasonTextKey(event.reason)),
    }),
  ),
  'internshipAction.raise': withInternship(async (row, tx, event) => {
    const users = (await tx.many(internshipOperators)).map((one) => one.user_id)
    await tx.notify({
      to: { users },
      kind: 'internships.actionRaised',
      values: {
        action: translate(`internships.action.${event.data?.['kind']}`),
        role: row.role,
        company: row.company_name,
      },
      link: paths.operator.actions,
    })
  }),
  'internshipAction.accept': createDecisionHandler('accepted'),
  'internshipAction.decline': createDecisionHandler('declined'),
  'candidature.disqualify': cancelUpcoming('candidature'),
  'candidature.withdraw': cancelUpcoming('candidature'),
  'candidature.close': cancelUpcoming('candidature'),
  'application.leave': async (event, tx) => {
    await cancelUpcoming('application')(event, tx)
    await endOngoingInternships(event, tx)
  },
  'application.withdraw': cancelUpcoming('application'),
}
