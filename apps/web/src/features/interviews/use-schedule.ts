import { buildPath, paths } from '@fledge/contract/paths.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { formatTimeInSentence, useNow } from '../../platform/time/clock.ts'
import { useNavigateTo } from '../../platform/router/link.tsx'
import { showToast } from '../../platform/shell/toasts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { useZone } from '../../platform/shell/session.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { getSlotsDeadline } from './format-interview-times.ts'
import type { Proposal } from './use-proposal.ts'

interface ScheduleOptions {
  readonly intern: string
  readonly name: string
  readonly plan: string | null
  readonly minutes: number
  readonly interviewers: readonly string[]
  readonly proposal: Proposal
}

/** Sends the proposal and redirects to the candidature. */
export function useSchedule(options: ScheduleOptions) {
  const { intern, name, plan, minutes, interviewers, proposal } = options
  const { chosen, message, link, sent } = proposal
  const [zone, go, now] = [useZone(), useNavigateTo(), useNow()]
  const call = useApiMutation('interviews', 'scheduleInterview', {
    quiet: true,
    onDone: ({ payload }) => {
      void sent()
      showToast(
        t('interviewScreen.propose.sent', {
          name,
          when: formatTimeInSentence(getSlotsDeadline(chosen), zone, now),
        }),
      )
      const candidate = payload.candidature_id
      void go(buildPath(paths.company.candidate, { candidate }, { tab: 'interviews' }))
    },
  })
  const send = () =>
    plan &&
    call.mutate({
      body: {
        intern_id: intern,
        io_id: plan,
        slots: [...chosen],
        interviewer_ids: [...interviewers],
        duration: minutes,
        ...(link ? { meeting_link: link } : {}),
        zone,
        ...(message ? { message } : {}),
      },
    })
  return { send, isSending: call.isPending, ...getProposalErrors(call.error) }
}

/** Returns the server's errors by field; those without a field belong to the times. */
function getProposalErrors(error: unknown) {
  const fields = error instanceof ApiError ? error.fields : {}
  const slotError =
    Object.entries(fields).find(([field]) => field.startsWith('slots'))?.[1] ??
    (error instanceof ApiError && Object.keys(fields).length === 0 ? error.description : undefined)
  return { fields, slotError }
}
