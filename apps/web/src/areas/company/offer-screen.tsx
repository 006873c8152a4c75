import { CompanyOffer } from '../../features/offers/company-offer.tsx'
import { late } from '../../platform/late.tsx'

const CompanyDetails = late(
  () =>
    import('../../features/candidatures/company-details-form.tsx').then(
      (parts) => parts.CompanyDetails,
    ),
  [1, 1, 1, 1],
)

/** An offer in its steps; what the company fills in for the candidature first is the candidature's own form. */
export default function CompanyOfferScreen() {
  return <CompanyOffer details={(candidature) => <CompanyDetails candidature={candidature} />} />
}
