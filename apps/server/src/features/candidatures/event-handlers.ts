import { buildPath, paths } from '@fledge/contract/paths.ts'
import { candidatureMachine } from '@fledge/domain/candidatures/machine.ts'
import {
  disqualifyReasons,
  endCandidatureReasons,
  withdrawCandidatureReasons,
} from '@fledge/domain/candidatures/reasons.ts'
import { isOpenStage, displayName } from '@fledge/domain/candidatures/rules.ts'
import { getInternshipReasonTextKey } from '@fledge/domain/internships/reasons.ts'
import { type Reason, type ReasonReader, getReasonTextKey } from '@fledge/domain/reasons.ts'
import {
  getTransitionActor,
  type LooseDomainEvent,
  type LooseEventHandler,
  type Tx,
} from '../../platform/db/database.ts'
import { translate } from '../../platform/texts.ts'
import { closeCandidatures, transitionCandidature } from './transition-candidature.ts'
import { getCandidatureStage } from './public.ts'
import { selectCandidatureRecipients } from './clock-store.ts'

const cancelled = 'INTERNSHIP_CANCELLED'
type ReasonListName = 'disqualify' | 'withdraw' | 'end'
const reasonLists: Readonly<Record<ReasonListName, readonly Reason[]>> = {
  disqualify: disqualifyReasons,
  withdraw: withdrawCandidatureReasons,
  end: endCandidatureReasons,
}
const formatReasons = (
  list: ReasonListName,
  ids: string | null | undefined,
  reader: ReasonReader,
) =>
  (ids ?? '')
    .split(',')
    .flatMap((id) => reasonLists[list].find((one) => one.id === id) ?? [])
    .map((one) => translate(getReasonTextKey(one, reader)))
    .join('; ')

/** Notifies the other side of every ending, with the reason. */
const notifyOtherSide =
  (to: 'company' | 'intern', kind: string, reasons?: ReasonListName): LooseEventHandler =>
  async (event, tx) => {
    const row = await tx.one(selectCandidatureRecipients, event.subject)
    // The intern is not told when a private shortlist begins or ends.
    if (!row || (to === 'intern' && !row.is_known)) return
    const values = {
      company: row.company,
      plan: row.plan,
      intern: displayName(row.intern_first_name, row.intern_last_name, row.is_name_visible),
      reason: reasons ? formatReasons(reasons, event.reason, to) : '',
      note: event.note ?? '',
      ...(row.closes_at ? { by: { time: row.closes_at, as: 'day' } as const } : {}),
    }
    const link =
      to === 'company'
        ? buildPath(paths.company.candidate, { candidate: event.subject })
        : buildPath(paths.intern.candidature, { candidatureId: event.subject })
    await tx.notify({
      to: { users: to === 'company' ? row.admins : [row.intern_user_id] },
      kind,
      values,
      link,
    })
  }

const runInSequence =
  (...reactions: readonly LooseEventHandler[]): LooseEventHandler =>
  async (event, tx) => {
    for (const react of reactions) await react(event, tx)
  }

/**
 * Ends a candidature together with its internship and for the same reason, from an accepted offer
 * on.
 */
async function endWithInternship(event: LooseDomainEvent, tx: Tx, reason: string): Promise<void> {
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

export const candidatureEventHandlers: Readonly<Record<string, LooseEventHandler>> = {
  'candidature.express': notifyOtherSide('company', 'candidatures.express'),
  'candidature.recordInterest': notifyOtherSide('company', 'candidatures.express'),
  /** Only for a shortlist that the intern knew of, after an interview that did not take place. */
  'candidature.unshortlist': notifyOtherSide('intern', 'candidatures.close', 'end'),
  'candidature.disqualify': notifyOtherSide('intern', 'candidatures.disqualify', 'disqualify'),
  /** When the system hires, it follows an accepted offer, about which both sides are notified. */
  'candidature.hire': async (event, tx) => {
    if (getTransitionActor(event) === 'company')
      await notifyOtherSide('intern', 'candidatures.hire')(event, tx)
  },
  'candidature.withdraw': notifyOtherSide('company', 'candidatures.withdraw', 'withdraw'),
  'candidature.lapse': async (event, tx) => {
    const unanswered = event.reason === 'NOT_ANSWERED'
    await runInSequence(
      notifyOtherSide('intern', 'candidatures.lapse', 'end'),
      notifyOtherSide('company', unanswered ? 'candidatures.lapsed' : 'candidatures.closed', 'end'),
    )(event, tx)
  },
  'candidature.close': async (event, tx) => {
    if (event.reason !== cancelled)
      await runInSequence(
        notifyOtherSide('intern', 'candidatures.close', 'end'),
        notifyOtherSide('company', 'candidatures.closed', 'end'),
      )(event, tx)
  },
  /** The internship was cancelled or ended early; its own notifications inform both sides. */
  'internship.cancel': async (event, tx) => endWithInternship(event, tx, cancelled),
  'internship.endEarly': async (event, tx) =>
    endWithInternship(event, tx, 'INTERNSHIP_ENDED_EARLY'),
  /** The company left: candidatures without an offer end. */
  'company.expel': async (event, tx) =>
    void (await closeCandidatures(tx, { company: event.subject, reason: 'COMPANY_NOT_APPROVED' })),
  /** The intern left the batch. */
  'application.withdraw': async (event, tx) => {
    if (event.intern) await closeCandidatures(tx, { intern: event.intern, reason: 'INTERN_LEFT' })
  },
  /** The intern deactivated the account: agreed internships continue, the rest closes. */
  'account.deactivate': async (event, tx) => {
    if (event.intern)
      await closeCandidatures(tx, {
        intern: event.intern,
        reason: 'INTERN_AWAY',
        shouldKeepAccepted: true,
      })
  },
  /** The intern left the programme after enrolling; candidatures in another batch continue. */
  'application.leave': async (event, tx) =>
    void (await closeCandidatures(tx, { application: event.subject, reason: 'INTERN_LEFT' })),
}
