import { buildPath, paths } from '@fledge/contract/paths.ts'
import { displayName } from '@fledge/domain/candidatures/rules.ts'
import { isRejected } from '@fledge/domain/sessions/types.ts'
import type { EventType } from '@fledge/kernel/events.ts'
import type {
  DomainEvent,
  EventSubscription,
  Notification,
  Tx,
} from '../../platform/db/database.ts'
import { on } from '../../platform/db/events.ts'
import type { MailContent } from '../../platform/mail/compose-mail.ts'
import { listAffectedUsers } from '../no-shows/public.ts'
import { listInterviewMailFacts } from './interview-mail-facts.ts'
import { interviewById, type InterviewRow } from './queries/interviews.queries.ts'

/** Subscribes a handler that needs the interview, which is the event's subject. */
export function onInterview<Data>(
  type: EventType<Data>,
  handle: (row: InterviewRow, event: DomainEvent<Data>, tx: Tx) => Promise<void>,
): EventSubscription {
  return on(type, async (event, tx) => {
    const row = await tx.one(interviewById, {
      interview_ids: [event.subject],
      company_id: null,
      intern_id: null,
    })
    if (row) await handle(row, event, tx)
  })
}

/** Returns the values that most emails about an interview contain. */
export const toInterviewMailValues = (row: InterviewRow) => ({
  company: row.company_name,
  plan: row.plan_name,
  intern: displayName(row.intern_first_name, row.intern_last_name, row.is_name_visible),
  minutes: row.duration_minutes,
})

/** How an email about an interview is sent. */
export interface InterviewMailOptions {
  /** Calendar entry to attach, if a time was ever agreed. */
  readonly calendar?: 'update' | 'cancel' | undefined
  /** Lists the proposed times in the other side's time zone too. */
  readonly withSlots?: true
  /** Lists when, with whom and where the agreed interview is. */
  readonly withFacts?: true
  /** Sends only an email, because another notification covers the same action. */
  readonly isEmailOnly?: boolean
}

export interface CompanyInterviewMailOptions extends InterviewMailOptions {
  /** Also notifies the company's administrators. */
  readonly withAdmins?: true
  /** Asks for a reply, so it is not sent to a rejected company, which cannot reply. */
  readonly needsReply?: true
}

export async function notifyInternOfInterview(
  tx: Tx,
  row: InterviewRow,
  content: MailContent,
  options: InterviewMailOptions = {},
): Promise<void> {
  await tx.notify({
    to: { users: [row.intern_user_id] },
    content,
    link: options.withSlots
      ? buildPath(paths.intern.chooseTime, { id: row.interview_id })
      : buildPath(paths.intern.candidature, { candidatureId: row.candidature_id }),
    ...toAttachments(row, 'intern', options),
  })
}

/** Notifies the interviewers. */
export async function notifyCompanyOfInterview(
  tx: Tx,
  row: InterviewRow,
  content: MailContent,
  options: CompanyInterviewMailOptions = {},
): Promise<void> {
  if (options.needsReply && isRejected(row.company_status)) return
  await tx.notify({
    to: {
      users: options.withAdmins
        ? await listAffectedUsers(tx, row.interview_id)
        : row.interviewers.flatMap(({ user_id }) => user_id ?? []),
    },
    content,
    link: getCompanyInterviewsLink(row),
    ...toAttachments(row, 'company', options),
  })
}

export const getCompanyInterviewsLink = (row: InterviewRow): string =>
  buildPath(paths.company.candidate, { candidate: row.candidature_id }, { tab: 'interviews' })

function toAttachments(
  row: InterviewRow,
  reader: 'intern' | 'company',
  { calendar, withSlots, withFacts, isEmailOnly }: InterviewMailOptions,
): Pick<Notification, 'rows' | 'calendar' | 'isEmailOnly'> {
  const zone = reader === 'intern' ? row.company_time_zone : row.intern_time_zone
  return {
    ...(withSlots ? { rows: row.slot_starts.map((time) => [{ time, zone }]) } : {}),
    ...(withFacts ? { rows: listInterviewMailFacts(row, reader) } : {}),
    ...(calendar && row.starts_at
      ? {
          calendar: {
            interview: row.interview_id,
            sequence: row.sequence,
            cancel: calendar === 'cancel',
          },
        }
      : {}),
    ...(isEmailOnly ? { isEmailOnly } : {}),
  }
}
