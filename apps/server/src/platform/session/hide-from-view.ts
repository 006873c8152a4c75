import { diversityQuestions } from '@fledge/domain/profiles/diversity-answers.ts'

/**
 * Removes from a serialized response what the programme team may not see of anyone, also while a
 * manager looks at the product as that person: the answers to the diversity questions.
 */
export const hideFromView = (response: string): string =>
  JSON.stringify(JSON.parse(response), (key, value: unknown) =>
    diversityQuestions.includes(key) ? null : value,
  )
