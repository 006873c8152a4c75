import {
  aCandidature,
  aCompany,
  anIntern,
  anInterview,
  aPlan,
  type TestCompany,
  type TestIntern,
} from './factories.ts'
import type { Browser, TestResponse, TestServer } from './harness.ts'
import { getQuarterHour } from './interviews.ts'

export interface ClaimScene extends TestCompany {
  readonly intern: TestIntern
  readonly host: Browser
  readonly internBrowser: Browser
  readonly candidature: string
  readonly interview_id: string
}

/** Creates an interview in the past, led by the administrator or another member. */
export async function aPastInterview(
  server: TestServer,
  interviewer?: (companyId: string) => Promise<string>,
): Promise<ClaimScene> {
  const company = await aCompany(server, { credits: 10 })
  const intern = await anIntern(server)
  const candidature = await aCandidature(
    server,
    company.companyId,
    await aPlan(server, company.companyId),
    intern,
    { stage: 'INTERVIEW_SCHEDULED' },
  )
  const interviewerId = interviewer ? await interviewer(company.companyId) : company.admin.memberId
  const interview_id = await anInterview(
    server,
    company.companyId,
    candidature,
    intern,
    [interviewerId],
    {
      status: 'IN_PAST',
      starts_at: getQuarterHour(server, -0.1),
      ends_at: getQuarterHour(server, -0.05),
      answer_by: null,
    },
  )
  return {
    ...company,
    intern,
    candidature,
    interview_id,
    host: await server.as(company.admin.userId),
    internBrowser: await server.as(intern.userId),
  }
}

export const submitCompanyClaim = ({ host, interview_id }: ClaimScene): Promise<TestResponse> =>
  host.request('POST interview-feedback/create', {
    body: { interview_id, attended: false, note: 'We waited a quarter of an hour.' },
  })

export const giveInterviewFeedback = ({ host, interview_id }: ClaimScene): Promise<TestResponse> =>
  host.request('POST interview-feedback/create', {
    body: { interview_id, attended: true, decision: 'OFFER' },
  })

export const submitInternClaim = ({
  internBrowser,
  interview_id,
}: ClaimScene): Promise<TestResponse> =>
  internBrowser.request('POST intern-service/interview-feedback/is-attend', {
    body: { interview_id, attended: false, note: 'I was alone in the call.' },
  })

export const contestCompanyClaim = ({
  internBrowser,
  interview_id,
}: ClaimScene): Promise<TestResponse> =>
  internBrowser.request('POST intern-service/interview-feedback/contest', {
    body: { interview_id, note: 'I was there all the time.' },
  })

export const withdrawCompanyClaim = ({ host, interview_id }: ClaimScene): Promise<TestResponse> =>
  host.request('POST interview-feedback/take-back', { body: { interview_id } })

export const readClaimStage = async ({
  host,
  candidature,
}: ClaimScene): Promise<TestResponse['payload']> =>
  (await host.request(`GET candidature/${candidature}/v1/stage`)).payload

export const readClaimInterview = async ({
  host,
  interview_id,
}: ClaimScene): Promise<TestResponse['payload']> =>
  (await host.request(`GET dashboard/interview-details/${interview_id}`)).payload

export const readHiringUpdates = async ({ host }: ClaimScene): Promise<TestResponse['payload']> =>
  (await host.request('GET dashboard/v1/hiring-updates')).payload
