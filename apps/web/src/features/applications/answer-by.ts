import type { ApplicationView } from '@fledge/contract/applications/schema.ts'
import { askOf } from '@fledge/domain/applications/rules.ts'
import { midTime, useNow } from '../../platform/clock.ts'
import { isLate } from '../../platform/due-line.tsx'
import { useApiQuery } from '../../platform/query.ts'
import { useZone } from '../../platform/session.ts'
import { t } from '../../platform/use-texts.ts'

/** Whose turn it is and until when, as a sentence; nothing while nobody waits. */
export function useAnswerBy(
  application: Pick<ApplicationView, 'application_id'> | undefined,
): string {
  const [now, zone] = [useNow(), useZone()]
  const stage = useApiQuery(
    'applications',
    'currentStage',
    { params: { id: application?.application_id ?? '' } },
    { enabled: application !== undefined },
  ).data?.payload
  const what = stage && askOf(stage.status)
  if (!stage?.answer_by || !what) return ''
  return t(`applications.answerBy.${what}${isLate(stage.answer_by, now) ? 'Late' : ''}`, {
    when: midTime(stage.answer_by, zone, now),
  })
}
