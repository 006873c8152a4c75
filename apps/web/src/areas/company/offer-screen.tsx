import { CompanyDetails } from '../../features/candidatures/company-details-form.tsx'
import { CompanyOffer } from '../../features/offers/company-offer.tsx'

/** An offer in its steps; what the company fills in for the candidature first is the candidature's own form. */
export default function CompanyOfferScreen() {
  return <CompanyOffer details={(candidature) => <CompanyDetails candidature={candidature} />} />
}
