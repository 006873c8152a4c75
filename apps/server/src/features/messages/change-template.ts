import type { messageEndpoints } from '@fledge/contract/messages/endpoints.ts'
import { templateCan } from '@fledge/domain/messages/can.ts'
import { templateEvents } from '@fledge/domain/messages/events.ts'
import { AppError, authorize } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { loadLockedTemplate, requireFreeName } from './locked-template.ts'
import { insertTemplateVersion, updateTemplate } from './queries/templates.queries.ts'

/** Saves a new version of a template; messages that were written with an earlier one keep it. */
export const changeTemplate: Handler<(typeof messageEndpoints)['changeTemplate']> = async ({
  actor,
  db,
  params: { id: template_id },
  body: { base, ...body },
}) => {
  const template = await loadLockedTemplate(db, template_id)
  authorize(templateCan.change(actor, template))
  if (template.version !== base) throw new AppError('CONFLICT')
  await requireFreeName(db, body.name, template_id)
  const [version, now] = [base + 1, db.now.toISOString()]
  await db.run(updateTemplate, {
    template_id,
    name: body.name,
    version,
    is_archived: false,
    now,
  })
  await db.run(insertTemplateVersion, {
    ...body,
    template_id,
    version,
    author_id: actor.userId,
    now,
  })
  await db.recordEvent(templateEvents.change, {
    subject: template_id,
    note: body.note,
    data: { name: body.name, version },
  })
  return { template_id }
}
