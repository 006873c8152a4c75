import { companyRegistrationEndpoints } from './company-endpoints.ts'

export const registrationEndpoints = { ...companyRegistrationEndpoints }
