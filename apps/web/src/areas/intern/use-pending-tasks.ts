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
    weeks: (ongoing.data?.payload ?? []).filter((week) => week.due_week_id !== null),
    noShowIds: noShows
      .filter((noShow) => noShow.may.explain === true)
      .map((noShow) => noShow.no_show_id),
  }
}

/** Returns the facts from which the domain chooses the tasks and the next step. */
export function toInternDashboardState(stage: Stage, waiting: PendingTasks): InternDashboardState {
  const { interviews, offers, weeks, noShowIds } = waiting
  const ids = (list: readonly Interview[], by: (interview: Interview) => string | null) =>
    list.map((interview) => ({ id: interview.interview_id, by: by(interview) }))
  const answerBy = (item: { readonly answer_by: string | null }) => item.answer_by
  return {
    status: stage.status,
    answerBy: stage.answer_by,
    noShows: noShowIds.map((id) => ({ id })),
    payments: stage.payment ? [{ id: stage.payment.offer_id, by: stage.payment.answer_by }] : [],
    confirmBy: stage.confirm?.by ?? null,
    offers: offers.map((offer) => ({ id: offer.offer_id, by: answerBy(offer) })),
    toChoose: ids(
      interviews.filter((interview) => interview.may.confirm === true),
      answerBy,
    ),
    weeks: weeks.map((week) => ({ id: week.internship_id })),
    pastInterviews: ids(
      interviews.filter(
        (interview) => interview.may.confirmHeld === true && interview.no_show === null,
      ),
      (interview) => getHeldDueAt(interview.ends_at),
    ),
    agreedInterviews: interviews
      .filter((interview) => isAgreedInterview(interview.status) && interview.starts_at !== null)
      .map((interview) => ({ id: interview.interview_id })),
    isPhoneVerified: stage.is_phone_verified,
  }
}
