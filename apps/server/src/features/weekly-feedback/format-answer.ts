import {
  contactFrequencies,
  type WeekQuestionSpec,
} from '@fledge/domain/weekly-feedback/week-questions.ts'
import { translate } from '../../platform/texts.ts'

/** Labels by id, for formatting answers. */
export type AnswerLabels = ReadonlyMap<string, string>

/** Formats an answer as text; null without an answer. */
export function formatWeekAnswer(
  question: WeekQuestionSpec,
  answer: unknown,
  labels: AnswerLabels,
): string | null {
  if (answer === null || answer === undefined) return null
  if (question.type === 'frequency')
    return contactFrequencies.some((frequency) => frequency === answer)
      ? translate(`weeklyFeedback.frequency.${answer}`)
      : null
  if (question.type === 'number')
    return translate('weeklyFeedback.says.hours', { hours: Number(answer) })
  if (question.type === 'rating')
    return translate('weeklyFeedback.says.rating', { rating: Number(answer) })
  if (Array.isArray(answer))
    return answer.length === 0
      ? translate('weeklyFeedback.says.none')
      : answer.map((id) => labels.get(String(id)) ?? String(id)).join(', ')
  return String(answer)
}
