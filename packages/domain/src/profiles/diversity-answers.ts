import { listFormFields } from './form-field.ts'
import { diversityItems } from './profile-fields.ts'

/** The names of the diversity questions: all optional, and none affects a match. */
export const diversityQuestions: readonly string[] = listFormFields(diversityItems).map(
  ({ name }) => name,
)

/** Returns how many diversity questions have an answer. */
export const countDiversityAnswers = (answers: object): number =>
  Object.entries(answers).filter(
    ([name, answer]) =>
      diversityQuestions.includes(name) &&
      (Array.isArray(answer) ? answer.length > 0 : answer !== null && answer !== undefined),
  ).length
