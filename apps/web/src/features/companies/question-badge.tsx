import {
  getQuestionState,
  type QuestionFacts,
  type QuestionState,
} from '@fledge/domain/companies/company-questions.ts'
import type { BadgeTone } from '@fledge/domain/tones.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import { useZone } from '../../platform/shell/session.ts'
import { formatDayInSentence, useNow } from '../../platform/time/clock.ts'

const tones: Readonly<Record<QuestionState, BadgeTone>> = {
  ASKED: 'amber',
  ANSWERED: 'teal',
  OVERDUE: 'red',
}

/** Where the reply of a company is. */
export function QuestionBadge({ question }: { readonly question: QuestionFacts }) {
  const [zone, now] = [useZone(), useNow()]
  const state = getQuestionState(question, now)
  return (
    <Badge tone={tones[state]}>
      {t(`companies.question.${state}`, {
        day: formatDayInSentence(question.due_at, zone, now),
      })}
    </Badge>
  )
}
