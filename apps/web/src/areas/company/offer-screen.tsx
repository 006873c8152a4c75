export { CompanyOffer as default } from '../../features/offers/company-offer.tsx'
