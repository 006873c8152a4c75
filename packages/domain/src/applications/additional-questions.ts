/** An additional question. Its text and options are catalogue keys. */
export interface AdditionalQuestion {
  readonly id: string
  readonly type: 'text' | 'choice'
  readonly text: string
  readonly options: readonly { readonly id: string; readonly text: string }[]
  readonly required: boolean
  /** Maximum number of characters. */
  readonly max: number
}

const createChoiceQuestion = (id: string, options: readonly string[]): AdditionalQuestion => ({
  id,
  type: 'choice',
  required: true,
  max: 0,
  text: `applications.question.${id}`,
  options: options.map((option) => ({ id: option, text: `applications.question.${id}.${option}` })),
})
const createTextQuestion = (id: string, required: boolean, max = 1000): AdditionalQuestion => ({
  id,
  type: 'text',
  required,
  max,
  text: `applications.question.${id}`,
  options: [],
})

/** The question about what the intern hopes to gain, also asked at sign-up. */
export const goalQuestion = 'MOTIVATION'

/** The questions of step 4 (seed 001 §3). */
export const additionalQuestions: readonly AdditionalQuestion[] = [
  createTextQuestion(goalQuestion, true),
  createChoiceQuestion('REMOTE_BEFORE', ['NEVER', 'SOME', 'MONTHS']),
  createChoiceQuestion('EQUIPMENT', ['READY', 'PARTLY', 'NONE']),
  createTextQuestion('ACCOMMODATION', false, 500),
]

type Answers = Readonly<Record<string, string>>

/** Returns how many required questions have no answer. */
export const countUnansweredQuestions = (answers: Answers): number =>
  additionalQuestions.filter(
    (question) => question.required && (answers[question.id] ?? '').trim() === '',
  ).length

/** Returns catalogue keys of validation errors by question. Incomplete answers are not errors. */
export function validateAnswers(answers: Answers): Readonly<Record<string, string>> {
  const entries = Object.entries(answers).flatMap(([id, answer]) => {
    const question = additionalQuestions.find((additionalQuestion) => additionalQuestion.id === id)
    if (!question) return [[id, 'applications.question.unknown']]
    const isFine =
      answer === '' ||
      (question.type === 'choice'
        ? question.options.some((option) => option.id === answer)
        : answer.length <= question.max)
    return isFine ? [] : [[id, 'applications.question.wrong']]
  })
  return Object.fromEntries(entries)
}
