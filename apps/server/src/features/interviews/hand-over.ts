import type { ErrorCode } from '@fledge/contract/platform/errors.ts'
import { interviewEvents } from '@fledge/domain/interviews/events.ts'
import { isAgreedInterview } from '@fledge/domain/interviews/rules.ts'
import type { CompanyScope } from '@fledge/domain/sessions/types.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import { translate } from '../../platform/texts.ts'
import * as bulk from './queries/bulk.queries.ts'
import { toInterviewEventFields } from './end-interview.ts'
import { lockInterview } from './lock-interview.ts'
import { toVisibleIntern, listInterviewSlots } from './views.ts'

/** The new interviewer per interview: interview id → member id. */
export type HandOverChoices = ReadonlyMap<string, string>

const filterRemaining = (people: readonly bulk.ColleagueRow[]) =>
  people.filter((colleague) => colleague.is_on)

async function listUpcoming(db: Db, company: CompanyScope, member: string) {
  const rows = await db.many(bulk.selectUpcomingOfMember, {
    company_id: company,
    member_id: member,
  })
  const people =
    rows.length === 0
      ? []
      : await db.many(bulk.selectColleagues, {
          company_id: company,
          interview_ids: rows.map((row) => row.interview_id),
          leaving: member,
        })
  return rows.map((row) => ({
    row,
    people: people.filter(({ interview_id }) => interview_id === row.interview_id),
  }))
}

/**
 * Lists a member's upcoming interviews with the remaining interviewers and the colleagues who are
 * free to take over.
 */
export async function listHandOvers(db: Db, company: CompanyScope, member: string) {
  return (await listUpcoming(db, company, member)).map(({ row, people }) => ({
    interview_id: row.interview_id,
    candidature_id: row.candidature_id,
    status: row.status,
    plan_name: row.plan_name,
    intern: toVisibleIntern(row),
    starts_at: isAgreedInterview(row.status) ? row.starts_at : null,
    ends_at: isAgreedInterview(row.status) ? row.ends_at : null,
    slots: isAgreedInterview(row.status) ? [] : listInterviewSlots(row),
    stays: filterRemaining(people).map(({ name }) => name),
    free: people
      .filter((colleague) => colleague.is_free || colleague.is_on)
      .map(({ member_id, name }) => ({ member_id, name })),
  }))
}

/**
 * Chooses who takes over each upcoming interview of a leaving member that has no other interviewer:
 * the first colleague who is free.
 * @throws INTERVIEWER_NEEDED if no colleague is free for one of them
 */
export async function chooseHandOvers(
  db: Db,
  company: CompanyScope,
  member: string,
): Promise<HandOverChoices> {
  const choices = new Map<string, string>()
  for (const { interview_id: id, stays, free } of await listHandOvers(db, company, member)) {
    if (stays.length > 0) continue
    const [colleague] = free
    if (!colleague)
      throw new AppError('INTERVIEWER_NEEDED', { messageKey: 'accounts.refused.noInterviewer' })
    choices.set(id, colleague.member_id)
  }
  return choices
}

interface HandOverProblem {
  readonly code: ErrorCode
  readonly message: string
}

/**
 * Returns why an interview cannot be handed over to `to`, or left to the remaining interviewers;
 * undefined if it can.
 */
function findHandOverProblem(
  people: readonly bulk.ColleagueRow[],
  to: string | undefined,
): HandOverProblem | undefined {
  if (!to)
    return filterRemaining(people).length > 0
      ? undefined
      : { code: 'INTERVIEWER_NEEDED', message: translate('interviews.handOver.name') }
  const colleague = people.find((colleague) => colleague.member_id === to)
  if (!colleague)
    return { code: 'VALIDATION', message: translate('interviews.refused.interviewerAway') }
  if (colleague.is_free || colleague.is_on) return undefined
  const message = translate('interviews.handOver.taken', { name: colleague.name })
  return { code: 'SLOT_TAKEN', message }
}

/**
 * Requires a free interviewer for each interview.
 * @throws INTERVIEWER_NEEDED, VALIDATION or SLOT_TAKEN with a message for each interview, so that
 * the dialog marks each
 */
function validateHandOver(
  upcoming: Awaited<ReturnType<typeof listUpcoming>>,
  choices: HandOverChoices,
): void {
  const problems = upcoming.flatMap(({ row, people }) => {
    const problem = findHandOverProblem(people, choices.get(row.interview_id))
    return problem ? [{ ...problem, field: `handover.${row.interview_id}` }] : []
  })
  const [first] = problems
  if (first)
    throw new AppError(first.code, {
      fields: Object.fromEntries(problems.map(({ field, message }) => [field, message])),
    })
}

/**
 * Hands the upcoming interviews of a leaving member over to the chosen colleagues or the remaining
 * interviewers; every interview keeps one. The caller has locked the company, so that no one
 * can propose an interview with this member at the same time.
 * @throws INTERVIEWER_NEEDED, VALIDATION or SLOT_TAKEN, with a message for each interview
 */
export async function handOverInterviews(
  tx: Tx,
  company: CompanyScope,
  leaving: { readonly memberId: string; readonly userId: string; readonly name: string },
  choices: HandOverChoices,
): Promise<void> {
  for (const { row } of await listUpcoming(tx, company, leaving.memberId))
    if (!(await lockInterview(tx, { company }, row.interview_id))) notFound()
  // Read again under the locks: an interview may have been confirmed or ended since.
  const upcoming = await listUpcoming(tx, company, leaving.memberId)
  validateHandOver(upcoming, choices)
  for (const { row, people } of upcoming) {
    const choice = choices.get(row.interview_id)
    const to = people.find((colleague) => colleague.member_id === choice)
    await tx.one(bulk.replaceInterviewer, {
      interview_id: row.interview_id,
      company_id: company,
      from: leaving.memberId,
      to: to?.member_id ?? null,
    })
    await tx.recordEvent(interviewEvents.handOver, {
      ...toInterviewEventFields(row),
      data: {
        starts_at: row.starts_at,
        left: leaving.userId,
        left_name: leaving.name,
        to: to?.member_id ?? null,
        to_name: (to ?? filterRemaining(people)[0])?.name ?? '',
      },
    })
  }
}
