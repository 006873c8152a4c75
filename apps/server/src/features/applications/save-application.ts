import type { applicationCalls } from '@fledge/contract/applications/calls.ts'
import { additionalQuestions, answerProblems } from '@fledge/domain/applications/additional-questions.ts'
import { resumeFields, type ResumeEntry } from '@fledge/domain/profiles/resume-fields.ts'
import type { Found } from '@fledge/domain/profiles/resume-lines.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound, refuse, Refusal } from '../../platform/http/outcome.ts'
import { say } from '../../platform/texts.ts'
import { ownFile, parseResume as readResume } from '../files/public.ts'
import { lookupNames } from '../lookups/public.ts'
import { editableProfile, replaceEntries, saveProfile } from '../profiles/public.ts'
import * as store from './store.ts'

type Calls = typeof applicationCalls

export const getQuestions: Handler<Calls['getQuestions']> = async ({ db, actor }) => {
  const row = await db.one(store.applicationOf, actor.intern, null)
  if (!row) return notFound()
  const questions = additionalQuestions.map((question) => ({ ...question, text: say(question.text), options: question.options.map((option) => ({ id: option.id, text: say(option.text) })) }))
  return { questions, answers: row.additional_answers }
}

export const saveAnswers: Handler<Calls['saveAnswers']> = async ({ db, actor, body }) => {
  const problems = Object.entries(answerProblems(body.answers)).map(([id, because]) => [`answers.${id}`, say(because)])
  if (problems.length > 0) return refuse('VALIDATION', { fields: Object.fromEntries(problems) })
  return saveProfile(db, actor, { additional_answers: body.answers })
}

export const getSkillsToImprove: Handler<Calls['getSkillsToImprove']> = async ({ db, actor }) => {
  const row = await db.one(store.applicationOf, actor.intern, null)
  return row ? { options: await db.many(store.fieldOptions, 'skill', row.career_field_id), chosen_ids: row.skill_to_improve_ids } : notFound()
}

export const getFieldProjects: Handler<Calls['getFieldProjects']> = async ({ db, actor }) => {
  const row = await db.one(store.applicationOf, actor.intern, null)
  return row ? { options: await db.many(store.fieldOptions, 'project', row.career_field_id), chosen_ids: row.project_ids } : notFound()
}

const readEntry = ({ value, source }: Found<ResumeEntry>) => ({ source, value: { title: value.title, place: value.place, from: value.dates?.from ?? null, to: value.dates?.to ?? null, text: value.details.join('\n') } })
const nothingRead = { person: { name: null, email: null, phone: null, links: [] }, education: [], experience: [], skills: [], languages: [] }
const labels = (names: ReadonlyMap<number, string>) => [...names].map(([id, label]) => ({ id, label }))

/** Reads a résumé in a limited process; every value with the line it stands on, and nothing is saved. */
export const parseResume: Handler<Calls['parseResume']> = async ({ db, upload }) => {
  const read = await readResume(upload.bytes)
  if ('because' in read) return refuse(read.because === 'files.type.resume' ? 'WRONG_TYPE' : 'VALIDATION', { because: read.because, fields: { file: say(read.because) } })
  if ('image' in read) return { name: upload.filename, is_image: true, pages: [], ...nothingRead }
  const known = { skills: labels(await lookupNames(db, 'skill')), languages: labels(await lookupNames(db, 'language')) }
  const { name, email, phone, links, education, experience, skills, languages } = resumeFields(read.pages, known)
  return {
    name: upload.filename, is_image: false, pages: read.pages.map((page) => ({ page: page.page, lines: [...page.lines] })), person: { name, email, phone, links: [...links] },
    education: education.map(readEntry), experience: experience.map(readEntry), skills: [...skills], languages: [...languages],
  }
}

/** Saves what was confirmed of a résumé, in the place of what was there. */
export const saveResume: Handler<Calls['saveResume']> = async ({ db, actor, params, body, now }) => {
  const row = await editableProfile(db, actor)
  if (row instanceof Refusal) return row
  if (row.application_id !== params.applicationId) return notFound()
  const file = body.file_id ? await ownFile(db, actor, body.file_id, ['resume', 'document', 'image']) : undefined
  if (body.file_id && !file) return notFound()
  await replaceEntries(db, actor.intern, { education: body.education, experience: body.experience, portfolio: body.portfolio })
  return saveProfile(db, actor, {
    ...(body.phone ? { phone: body.phone } : {}), ...(body.introduction ? { introduction: body.introduction } : {}), ...(body.skill_ids ? { skill_ids: body.skill_ids } : {}), ...(file ? { resume_file_id: file.file_id } : {}),
    resume_confirmed_at: now.toISOString(),
  })
}
