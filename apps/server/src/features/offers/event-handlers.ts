import { buildPath, paths } from '@fledge/contract/paths.ts'
import { applicationEvents } from '@fledge/domain/applications/events.ts'
import { candidatureEvents } from '@fledge/domain/candidatures/events.ts'
import { companyEvents } from '@fledge/domain/companies/events.ts'
import {
  internshipActionEvents,
  internshipEvents,
  rescueEvents,
} from '@fledge/domain/internships/events.ts'
import { offerEvents } from '@fledge/domain/offers/events.ts'
import { declineOfferReasons } from '@fledge/domain/offers/reasons.ts'
import { formatDate } from '@fledge/kernel/dates.ts'
import type {
  DomainEvent,
  EventHandler,
  EventSubscription,
  Tx,
} from '../../platform/db/database.ts'
import { on, onEach } from '../../platform/db/events.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { formatReasonSentence } from '../../platform/mail/reason-sentence.ts'
import { createLinkToken } from '../sessions/public.ts'
import { indexIntern } from '../profiles/public.ts'
import { formatEndReason } from './company-view.ts'
import { getOfferTextValues, notifyOfferCompany, notifyOfferIntern } from './notify-offer.ts'
import { hireConfirmedIntern } from './process-confirmations.ts'
import { endOffer } from './transition-offer.ts'
import {
  draftsOfCompany,
  offerById,
  offerForUpdate,
  selectOpenOffers,
  type OfferRow,
} from './queries/offers.queries.ts'
import { releaseOfferOpening } from './release-offer-opening.ts'
import { markOver, updateEndWithInternship } from './queries/write.queries.ts'

/** Creates an event handler that loads the offer first. */
const withOffer =
  <Data>(
    act: (row: OfferRow, tx: Tx, event: DomainEvent<Data>) => Promise<void>,
  ): EventHandler<Data> =>
  async (event, tx) => {
    const row = await tx.one(offerById, {
      offer_ids: [event.subject],
      company_id: null,
      intern_id: null,
    })
    if (row) await act(row, tx, event)
  }

/**
 * Returns the link for emails: it opens the page, which requires a sign-in; only its button uses
 * the token.
 */
async function createEmailLink(tx: Tx, row: OfferRow): Promise<string> {
  const go = buildPath(paths.intern.reviewOffer, { offer_id: row.offer_id })
  return buildPath(
    paths.public.reviewOffer,
    {},
    { token: await createLinkToken(tx, 'offer', row.intern_email, { go }), offer_id: row.offer_id },
  )
}

const internOfferLink = (row: OfferRow) =>
  buildPath(paths.intern.reviewOffer, { offer_id: row.offer_id })
const internCandidatureLink = (row: OfferRow) =>
  buildPath(paths.intern.candidature, { candidatureId: row.candidature_id })

/**
 * A trusted company's offer is approved at once, without a review. The programme team finds the offer
 * among its tasks and in the daily digest (decision 0119).
 */
const notifyOfReview = withOffer<{ readonly trusted: boolean }>(async (row, tx, event) => {
  if (event.data.trusted) return
  await notifyOfferCompany(tx, row, composeMail('offers.sentForReview', getOfferTextValues(row)))
})

const notifyOfApproval = withOffer(async (row, tx) => {
  const due = { time: row.answer_by ?? tx.now.toISOString(), as: 'full' } as const
  const values = { ...getOfferTextValues(row), due }
  await notifyOfferIntern(
    tx,
    row,
    composeMail('offers.received', values),
    await createEmailLink(tx, row),
  )
  await notifyOfferCompany(tx, row, composeMail('offers.approved', values))
})

const notifyOfExtension = withOffer<{ readonly to: string }>(async (row, tx, event) => {
  const due = { time: event.data.to, as: 'full' } as const
  const values = { ...getOfferTextValues(row), due }
  await notifyOfferIntern(
    tx,
    row,
    composeMail('offers.extended', { ...values, reason: event.note ?? '' }),
    internOfferLink(row),
  )
  await notifyOfferCompany(tx, row, composeMail('offers.extendedForCompany', values))
})

/** An intern who pays for the place still has to confirm the enrolment. */
const notifyOfAcceptance = withOffer(async (row, tx) => {
  const start = formatDate(row.starts_on)
  const values = { ...getOfferTextValues(row), start, email: row.intern_email }
  await indexIntern(tx, row.intern_id)
  if (row.confirm_by === null) {
    await notifyOfferIntern(
      tx,
      row,
      composeMail('offers.youAccepted', values),
      paths.intern.internships,
    )
    return notifyOfferCompany(tx, row, composeMail('offers.accepted', values))
  }
  const toConfirm = { ...values, by: { time: row.confirm_by, as: 'full' } as const }
  await notifyOfferIntern(
    tx,
    row,
    composeMail('offers.toConfirm', toConfirm),
    paths.intern.application,
  )
  await notifyOfferCompany(tx, row, composeMail('offers.acceptedToConfirm', toConfirm))
})

const notifyOfDecline = withOffer<{
  readonly reasons: readonly string[]
}>(async (row, tx, event) => {
  const values = getOfferTextValues(row)
  await notifyOfferCompany(
    tx,
    row,
    composeMail('offers.declined', {
      ...values,
      reason: formatReasonSentence(declineOfferReasons, event.data.reasons, 'company'),
      note: event.note ?? '',
    }),
  )
  await notifyOfferIntern(
    tx,
    row,
    composeMail('offers.youDeclined', values),
    buildPath(paths.intern.requestReceived, { offer_id: row.offer_id }),
  )
})

const notifyOfExpiry = withOffer(async (row, tx) => {
  const values = getOfferTextValues(row)
  await notifyOfferIntern(tx, row, composeMail('offers.expired', values), internOfferLink(row))
  await notifyOfferCompany(tx, row, composeMail('offers.expiredForCompany', values))
})

const notifyOfWithdrawal = withOffer<{ readonly was_offered: boolean }>(async (row, tx, event) => {
  const values = { ...getOfferTextValues(row), reason: formatEndReason(row) ?? '' }
  if (event.data.was_offered)
    await notifyOfferIntern(
      tx,
      row,
      composeMail('offers.withdrawn', values),
      internCandidatureLink(row),
    )
  // If the candidature ended, its own notification informs the company.
  if (event.by === 'company')
    await notifyOfferCompany(tx, row, composeMail('offers.withdrawnForCompany', values))
})

/** Ends the open offers of an ended candidature. */
const endWithCandidature: EventHandler = async (event, tx) => {
  for (const { offer_id } of event.candidature
    ? await tx.many(selectOpenOffers, { candidature_ids: [event.candidature] })
    : []) {
    const row = await tx.one(offerForUpdate, {
      offer_ids: [offer_id],
      company_id: null,
      intern_id: null,
    })
    if (row) await endOffer(tx, row, { by: 'system', reason: event.reason ?? undefined })
  }
}

/** Withdraws a closed company's unsent offers, even if the candidature continues. */
const discardUnsentOffers: EventHandler = async (event, tx) => {
  for (const { offer_id } of await tx.many(draftsOfCompany, { company_id: event.subject })) {
    const row = await tx.one(offerForUpdate, {
      offer_ids: [offer_id],
      company_id: null,
      intern_id: null,
    })
    if (row) await endOffer(tx, row, { by: 'system' })
  }
}

/** Frees the opening and the dates of an internship that ends early. */
const releaseWithInternship: EventHandler<{ readonly offer_id: string }> = async (event, tx) => {
  await releaseOfferOpening(tx, event.data.offer_id)
  await tx.run(markOver, { offer_id: event.data.offer_id })
  if (event.intern) await indexIntern(tx, event.intern)
}

export const offerEventHandlers: readonly EventSubscription[] = [
  on(offerEvents.extend, notifyOfExtension),
  on(offerEvents.send, notifyOfReview),
  on(offerEvents.approve, notifyOfApproval),
  on(
    offerEvents.requestRevision,
    withOffer((row, tx, event) =>
      notifyOfferCompany(
        tx,
        row,
        composeMail('offers.needsRevision', {
          ...getOfferTextValues(row),
          comments: event.note ?? '',
        }),
      ),
    ),
  ),
  on(
    offerEvents.reject,
    withOffer((row, tx) =>
      notifyOfferCompany(
        tx,
        row,
        composeMail('offers.rejectedByReview', {
          ...getOfferTextValues(row),
          reason: formatEndReason(row) ?? '',
        }),
      ),
    ),
  ),
  on(offerEvents.accept, notifyOfAcceptance),
  on(offerEvents.decline, notifyOfDecline),
  on(offerEvents.expire, notifyOfExpiry),
  on(
    offerEvents.recall,
    withOffer(async (row, tx, event) => {
      // If the candidature ended, its own notification covers this.
      if (event.by !== 'system' && event.data.was_offered)
        await notifyOfferIntern(
          tx,
          row,
          composeMail('offers.takenBack', getOfferTextValues(row)),
          internCandidatureLink(row),
        )
    }),
  ),
  on(offerEvents.withdraw, notifyOfWithdrawal),
  on(applicationEvents.enrol, hireConfirmedIntern),
  on(companyEvents.expel, discardUnsentOffers),
  ...onEach(
    [
      candidatureEvents.disqualify,
      candidatureEvents.withdraw,
      candidatureEvents.close,
      candidatureEvents.lapse,
    ],
    endWithCandidature,
  ),
  ...onEach([internshipEvents.cancel, internshipEvents.endEarly], releaseWithInternship),
  /** An accepted request may have moved the last day. */
  on(internshipActionEvents.accept, async (event, tx) => {
    await tx.run(updateEndWithInternship, { internship_id: event.data.internship_id })
  }),
  on(rescueEvents.extend, async (event, tx) => {
    await tx.run(updateEndWithInternship, { internship_id: event.subject })
  }),
]
