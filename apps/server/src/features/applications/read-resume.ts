import type { applicationEndpoints } from '@fledge/contract/applications/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound, Refusal } from '../../platform/http/refusal.ts'
import { detachUnusedFiles, findOwnFile, readResume } from '../files/public.ts'
import { getLookupNames } from '../lookups/public.ts'
import { lockEditableProfile, replaceEntries, saveInternProfile } from '../profiles/public.ts'
import * as store from './store.ts'

type Endpoints = typeof applicationEndpoints

const emptyResume = {
  person: { name: null, email: null, phone: null, links: [] },
  pages: [],
  education: [],
  experience: [],
  skills: [],
  own_skills: [],
  languages: [],
}
const toLabels = (names: ReadonlyMap<number, string>) =>
  [...names].map(([id, label]) => ({ id, label }))

/** Extracts facts from a résumé, each with its source line, without saving anything. */
export const parseResume: Handler<Endpoints['parseResume']> = async ({
  actor,
  db,
  now,
  upload,
  services,
}) => {
  const read = await readResume(
    { services, actor, now, bytes: upload.bytes },
    {
      skills: toLabels(await getLookupNames(db, 'skill')),
      languages: toLabels(await getLookupNames(db, 'language')),
    },
  )
  if (read instanceof Refusal) return read
  if ('image' in read) return { name: upload.filename, is_image: true, ...emptyResume }
  const { name, email, phone, links, ...facts } = read.facts
  return {
    name: upload.filename,
    is_image: false,
    pages: facts.pages.map(({ page, lines }) => ({ page, lines: [...lines] })),
    person: { name, email, phone, links: [...links] },
    education: [...facts.education],
    experience: [...facts.experience, ...facts.projects],
    skills: [...facts.skills],
    own_skills: [...facts.ownSkills],
    languages: [...facts.languages],
  }
}

/** Saves the facts confirmed by the intern, replacing the previous ones. */
export const saveResume: Handler<Endpoints['saveResume']> = async ({
  db,
  actor,
  params,
  body,
  now,
}) => {
  const row = await lockEditableProfile(db, actor)
  if (row instanceof Refusal) return row
  if (row.application_id !== params.applicationId) return notFound()
  const file = body.file_id
    ? await findOwnFile(db, actor, body.file_id, ['resume', 'document', 'image'])
    : undefined
  if (body.file_id && !file) return notFound()
  const wrong = await replaceEntries(db, actor.intern, {
    education: body.education,
    experience: body.experience,
    portfolio: body.portfolio,
  })
  if (wrong) return wrong
  const before = file
    ? (await db.one(store.resumeOf, actor.intern, row.application_id))?.resume_file_id
    : null
  const saved = await saveInternProfile(db, actor, {
    ...(body.phone ? { phone: body.phone } : {}),
    ...(body.introduction ? { introduction: body.introduction } : {}),
    ...(body.skill_ids ? { skill_ids: body.skill_ids } : {}),
    ...(body.own_skills ? { own_skills: body.own_skills } : {}),
    ...(file ? { resume_file_id: file.file_id } : {}),
    resume_confirmed_at: now.toISOString(),
  })
  await detachUnusedFiles(db, actor.intern, [before])
  return saved
}
