import type { ApplicationView } from '@fledge/contract/applications/schema.ts'
import type { ApplicationStatus } from '@fledge/domain/applications/words.ts'
import { midTime, useNow } from '../../platform/clock.ts'
import { isLate } from '../../platform/due-line.tsx'
import { useAnswer } from '../../platform/query.ts'
import { useZone } from '../../platform/session.ts'
import { t } from '../../platform/use-texts.ts'

/** What is due of an application in each status that waits for someone. */
const asked: Partial<Record<ApplicationStatus, 'apply' | 'change' | 'team' | 'place'>> = {
  NOT_STARTED: 'apply',
  IN_PROGRESS: 'apply',
  CHANGES_REQUESTED: 'change',
  SUBMITTED: 'team',
  IN_REVIEW: 'team',
  APPROVED: 'place',
}

/** Whose turn it is and until when, as a sentence; nothing while nobody waits. */
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
  const what = stage && asked[stage.status]
  if (!stage?.answer_by || !what) return ''
  return t(`applications.answerBy.${what}${isLate(stage.answer_by, now) ? 'Late' : ''}`, {
    when: midTime(stage.answer_by, zone, now),
  })
}
