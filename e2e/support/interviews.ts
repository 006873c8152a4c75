import { expect } from './expect.ts'
import { getProductTime, moveClockTo } from './clock.ts'
import { sendRequest, signInByApi } from './requests.ts'
import type { ApprovedIntern, HiringCompany } from './hiring-company.ts'
import type { TestUser } from './test-user.ts'

const day = 86_400_000

/**
 * Waits for a calendar attachment in a person's emails and returns its UID, SEQUENCE and METHOD.
 */
export async function getCalendarInvitation(
  person: TestUser,
): Promise<{ readonly uid: string; readonly sequence: number; readonly method: string }> {
  let found: string | undefined
  await expect
    .poll(
      async () => {
        const answer = await person.page.request.get('/backend/dev/mails', {
          params: { to: person.email },
        })
        const { data }: { data: { payload: readonly { ics?: string | null }[] } } =
          await answer.json()
        found = data.payload.find((mail) => mail.ics)?.ics ?? undefined
        return found
      },
      { message: `a calendar entry for ${person.email}` },
    )
    .toBeTruthy()
  const of = (name: string) =>
    new RegExp(`^${name}:(.*)$`, 'm').exec(found ?? '')?.[1]?.trim() ?? ''
  return { uid: of('UID'), sequence: Number(of('SEQUENCE')), method: of('METHOD') }
}

interface ProposedInterview {
  readonly interview_id: string
  readonly candidature_id: string
}

/**
 * Proposes times as the company's administrator.
 * @param slots start times in UTC
 */
export async function proposeInterviewTimes(
  hiring: HiringCompany,
  intern: ApprovedIntern,
  slots: readonly string[],
): Promise<ProposedInterview> {
  return sendRequest<ProposedInterview>(
    hiring.admin.page,
    'POST browse-intern/v2/schedule-interview',
    {
      intern_id: intern.internId,
      io_id: hiring.planId,
      slots,
      interviewer_ids: [hiring.memberIds.admin],
      duration: 30,
      meeting_link: 'https://meet.example/kiln',
    },
  )
}

export async function confirmInterviewTime(
  intern: ApprovedIntern,
  interview_id: string,
  slot_id: string,
): Promise<void> {
  await sendRequest(
    intern.person.page,
    'POST intern-service/intern-application/internships/interview-scheduled/confirm',
    { interview_id, slot_id },
  )
}

/**
 * Completes an interview with feedback that recommends an offer.
 * @returns the candidature's id
 */
export async function createPastInterview(
  hiring: HiringCompany,
  intern: ApprovedIntern,
): Promise<string> {
  const at = new Date((await getProductTime(hiring.admin)).getTime() + 3 * day)
  at.setUTCMinutes(0, 0, 0)
  const slot = at.toISOString()
  const { interview_id, candidature_id } = await proposeInterviewTimes(hiring, intern, [slot])
  await confirmInterviewTime(intern, interview_id, slot)
  await moveClockTo(hiring.admin.page, new Date(at.getTime() + 3_600_000).toISOString())
  await signInByApi(hiring.operator)
  await sendRequest(hiring.admin.page, 'POST interview-feedback/create', {
    interview_id,
    attended: true,
    rating: 9,
    decision: 'OFFER',
  })
  return candidature_id
}
