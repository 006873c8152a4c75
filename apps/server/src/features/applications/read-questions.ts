import type { applicationEndpoints } from '@fledge/contract/applications/endpoints.ts'
import { additionalQuestions } from '@fledge/domain/applications/additional-questions.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { translate } from '../../platform/texts.ts'
import * as store from './queries/applications.queries.ts'
import { selectSkills } from './queries/form.queries.ts'

type Endpoints = typeof applicationEndpoints

export const getQuestions: Handler<Endpoints['getQuestions']> = async ({ db, actor }) => {
  const row =
    (await db.one(store.applicationOf, { intern_id: actor.intern, application_id: null })) ??
    notFound()
  const questions = additionalQuestions.map((question) => ({
    ...question,
    text: translate(question.text),
    options: question.options.map((option) => ({ id: option.id, text: translate(option.text) })),
  }))
  return { questions, answers: row.additional_answers }
}

export const getSkillsToImprove: Handler<Endpoints['getSkillsToImprove']> = async ({
  db,
  actor,
}) => {
  const row = await db.one(store.applicationOf, { intern_id: actor.intern, application_id: null })
  return row
    ? {
        options: await db.many(store.fieldOptions, {
          list: 'skill',
          career_field_id: row.career_field_id,
        }),
        chosen_ids: row.skill_to_improve_ids,
      }
    : notFound()
}

export const getFieldProjects: Handler<Endpoints['getFieldProjects']> = async ({ db, actor }) => {
  const row = await db.one(store.applicationOf, { intern_id: actor.intern, application_id: null })
  return row
    ? {
        options: await db.many(store.fieldOptions, {
          list: 'project',
          career_field_id: row.career_field_id,
        }),
        chosen_ids: row.project_ids,
      }
    : notFound()
}

export const skillSection: Handler<Endpoints['skillSection']> = async ({ db, actor }) =>
  (await db.one(selectSkills, { intern_id: actor.intern })) ?? notFound()
