export { CompanyOfferSteps as default } from '../../features/offers/company-offer-steps.tsx'
