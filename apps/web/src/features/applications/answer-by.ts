import type { ApplicationView } from '@fledge/contract/applications/schema.ts'
import { awaitsIntern } from '@fledge/domain/applications/answer-by.ts'
import { midTime, useNow } from '../../platform/clock.ts'
import { isLate } from '../../platform/due-line.tsx'
import { useAnswer } from '../../platform/query.ts'
import { useZone } from '../../platform/session.ts'
import { t } from '../../platform/use-texts.ts'

/** Until when whose answer is due, as a sentence; nothing while nobody waits. */
export function useAnswerBy(
  application: Pick<ApplicationView, 'application_id'> | undefined,
): string {
  const [now, zone] = [useNow(), useZone()]
  const stage = useAnswer(
    'applications',
    'currentStage',
    { params: { id: application?.application_id ?? '' } },
    { enabled: application !== undefined },
  ).data?.payload
  if (!stage?.answer_by) return ''
  const team = isLate(stage.answer_by, now)
    ? 'applications.answerBy.teamLate'
    : 'applications.answerBy.team'
  return t(awaitsIntern(stage.status) ? 'applications.answerBy.you' : team, {
    when: midTime(stage.answer_by, zone, now),
  })
}
