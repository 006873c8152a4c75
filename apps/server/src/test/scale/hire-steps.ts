import { getConfirmation } from '@fledge/domain/enrolment/confirmation-deadlines.ts'
import { dayMs, hourMs } from '@fledge/kernel/dates.ts'
import {
  type CandidatureState,
  internActor,
  moveStage,
  type OfferState,
} from './candidature-state.ts'
import { toDay, toTimestamp } from './copy-format.ts'
import { addInternship } from './internship-history.ts'
import { moveOffer, notifyOfAcceptance } from './offer-steps.ts'
import { addPayment } from './scale-payments.ts'

/** Share of the interns who paid and have not confirmed their enrolment within a week. */
const unconfirmedShare = 0.2

/**
 * The intern accepts, pays where interns pay, gets the internship, and is hired. Those who pay
 * confirm their enrolment first.
 */
export function acceptOffer(state: CandidatureState, at: number): void {
  const { world, intern, offer } = state
  if (!offer) throw new Error('The candidature has no offer')
  const isPaid = intern.batch.payer === 'INTERN'
  const actor = internActor(state)
  moveStage(state, 'acceptOffer', 'intern', at, { actor })
  moveOffer(state, 'accept', 'intern', at, { actor })
  Object.assign(offer.row, {
    terms_version: world.lookups.agreements.get('TERMS') ?? 1,
    terms_accepted_at: toTimestamp(at),
  })
  notifyOfAcceptance(state, at)
  addConduct(state, at)
  const confirmedAt = isPaid ? awaitConfirmation(state, offer, at) : at
  if (isPaid) addPayment(state, offer.id, at)
  if (confirmedAt !== null) {
    moveStage(state, 'hire', 'system', confirmedAt, { actor })
    state.onHired(confirmedAt, { by: isPaid ? 'intern' : 'system' })
  }
  addInternship(state, offer, at)
}

/** Stores the deadline of the confirmation. @returns when it is given; null if it is awaited */
function awaitConfirmation(state: CandidatureState, offer: OfferState, at: number): number | null {
  const { world, plan } = state
  const { by, endsAt, remindAt } = getConfirmation(
    toTimestamp(at),
    toDay(offer.startsAt),
    plan.company.zone,
  )
  const confirmedAt = at + world.random.between(0.1, 5) * dayMs
  const isAwaited =
    confirmedAt > world.now || (at > world.now - 6 * dayMs && world.random.chance(unconfirmedShare))
  const next = remindAt.getTime() > world.now ? remindAt : by
  Object.assign(offer.row, {
    confirm_by: toTimestamp(by.getTime()),
    confirm_ends_at: toTimestamp(endsAt.getTime()),
    confirm_next_at: isAwaited ? toTimestamp(next.getTime()) : null,
  })
  return isAwaited ? null : confirmedAt
}

/** Records the conduct policy, which is accepted with the offer. */
function addConduct({ world, intern }: CandidatureState, at: number): void {
  world.rows.add('agreements_accepted', {
    user_id: intern.userId,
    kind: 'INTERN_CONDUCT',
    version: world.lookups.agreements.get('INTERN_CONDUCT') ?? 1,
    at: toTimestamp(at),
  })
  addIdentityDocument(world, intern, at - hourMs)
}

/** Enrolment needs an identity document; its file is not in the store. */
function addIdentityDocument(
  { rows, newId }: CandidatureState['world'],
  intern: CandidatureState['intern'],
  at: number,
): void {
  const file_id = newId(at)
  rows.add('files', {
    file_id,
    owner_user_id: intern.userId,
    company_id: null,
    key: `identity/${file_id}.pdf`,
    kind: 'identity',
    purpose: 'identity',
    content_type: 'application/pdf',
    name: 'passport.pdf',
    size: 180_000,
    is_public: false,
    created_at: toTimestamp(at),
  })
  rows.add('identity_documents', {
    document_id: newId(at),
    intern_id: intern.id,
    file_id,
    kind: 'PASSPORT',
    created_at: toTimestamp(at),
  })
}
