import type { contactEndpoints } from '@fledge/contract/contacts/endpoints.ts'
import { validatePhone } from '@fledge/contract/platform/schema.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import { describeEditor, requireNoEditConflicts } from '../../platform/http/edit-conflicts.ts'
import * as store from './queries/contacts.queries.ts'

export const editContact: Handler<typeof contactEndpoints.editContact> = async ({
  actor,
  db,
  body: { base, ...body },
}) => {
  const contact = await db.one(store.contactForUpdate, {
    company_id: actor.company,
    user_id: body.user_id,
  })
  if (!contact || contact.is_removed) notFound()
  // Contacts do not record who changed them.
  const editor = { userId: null, name: null }
  requireNoEditConflicts({ base, changes: body, saved: { ...contact } }, () =>
    describeEditor(editor, actor.userId),
  )
  const problem = validatePhone(body.phone ?? '', contact.phone)
  if (problem) throw new AppError('VALIDATION', { fields: { phone: problem } })
  return (
    (await db.one(store.updateContact, {
      company_id: actor.company,
      user_id: body.user_id,
      first_name: body.first_name,
      last_name: body.last_name,
      email: body.email,
      phone: body.phone ?? null,
      job_title: body.job_title ?? null,
    })) ?? notFound()
  )
}
