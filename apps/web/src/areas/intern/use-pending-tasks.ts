import type { InternDashboardState } from '@fledge/domain/dashboards/intern-tasks.ts'
import { getHeldDueAt, isAgreedInterview } from '@fledge/domain/interviews/rules.ts'
import { useNoShowStatus } from '../../features/interviews/use-no-show-status.ts'
import type { Payload } from '../../platform/http/client.ts'
import { useApiQuery } from '../../platform/query/query.ts'

type Stage = Payload<'applications', 'currentStage'>
type Interview = Payload<'interviews', 'listInternInterviews'>[number]
type Internship = Payload<'internships', 'listOngoingInternships'>[number]

/** Everything that may need the intern's reply besides the application itself. */
export interface PendingTasks {
  readonly interviews: readonly Interview[]
  readonly offers: Payload<'offers', 'listReceivedOffers'>
  /** Internships with weekly feedback due. */
  readonly weeks: readonly Internship[]
  readonly noShowIds: readonly string[]
}

export function usePendingTasks(internId: string): PendingTasks {
  const interviews = useApiQuery('interviews', 'listInternInterviews', { params: { id: internId } })
  const offers = useApiQuery('offers', 'listReceivedOffers', {})
  const ongoing = useApiQuery('internships', 'listOngoingInternships', {})
  const noShows = useNoShowStatus()?.no_shows ?? []
  return {
    interviews: interviews.data?.payload ?? [],
    offers: offers.data?.payload ?? [],
    weeks: (ongoing.data?.payload ?? []).filter((one) => one.due_week_id !== null),
    noShowIds: noShows.filter((one) => one.may.explain === true).map((one) => one.no_show_id),
  }
}

/** Returns the facts from which the domain chooses the tasks and the next step. */
export function toInternDashboardState(stage: Stage, waiting: PendingTasks): InternDashboardState {
  const { interviews, offers, weeks, noShowIds } = waiting
  const ids = (list: readonly Interview[], by: (one: Interview) => string | null) =>
    list.map((one) => ({ id: one.interview_id, by: by(one) }))
  const answerBy = (one: { readonly answer_by: string | null }) => one.answer_by
  return {
    status: stage.status,
    answerBy: stage.answer_by,
    noShows: noShowIds.map((id) => ({ id })),
    payments: stage.payment ? [{ id: stage.payment.offer_id, by: stage.payment.answer_by }] : [],
    confirmBy: stage.confirm?.by ?? null,
    offers: offers.map((one) => ({ id: one.offer_id, by: answerBy(one) })),
    toChoose: ids(
      interviews.filter((one) => one.may.confirm === true),
      answerBy,
    ),
    weeks: weeks.map((one) => ({ id: one.internship_id })),
    pastInterviews: ids(
      interviews.filter((one) => one.may.confirmHeld === true && one.no_show === null),
      (one) => getHeldDueAt(one.ends_at),
    ),
    agreedInterviews: interviews
      .filter((one) => isAgreedInterview(one.status) && one.starts_at !== null)
      .map((one) => ({ id: one.interview_id })),
    isPhoneVerified: stage.is_phone_verified,
  }
}
