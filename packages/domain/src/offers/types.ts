import type { BadgeContent } from '../tones.ts'

/** Statuses stored in a row. */
export const offerStatuses = [
  'DRAFT',
  'NEEDS_REVISION',
  'IN_REVIEW',
  'OFFERED',
  'ACCEPTED_BY_CANDIDATE',
  'REJECTED_BY_CANDIDATE',
  'REJECTED_BY_VI',
  'EXPIRED',
] as const
export type OfferStatus = (typeof offerStatuses)[number]

/** Includes NOT_OFFERED, which has no row: an interviewed candidature without an offer shows it. */
export const shownOfferStatuses = [...offerStatuses, 'NOT_OFFERED'] as const
export type ShownOfferStatus = (typeof shownOfferStatuses)[number]

/** Open statuses; a candidature has at most one such offer. */
export const openOfferStatuses = [
  'DRAFT',
  'NEEDS_REVISION',
  'IN_REVIEW',
  'OFFERED',
] as const satisfies readonly OfferStatus[]

/** Statuses before the company sends the offer. */
export const unsentOfferStatuses = [
  'DRAFT',
  'NEEDS_REVISION',
] as const satisfies readonly OfferStatus[]

/** Statuses in which the intern has not received the offer yet. */
export const unreceivedOfferStatuses = [
  ...unsentOfferStatuses,
  'IN_REVIEW',
] as const satisfies readonly OfferStatus[]

/** Statuses in which the offer reserves an opening. */
export const reservingOfferStatuses = [
  'IN_REVIEW',
  'OFFERED',
  'ACCEPTED_BY_CANDIDATE',
] as const satisfies readonly OfferStatus[]

/** Badges exactly as in the seeds (seed 000 §4). */
export const offerBadges = {
  DRAFT: { text: 'offers.badge.DRAFT', tone: 'amber' },
  NEEDS_REVISION: { text: 'offers.badge.NEEDS_REVISION', tone: 'amber' },
  IN_REVIEW: { text: 'offers.badge.IN_REVIEW', tone: 'violet' },
  OFFERED: { text: 'offers.badge.OFFERED', tone: 'blue' },
  ACCEPTED_BY_CANDIDATE: { text: 'offers.badge.ACCEPTED_BY_CANDIDATE', tone: 'teal' },
  REJECTED_BY_CANDIDATE: { text: 'offers.badge.REJECTED_BY_CANDIDATE', tone: 'red' },
  REJECTED_BY_VI: { text: 'offers.badge.REJECTED_BY_VI', tone: 'red' },
  EXPIRED: { text: 'offers.badge.EXPIRED', tone: 'slate' },
  NOT_OFFERED: { text: 'offers.badge.NOT_OFFERED', tone: 'slate' },
} as const satisfies Readonly<Record<ShownOfferStatus, BadgeContent>>

/** Where an intern works. */
export type WorkPlace = 'REMOTE' | 'ON_SITE' | 'HYBRID'
