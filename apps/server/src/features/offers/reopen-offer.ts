import { offerCan } from '@fledge/domain/offers/can.ts'
import { offerEvents } from '@fledge/domain/offers/events.ts'
import { offerMachine } from '@fledge/domain/offers/machine.ts'
import {
  listOfferChanges,
  isNewVersionNeeded,
  type OfferTerms,
} from '@fledge/domain/offers/rules.ts'
import type { CompanyMember } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { AppError, authorize } from '../../platform/http/app-error.ts'
import { transitionOffer, recallLockedOffer } from './transition-offer.ts'
import { toOfferFacts, toOfferTerms } from './offer-terms.ts'
import { type OfferRow, offerForUpdate } from './queries/offers.queries.ts'
import { amendVersion } from './queries/version.queries.ts'

/**
 * Prepares an offer for a change. Recalls a sent one if a marked field changes or the intern can
 * already read it; other changes keep an offer in review.
 * @returns the row's status and version to write to, null if nothing changes
 * @throws the error of a denied policy
 */
export async function reopenForChange(
  tx: Tx,
  actor: CompanyMember,
  row: OfferRow,
  after: OfferTerms,
): Promise<{ status: OfferRow['status']; version: number } | null> {
  const before = toOfferTerms(row)
  const changes = listOfferChanges(before, after)
  if (changes.length === 0) return null
  const version = getVersionAfterChange(row, before, after)
  if (!offerMachine.can('recall', row.status, 'company')) {
    authorize(offerCan.edit(actor, toOfferFacts(row)))
    await transitionOffer(
      tx,
      row,
      offerMachine.can('revise', row.status, 'company') ? 'revise' : 'edit',
      { by: 'company', data: { fields: changes.map((change) => change.field) } },
    )
    return { status: row.status, version }
  }
  authorize(offerCan.recall(actor, toOfferFacts(row)))
  const isRead = offerMachine.can('decline', row.status, 'intern')
  if (!isRead && !isNewVersionNeeded(before, after)) {
    await amendInReview(tx, row, after, changes)
    return { status: row.status, version: row.version }
  }
  await recallLockedOffer(tx, row)
  const recalled = await tx.one(offerForUpdate, {
    offer_ids: [row.offer_id],
    company_id: actor.company,
    intern_id: null,
  })
  if (!recalled) throw new AppError('ILLEGAL_TRANSITION')
  return { status: recalled.status, version }
}

async function amendInReview(
  tx: Tx,
  row: OfferRow,
  after: OfferTerms,
  changes: ReturnType<typeof listOfferChanges>,
): Promise<void> {
  await tx.recordEvent(offerEvents.amend, {
    subject: row.offer_id,
    company: row.company_id,
    intern: row.intern_id,
    candidature: row.candidature_id,
    data: { fields: changes.map((change) => change.field) },
  })
  await tx.run(amendVersion, {
    offer_id: row.offer_id,
    version: row.version,
    facts: JSON.stringify(after),
  })
}

/** Returns the version after a change: a marked field changed after sending starts a new one. */
function getVersionAfterChange(row: OfferRow, before: OfferTerms, after: OfferTerms): number {
  return row.sent_version === row.version && isNewVersionNeeded(before, after)
    ? row.version + 1
    : row.version
}
