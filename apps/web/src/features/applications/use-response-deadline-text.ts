import type { ApplicationView } from '@fledge/contract/applications/schema.ts'
import { getNextAction } from '@fledge/domain/applications/rules.ts'
import { formatTimeInSentence, useNow } from '../../platform/time/clock.ts'
import { isDeadlinePassed } from '../../shared/due-line.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { useZone } from '../../platform/shell/session.ts'
import { t } from '../../platform/i18n/use-texts.ts'

/** Returns a sentence naming who has to respond and by when, or an empty string. */
export function useResponseDeadlineText(
  application: Pick<ApplicationView, 'application_id'> | undefined,
): string {
  const [now, zone] = [useNow(), useZone()]
  const stage = useApiQuery(
    'applications',
    'currentStage',
    { params: { id: application?.application_id ?? '' } },
    { enabled: application !== undefined },
  ).data?.payload
  const action = stage && getNextAction(stage.status)
  if (!stage?.answer_by || !action) return ''
  return t(
    `applications.answerBy.${action}${isDeadlinePassed(stage.answer_by, now) ? 'Late' : ''}`,
    {
      when: formatTimeInSentence(stage.answer_by, zone, now),
    },
  )
}
