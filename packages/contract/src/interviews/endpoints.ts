import { companyInterviewEndpoints } from './company-endpoints.ts'
import { internInterviewEndpoints } from './intern-endpoints.ts'
import { operatorInterviewEndpoints } from './operator-endpoints.ts'

export const interviewEndpoints = {
  ...companyInterviewEndpoints,
  ...internInterviewEndpoints,
  ...operatorInterviewEndpoints,
} as const
