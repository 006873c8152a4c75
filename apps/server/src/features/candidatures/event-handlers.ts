import { buildPath, paths } from '@fledge/contract/paths.ts'
import { accountEvents } from '@fledge/domain/accounts/events.ts'
import { applicationEvents } from '@fledge/domain/applications/events.ts'
import { candidatureEvents } from '@fledge/domain/candidatures/events.ts'
import { candidatureMachine } from '@fledge/domain/candidatures/machine.ts'
import {
  disqualifyReasons,
  endCandidatureReasons,
  withdrawCandidatureReasons,
} from '@fledge/domain/candidatures/reasons.ts'
import { isOpenStage, displayName } from '@fledge/domain/candidatures/rules.ts'
import { companyEvents } from '@fledge/domain/companies/events.ts'
import { internshipEvents } from '@fledge/domain/internships/events.ts'
import { getInternshipReasonTextKey } from '@fledge/domain/internships/reasons.ts'
import type {
  DomainEvent,
  EventHandler,
  EventSubscription,
  Tx,
} from '../../platform/db/database.ts'
import { on, onEach } from '../../platform/db/events.ts'
import { composeMail, type MailContent } from '../../platform/mail/compose-mail.ts'
import { formatReasons, formatReasonSentence } from '../../platform/mail/reason-sentence.ts'
import { translate } from '../../platform/texts.ts'
import { tellOfBatchChange } from './tell-of-batch-change.ts'
import { closeCandidatures, transitionCandidature } from './transition-candidature.ts'
import { getCandidatureStage } from './public.ts'
import {
  type CandidatureRecipientsRow,
  selectCandidatureRecipients,
} from './queries/clock.queries.ts'

const cancelled = 'INTERNSHIP_CANCELLED'

/** The ids of the reasons that an event holds. */
const listReasonIds = ({ reason }: DomainEvent): readonly string[] => (reason ?? '').split(',')

const getTextValues = (row: CandidatureRecipientsRow) => ({
  company: row.company_name,
  plan: row.plan_name,
  intern: displayName(row.intern_first_name, row.intern_last_name, row.is_name_visible),
})

/** Composes an email from the recipients' row and the event. */
type ComposeEventMail = (row: CandidatureRecipientsRow, event: DomainEvent) => MailContent

/** The row of an event that both sides are notified of is read once. */
const recipientsByEvent = new WeakMap<DomainEvent, Promise<CandidatureRecipientsRow | undefined>>()

function readRecipients(event: DomainEvent, tx: Tx): Promise<CandidatureRecipientsRow | undefined> {
  const known = recipientsByEvent.get(event)
  if (known) return known
  const row = tx.one(selectCandidatureRecipients, { candidature_ids: [event.subject] })
  recipientsByEvent.set(event, row)
  return row
}

/** Notifies the administrators and the plan's supervisors. */
const notifyCompany =
  (compose: ComposeEventMail): EventHandler =>
  async (event, tx) => {
    const row = await readRecipients(event, tx)
    if (row)
      await tx.notify({
        to: { users: row.admins },
        content: compose(row, event),
        link: buildPath(paths.company.candidate, { candidate: event.subject }),
      })
  }

/** Notifies the intern, who is not told when a private shortlist begins or ends. */
const notifyKnownIntern =
  (compose: ComposeEventMail): EventHandler =>
  async (event, tx) => {
    const row = await readRecipients(event, tx)
    if (row?.is_known)
      await tx.notify({
        to: { users: [row.intern_user_id] },
        content: compose(row, event),
        link: buildPath(paths.intern.candidature, { candidatureId: event.subject }),
      })
  }

const notifyOfInterest = notifyCompany((row) => {
  if (row.closes_at === null) throw new Error('an expressed interest has no deadline')
  return composeMail('candidatures.express', {
    ...getTextValues(row),
    by: { time: row.closes_at, as: 'day' },
  })
})

/** Tells the intern that the system or the company's shortlist ended the candidature. */
const notifyInternOfClosing = notifyKnownIntern((row, event) =>
  composeMail('candidatures.close', {
    ...getTextValues(row),
    reason: formatReasons(endCandidatureReasons, listReasonIds(event), 'intern'),
  }),
)

const notifyCompanyOfClosing = notifyCompany((row, event) =>
  composeMail('candidatures.closed', {
    ...getTextValues(row),
    reason: formatReasons(endCandidatureReasons, listReasonIds(event), 'company'),
  }),
)

const notifyOfDisqualification = notifyKnownIntern((row, event) =>
  composeMail('candidatures.disqualify', {
    ...getTextValues(row),
    reason: formatReasonSentence(disqualifyReasons, listReasonIds(event), 'intern'),
    note: event.note ?? '',
  }),
)

const notifyOfWithdrawal = notifyCompany((row, event) =>
  composeMail('candidatures.withdraw', {
    ...getTextValues(row),
    reason: formatReasonSentence(withdrawCandidatureReasons, listReasonIds(event), 'company'),
    note: event.note ?? '',
  }),
)

const notifyInternOfHiring = notifyKnownIntern((row) =>
  composeMail('candidatures.hire', getTextValues(row)),
)

const notifyInternOfLapse = notifyKnownIntern((row, event) =>
  composeMail('candidatures.lapse', {
    ...getTextValues(row),
    reason: formatReasons(endCandidatureReasons, listReasonIds(event), 'intern'),
  }),
)

const notifyCompanyOfUnansweredInterest = notifyCompany((row) =>
  composeMail('candidatures.lapsed', getTextValues(row)),
)

/**
 * Ends a candidature together with its internship and for the same reason, from an accepted offer
 * on. The internship's own notifications inform both sides.
 */
async function endWithInternship(event: DomainEvent, tx: Tx, reason: string): Promise<void> {
  const stage = event.candidature ? await getCandidatureStage(tx, event.candidature) : null
  if (!event.candidature || !stage) return
  const move = isOpenStage(stage) ? 'close' : 'endHire'
  if (!candidatureMachine.can(move, stage, 'system')) return
  await transitionCandidature(tx, {
    id: event.candidature,
    move,
    by: 'system',
    reason,
    note: translate(getInternshipReasonTextKey(event.reason)),
  })
}

export const candidatureEventHandlers: readonly EventSubscription[] = [
  ...onEach([candidatureEvents.express, candidatureEvents.recordInterest], notifyOfInterest),
  /** Only for a shortlist that the intern knew of, after an interview that did not take place. */
  on(candidatureEvents.unshortlist, notifyInternOfClosing),
  on(candidatureEvents.disqualify, notifyOfDisqualification),
  /** When the system hires, it follows an accepted offer, about which both sides are notified. */
  on(candidatureEvents.hire, async (event, tx) => {
    if (event.by === 'company') await notifyInternOfHiring(event, tx)
  }),
  on(candidatureEvents.withdraw, notifyOfWithdrawal),
  on(candidatureEvents.lapse, async (event, tx) => {
    await notifyInternOfLapse(event, tx)
    if (event.reason === 'NOT_ANSWERED') await notifyCompanyOfUnansweredInterest(event, tx)
    else await notifyCompanyOfClosing(event, tx)
  }),
  on(candidatureEvents.close, async (event, tx) => {
    if (event.reason === cancelled) return
    await notifyInternOfClosing(event, tx)
    await notifyCompanyOfClosing(event, tx)
  }),
  on(internshipEvents.cancel, (event, tx) => endWithInternship(event, tx, cancelled)),
  on(internshipEvents.endEarly, (event, tx) =>
    endWithInternship(event, tx, 'INTERNSHIP_ENDED_EARLY'),
  ),
  /** The company left: candidatures without an offer end. */
  on(companyEvents.expel, async (event, tx) => {
    await closeCandidatures(
      tx,
      { kind: 'company', id: event.subject },
      { reason: 'COMPANY_NOT_APPROVED' },
    )
  }),
  tellOfBatchChange,
  /** The intern left the batch. */
  on(applicationEvents.withdraw, async (event, tx) => {
    if (event.intern)
      await closeCandidatures(tx, { kind: 'intern', id: event.intern }, { reason: 'INTERN_LEFT' })
  }),
  /** The account was deactivated: agreed internships continue, the rest closes. */
  on(accountEvents.deactivate, async (event, tx) => {
    if (event.intern)
      await closeCandidatures(
        tx,
        { kind: 'intern', id: event.intern },
        {
          reason: event.data.by_team ? 'ACCOUNT_DEACTIVATED' : 'INTERN_AWAY',
          shouldKeepAccepted: true,
        },
      )
  }),
  /** The intern left the programme after enrolling; candidatures in another batch continue. */
  on(applicationEvents.leave, async (event, tx) => {
    await closeCandidatures(
      tx,
      { kind: 'application', id: event.subject },
      { reason: 'INTERN_LEFT' },
    )
  }),
]
