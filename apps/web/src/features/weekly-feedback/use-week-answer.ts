import type { WeekAnswer, WeekQuestion } from '@fledge/contract/weekly-feedback/schema.ts'
import {
  validateWeekAnswer,
  findWeekQuestion,
} from '@fledge/domain/weekly-feedback/week-questions.ts'
import type { WeekSide } from '@fledge/domain/weekly-feedback/types.ts'
import { useState, type FormEvent } from 'react'
import { ApiError } from '../../platform/http/api-error.ts'
import { useDraftState } from '../../platform/forms/draft-state.ts'
import { invalidateEndpoints, showFailure } from '../../platform/query/query.ts'
import { translateKey } from '../../platform/i18n/use-texts.ts'

interface WeekAnswerProps {
  readonly question: WeekQuestion
  readonly side: WeekSide
  readonly onSave: (answer: WeekAnswer) => Promise<void>
}

/** Answer to a question of the week, validated with the server's rule, then saved. */
export function useWeekAnswer({ question, side, onSave }: WeekAnswerProps) {
  // Unsent answers are stored as a draft on the device, so that going back or reloading restores
  // them.
  const [value, setValue, sent] = useDraftState<WeekAnswer | null>(
    `week/${question.weekly_feedback_id}/${question.slug}`,
    question.answer,
    (draft) => draft === null,
  )
  const [error, setError] = useState<string | undefined>(undefined)
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const answer = value ?? getEmptyAnswer(question)
    const problem = validateAnswer(side, question, answer)
    if (problem !== null || answer === null) return setError(problem ?? undefined)
    setBusy(true)
    const failure = await getSaveFailure(onSave(answer))
    if (failure) setError(failure.message)
    else await sent()
    return setBusy(false)
  }
  const change = (next: WeekAnswer | null) => {
    setValue(next)
    setError(undefined)
  }
  return { value, error, busy, change, submit }
}

/** Returns the default answer: an empty choice where that is allowed, otherwise null. */
const getEmptyAnswer = (question: WeekQuestion): WeekAnswer | null =>
  Array.isArray(question.answer) || (question.min === 0 && question.type === 'skills') ? [] : null

/** Returns why an answer can't be sent, or null. */
export function validateAnswer(
  side: WeekSide,
  question: WeekQuestion,
  answer: WeekAnswer | null,
): string | null {
  const rule = findWeekQuestion(side, question.slug)
  const problem = rule ? validateWeekAnswer(rule, answer) : null
  if (problem) return translateKey(problem, { min: rule?.min ?? 0, max: rule?.max ?? 0 })
  return answer === null ? translateKey('weeklyFeedback.answer.choose') : null
}

/**
 * Returns null if saved, otherwise the server's message about the answer. Shows any other error
 * directly.
 */
async function getSaveFailure(
  saving: Promise<void>,
): Promise<{ readonly message: string | undefined } | null> {
  try {
    await saving
    return null
  } catch (failure) {
    const message = failure instanceof ApiError ? failure.fields['answer'] : undefined
    if (!message) {
      showFailure(failure)
      // The week may have been completed in another tab or by a colleague; the refetched page then
      // shows that.
      if (failure instanceof ApiError) await invalidateEndpoints(['hostQuestion', 'internQuestion'])
    }
    return { message }
  }
}
