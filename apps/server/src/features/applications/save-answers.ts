import type { applicationEndpoints } from '@fledge/contract/applications/endpoints.ts'
import { validateAnswers } from '@fledge/domain/applications/additional-questions.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { translate } from '../../platform/texts.ts'
import { saveInternProfile } from './save-section.ts'

export const saveAnswers: Handler<typeof applicationEndpoints.saveAnswers> = async ({
  db,
  actor,
  body,
}) => {
  const problems = Object.entries(validateAnswers(body.answers)).map(([id, messageKey]) => [
    `answers.${id}`,
    translate(messageKey),
  ])
  if (problems.length > 0)
    throw new AppError('VALIDATION', { fields: Object.fromEntries(problems) })
  return saveInternProfile(db, actor, { additional_answers: body.answers }, body.base)
}
