import { buildPath, paths } from '@fledge/contract/paths.ts'
import { formatDate } from '@fledge/kernel/dates.ts'
import {
  getTransitionActor,
  type LooseDomainEvent,
  type LooseEventHandler,
  type Tx,
} from '../../platform/db/database.ts'
import type { TextValue } from '../../platform/mail/compose-mail.ts'
import { createLinkToken } from '../sessions/public.ts'
import { indexIntern } from '../profiles/public.ts'
import { formatEndReason } from './company-view.ts'
import { hireConfirmedIntern } from './process-confirmations.ts'
import { endOffer } from './transition-offer.ts'
import { selectOfferRecipients, selectOfferReviewers } from './company-store.ts'
import {
  draftsOfCompany,
  offerById,
  offerForUpdate,
  selectOpenOffers,
  type OfferRow,
} from './store.ts'
import { releaseOpening, markOver } from './write-store.ts'

const nameOf = (row: OfferRow) => `${row.first_name} ${row.last_name}`.trim()
const getTextValues = (row: OfferRow): Record<string, TextValue> => ({
  role: row.role,
  company: row.company_name,
  intern: nameOf(row),
  name: row.first_name,
})

async function notifyCompany(
  tx: Tx,
  row: OfferRow,
  kind: string,
  more: Record<string, TextValue> = {},
): Promise<void> {
  const users = (await tx.many(selectOfferRecipients, row.offer_id)).map((one) => one.user_id)
  await tx.notify({
    to: { users },
    kind: `offers.${kind}`,
    values: { ...getTextValues(row), ...more },
    link: buildPath(paths.company.candidate, { candidate: row.candidature_id }, { tab: 'offers' }),
  })
}

async function notifyIntern(
  tx: Tx,
  row: OfferRow,
  kind: string,
  link: string,
  more: Record<string, TextValue> = {},
): Promise<void> {
  await tx.notify({
    to: { users: [row.intern_user_id] },
    kind: `offers.${kind}`,
    values: { ...getTextValues(row), ...more },
    link,
  })
}

/** Creates an event handler that loads the offer first. */
const withOffer =
  (act: (row: OfferRow, tx: Tx, event: LooseDomainEvent) => Promise<void>): LooseEventHandler =>
  async (event, tx) => {
    const row = await tx.one(offerById, event.subject, null, null)
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

/** Ends the open offers of an ended candidature. */
const endWithCandidature: LooseEventHandler = async (event, tx) => {
  for (const { offer_id } of event.candidature
    ? await tx.many(selectOpenOffers, event.candidature)
    : []) {
    const row = await tx.one(offerForUpdate, offer_id, null, null)
    if (row) await endOffer(tx, row, { by: 'system', reason: event.reason ?? undefined })
  }
}

/** Withdraws a closed company's unsent offers, even if the candidature continues. */
const discardUnsentOffers: LooseEventHandler = async (event, tx) => {
  for (const { offer_id } of await tx.many(draftsOfCompany, event.subject)) {
    const row = await tx.one(offerForUpdate, offer_id, null, null)
    if (row) await endOffer(tx, row, { by: 'system' })
  }
}

/** Frees the opening and the dates of an internship that ends early. */
const releaseWithInternship: LooseEventHandler = async (event, tx) => {
  const offer = event.data?.['offer_id']
  if (typeof offer !== 'string') return
  await tx.run(releaseOpening, offer)
  await tx.run(markOver, offer)
  if (event.intern) await indexIntern(tx, event.intern)
}

export const offerEventHandlers: Readonly<Record<string, LooseEventHandler>> = {
  'offer.send': withOffer(async (row, tx, event) => {
    if (event.data?.['trusted'] === true) return
    await notifyCompany(tx, row, 'sentForReview')
    const users = (await tx.many(selectOfferReviewers)).map((one) => one.user_id)
    await tx.notify({
      to: { users },
      kind: 'offers.waitsForReview',
      values: getTextValues(row),
      link: buildPath(paths.operator.offer, { id: row.offer_id }),
    })
  }),
  'offer.approve': withOffer(async (row, tx) => {
    const due = { due: { time: row.answer_by ?? tx.now.toISOString(), as: 'full' } } as const
    await notifyIntern(tx, row, 'received', await createEmailLink(tx, row), due)
    await notifyCompany(tx, row, 'approved', due)
  }),
  'offer.requestRevision': withOffer((row, tx, event) =>
    notifyCompany(tx, row, 'needsRevision', { comments: event.note ?? '' }),
  ),
  'offer.reject': withOffer((row, tx) =>
    notifyCompany(tx, row, 'rejectedByReview', { reason: formatEndReason(row) ?? '' }),
  ),
  'offer.accept': withOffer(async (row, tx) => {
    const start = formatDate(row.starts_on)
    await indexIntern(tx, row.intern_id)
    if (row.confirm_by === null) {
      await notifyIntern(tx, row, 'youAccepted', paths.intern.internships, { start })
      return notifyCompany(tx, row, 'accepted', { start, email: row.intern_email })
    }
    const by = { time: row.confirm_by, as: 'full' } as const
    await notifyIntern(tx, row, 'toConfirm', paths.intern.application, { start, by })
    await notifyCompany(tx, row, 'acceptedToConfirm', { start, by, email: row.intern_email })
  }),
  'offer.decline': withOffer(async (row, tx, event) => {
    await notifyCompany(tx, row, 'declined', {
      reason: formatEndReason(row) ?? '',
      note: event.note ?? '',
    })
    await notifyIntern(
      tx,
      row,
      'youDeclined',
      buildPath(paths.intern.requestReceived, { offer_id: row.offer_id }),
    )
  }),
  'offer.expire': withOffer(async (row, tx) => {
    await notifyIntern(
      tx,
      row,
      'expired',
      buildPath(paths.intern.reviewOffer, { offer_id: row.offer_id }),
    )
    await notifyCompany(tx, row, 'expiredForCompany')
  }),
  'offer.takeBack': withOffer(async (row, tx, event) => {
    // If the candidature ended, its own notification covers this.
    if ([null, 'system'].includes(getTransitionActor(event))) return
    if (event.data?.['was_offered'] === true)
      await notifyIntern(
        tx,
        row,
        'takenBack',
        buildPath(paths.intern.candidature, { candidatureId: row.candidature_id }),
      )
  }),
  'offer.withdraw': withOffer(async (row, tx, event) => {
    if (event.data?.['was_offered'] === true)
      await notifyIntern(
        tx,
        row,
        'withdrawn',
        buildPath(paths.intern.candidature, { candidatureId: row.candidature_id }),
        { reason: formatEndReason(row) ?? '' },
      )
    if (getTransitionActor(event) === 'company')
      await notifyCompany(tx, row, 'withdrawnForCompany', { reason: formatEndReason(row) ?? '' })
  }),
  'application.enrol': hireConfirmedIntern,
  'company.expel': discardUnsentOffers,
  'candidature.disqualify': endWithCandidature,
  'candidature.withdraw': endWithCandidature,
  'candidature.close': endWithCandidature,
  'candidature.lapse': endWithCandidature,
  'internship.cancel': releaseWithInternship,
  'internship.endEarly': releaseWithInternship,
}
