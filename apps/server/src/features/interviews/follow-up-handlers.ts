import { buildPath, paths } from '@fledge/contract/paths.ts'
import { displayName } from '@fledge/domain/candidatures/rules.ts'
import { isAgreedInterview } from '@fledge/domain/interviews/rules.ts'
import type { LooseEventHandler } from '../../platform/db/database.ts'
import type { TextValue } from '../../platform/mail/compose-mail.ts'
import * as bulk from './bulk-store.ts'
import { endInterview } from './end-interview.ts'
import { returnToShortlist, lockInterview } from './lock-interview.ts'
import * as store from './store.ts'

/** Ends a side's upcoming interviews when its bookings are suspended, and returns the credits. */
export const cancelSuspendedInterviews: LooseEventHandler = async (event, tx) => {
  const ofCompany = event.data?.['side'] === 'company'
  const ids = await tx.many(
    bulk.selectUpcomingOfSide,
    ofCompany ? (event.company ?? null) : null,
    ofCompany ? null : (event.intern ?? null),
  )
  for (const { interview_id } of ids) {
    const locked = await lockInterview(tx, {}, interview_id)
    if (!locked) continue
    const moved = await endInterview(tx, locked.row, {
      move: ofCompany ? 'cancel' : 'release',
      by: 'system',
      reason: 'BOOKING_SUSPENDED',
    })
    if (!('illegal' in moved)) await returnToShortlist(tx, locked.row, 'BOOKING_SUSPENDED')
  }
}

const interviewValues = (row: store.InterviewRow): Record<string, TextValue> => ({
  company: row.company_name,
  plan: row.plan_name,
  minutes: row.duration_minutes,
  intern: displayName(row.intern_first_name, row.intern_last_name, row.is_name_visible),
  when: isAgreedInterview(row.status) && row.starts_at ? { time: row.starts_at } : '',
})

/**
 * Sends the new interviewer a calendar entry, cancels that of the leaving one, and tells the intern
 * whom they will meet.
 */
export const notifyHandOver: LooseEventHandler = async (event, tx) => {
  const row = await tx.one(store.interviewById, event.subject, null, null)
  if (!row) return
  const says = (name: string) => String(event.data?.[name] ?? '')
  const values = { ...interviewValues(row), name: says('to_name'), left: says('left_name') }
  const agreed = isAgreedInterview(row.status)
  const calendar = (cancel: boolean) =>
    agreed ? { calendar: { interview: row.interview_id, sequence: row.sequence, cancel } } : {}
  const toCompany = buildPath(
    paths.company.candidate,
    { candidate: row.candidature_id },
    { tab: 'interviews' },
  )
  const taker = row.interviewers.find((one) => one.member_id === event.data?.['to'])
  if (taker?.user_id)
    await tx.notify({
      to: { users: [taker.user_id] },
      kind: 'interviews.handOver',
      values,
      link: toCompany,
      ...calendar(false),
    })
  if (says('left'))
    await tx.notify({
      to: { users: [says('left')] },
      kind: 'interviews.handedOver',
      values,
      link: '/company/get-started',
      isEmailOnly: true,
      ...calendar(true),
    })
  await tx.notify({
    to: { users: [row.intern_user_id] },
    kind: 'interviews.interviewer',
    values,
    link: buildPath(paths.intern.candidature, { candidatureId: row.candidature_id }),
    ...calendar(false),
  })
}
