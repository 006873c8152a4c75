import { companyRegistrationCalls } from './company-calls.ts'

export const registrationCalls = { ...companyRegistrationCalls }
