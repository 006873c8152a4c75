export const offersTexts = {
  // The seeds' wording, seed 000 §4.
  'offers.badge.DRAFT': 'Offer Pending',
  'offers.badge.NEEDS_REVISION': 'Offer Pending',
  'offers.badge.IN_REVIEW': 'Offer In Review',
  'offers.badge.OFFERED': 'Offer Sent',
  'offers.badge.ACCEPTED_BY_CANDIDATE': 'Offer Accepted',
  'offers.badge.REJECTED_BY_CANDIDATE': 'Offer Rejected',
  'offers.badge.REJECTED_BY_VI': 'Offer Rejected',
  'offers.badge.EXPIRED': 'Offer Expired',
  'offers.badge.NOT_OFFERED': 'Not Offered',
} as const
