import type { applicationEndpoints } from '@fledge/contract/applications/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { detachUnusedFiles, lockFileToSave } from '../files/public.ts'
import { replaceEntries } from '../profiles/public.ts'
import { lockEditableProfile } from './editable-profile.ts'
import { saveInternProfile } from './save-section.ts'
import * as store from './queries/applications.queries.ts'

/** Saves the facts confirmed by the intern, replacing the previous ones. */
export const saveResume: Handler<typeof applicationEndpoints.saveResume> = async ({
  db,
  actor,
  params,
  body,
  now,
}) => {
  const row = await lockEditableProfile(db, actor)
  if (row.application_id !== params.applicationId) notFound()
  const file = body.file_id
    ? await lockFileToSave(db, actor, body.file_id, ['resume', 'document', 'image'])
    : undefined
  if (body.file_id && !file) notFound()
  await replaceEntries(db, actor.intern, {
    education: body.education,
    experience: body.experience,
    portfolio: body.portfolio,
  })
  const before = file
    ? (
        await db.one(store.resumeOf, {
          intern_id: actor.intern,
          application_id: row.application_id,
        })
      )?.resume_file_id
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
