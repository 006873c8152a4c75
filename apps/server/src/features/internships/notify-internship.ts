import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { EventType } from '@fledge/kernel/events.ts'
import type { DomainEvent, EventSubscription, Tx } from '../../platform/db/database.ts'
import { on } from '../../platform/db/events.ts'
import { composeMail, type MailContent } from '../../platform/mail/compose-mail.ts'
import {
  internshipById,
  internshipCompanyUsers,
  type InternshipRow,
  supervisorsOf,
} from './queries/internships.queries.ts'

type InternshipEventHandler<Data> = (
  row: InternshipRow,
  event: DomainEvent<Data>,
  tx: Tx,
) => Promise<void>

/** Subscribes a handler that needs the internship, which is the event's subject. */
export function onInternship<Data>(
  type: EventType<Data>,
  handle: InternshipEventHandler<Data>,
): EventSubscription {
  return on(type, async (event, tx) => {
    const row = await tx.one(internshipById, {
      internship_ids: [event.subject],
      company_id: null,
      intern_id: null,
      now: tx.now.toISOString(),
    })
    if (row) await handle(row, event, tx)
  })
}

/** Subscribes a handler that needs the internship which a request is about. */
export function onInternshipAction<Data extends { readonly internship_id: string }>(
  type: EventType<Data>,
  handle: InternshipEventHandler<Data>,
): EventSubscription {
  return on(type, async (event, tx) => {
    const id = event.data.internship_id
    const row = await tx.one(internshipById, {
      internship_ids: [id],
      company_id: null,
      intern_id: null,
      now: tx.now.toISOString(),
    })
    if (row) await handle(row, event, tx)
  })
}

/** Returns the values that most emails about an internship contain. */
export const toInternshipMailValues = (row: InternshipRow) => ({
  role: row.role,
  company: row.company_name,
  intern: `${row.first_name} ${row.last_name}`.trim(),
})

export async function notifyInternOfInternship(
  tx: Tx,
  row: InternshipRow,
  content: MailContent,
): Promise<void> {
  await tx.notify({
    to: { users: [row.intern_user_id] },
    content,
    link: paths.intern.internships,
  })
}

/** Notifies the supervisors and the company's administrators. */
export async function notifyCompanyOfInternship(
  tx: Tx,
  row: InternshipRow,
  content: MailContent,
): Promise<void> {
  await tx.notify({
    to: { users: await listInternshipCompanyUsers(tx, row) },
    content,
    link: buildPath(paths.company.internship, { internshipId: row.internship_id }),
  })
}

/** Returns the supervisors and the company's administrators. */
export async function listInternshipCompanyUsers(tx: Tx, row: InternshipRow): Promise<string[]> {
  const users = await tx.many(internshipCompanyUsers, {
    internship_id: row.internship_id,
    admins: true,
  })
  return users.map(({ user_id }) => user_id)
}

interface Replacement {
  readonly supervisor: string
  readonly replaced: string
  readonly reason: string
}

/** Tells a supervisor who takes their place, unless they get the email of the company, too. */
export async function notifyReplaced(
  tx: Tx,
  row: InternshipRow,
  change: Replacement,
): Promise<void> {
  const { supervisor, replaced, reason } = change
  const people = await tx.many(supervisorsOf, { member_ids: [supervisor, replaced] })
  const former = people.find(({ member_id: id }) => id === replaced)
  const users = await listInternshipCompanyUsers(tx, row)
  if (!former?.is_active || users.includes(former.user_id)) return
  const name = people.find(({ member_id: id }) => id === supervisor)?.name ?? ''
  await tx.notify({
    to: { users: [former.user_id] },
    content: composeMail('internships.supervisorReplaced', {
      ...toInternshipMailValues(row),
      supervisor: name,
      reason,
    }),
    link: paths.company.dashboard,
  })
}
