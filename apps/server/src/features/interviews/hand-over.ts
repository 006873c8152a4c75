import { interviewEvents } from '@fledge/domain/interviews/events.ts'
import { isAgreedInterview } from '@fledge/domain/interviews/rules.ts'
import type { CompanyScope } from '@fledge/domain/sessions/types.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { notFound, refuse, type Refusal } from '../../platform/http/refusal.ts'
import { translate } from '../../platform/texts.ts'
import * as bulk from './bulk-store.ts'
import { toInterviewEventFields } from './end-interview.ts'
import { lockInterview } from './lock-interview.ts'
import type { InterviewRow } from './store.ts'
import { toVisibleIntern, listInterviewSlots } from './views.ts'

/** The new interviewer per interview: interview id → member id. */
export type HandOverChoices = ReadonlyMap<string, string>

const filterRemaining = (people: readonly bulk.ColleagueRow[]) => people.filter((one) => one.is_on)

async function futureOf(db: Db, company: CompanyScope, member: string) {
  const rows = await db.many(bulk.selectUpcomingOfMember, company, member)
  const people =
    rows.length === 0
      ? []
      : await db.many(
          bulk.selectColleagues,
          company,
          rows.map((row) => row.interview_id),
          member,
        )
  return rows.map((row) => ({
    row,
    people: people.filter((one) => one.interview_id === row.interview_id),
  }))
}

/**
 * Lists a member's upcoming interviews with the remaining interviewers and the colleagues who are
 * free to take over.
 */
export async function listHandOvers(db: Db, company: CompanyScope, member: string) {
  return (await futureOf(db, company, member)).map(({ row, people }) => ({
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
      .filter((one) => one.is_free || one.is_on)
      .map(({ member_id, name }) => ({ member_id, name })),
  }))
}

const field = (id: string) => `handover.${id}`

/**
 * Returns why an interview cannot be handed over to `to`, or left to the remaining interviewers;
 * undefined if it can.
 */
function checkHandOver(
  row: InterviewRow,
  people: readonly bulk.ColleagueRow[],
  to: string | undefined,
): Refusal | undefined {
  if (!to)
    return filterRemaining(people).length > 0
      ? undefined
      : refuse('INTERVIEWER_NEEDED', {
          fields: { [field(row.interview_id)]: translate('interviews.handOver.name') },
        })
  const chosen = people.find((one) => one.member_id === to)
  if (!chosen)
    return refuse('VALIDATION', {
      fields: { [field(row.interview_id)]: translate('interviews.refused.interviewerAway') },
    })
  return chosen.is_free || chosen.is_on
    ? undefined
    : refuse('SLOT_TAKEN', {
        fields: {
          [field(row.interview_id)]: translate('interviews.handOver.taken', { name: chosen.name }),
        },
      })
}

/** Merges the errors of several interviews into one, so that the dialog marks each. */
function mergeErrors(refusals: readonly Refusal[]): Refusal | undefined {
  const [first] = refusals
  return (
    first &&
    refuse(first.code, {
      fields: Object.fromEntries(refusals.flatMap((one) => Object.entries(one.fields ?? {}))),
    })
  )
}

/**
 * Hands the upcoming interviews of a leaving member over to the chosen colleagues or the remaining
 * interviewers; every interview keeps one. The caller has locked the company, so that no one
 * proposes with this member meanwhile.
 */
export async function handOverInterviews(
  tx: Tx,
  company: CompanyScope,
  leaving: { readonly memberId: string; readonly userId: string; readonly name: string },
  choices: HandOverChoices,
): Promise<Refusal | undefined> {
  for (const { row } of await futureOf(tx, company, leaving.memberId))
    if (!(await lockInterview(tx, { company }, row.interview_id))) return notFound()
  // Read again under the locks: an interview may have been confirmed or ended meanwhile.
  const future = await futureOf(tx, company, leaving.memberId)
  const wrong = mergeErrors(
    future.flatMap(
      ({ row, people }) => checkHandOver(row, people, choices.get(row.interview_id)) ?? [],
    ),
  )
  if (wrong) return wrong
  for (const { row, people } of future) {
    const to = people.find((one) => one.member_id === choices.get(row.interview_id))
    await tx.one(
      bulk.replaceInterviewer,
      row.interview_id,
      company,
      leaving.memberId,
      to?.member_id ?? null,
    )
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
  return undefined
}
