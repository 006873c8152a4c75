import { companyInterviewCalls } from './company-calls.ts'
import { internInterviewCalls } from './intern-calls.ts'
import { operatorInterviewCalls } from './operator-calls.ts'

export const interviewCalls = {
  ...companyInterviewCalls,
  ...internInterviewCalls,
  ...operatorInterviewCalls,
} as const
