import type { messageEndpoints } from '@fledge/contract/messages/endpoints.ts'
import { templateCan } from '@fledge/domain/messages/can.ts'
import { templateEvents } from '@fledge/domain/messages/events.ts'
import { authorize } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { loadLockedTemplate } from './locked-template.ts'
import { updateTemplate } from './queries/templates.queries.ts'

/** No longer offers a template for new messages. */
export const archiveTemplate: Handler<(typeof messageEndpoints)['archiveTemplate']> = async ({
  actor,
  db,
  params: { id: template_id },
  body: { note },
}) => {
  const { isArchived, ...template } = await loadLockedTemplate(db, template_id)
  authorize(templateCan.archive(actor, { isArchived }))

  await db.run(updateTemplate, {
    ...template,
    template_id,
    is_archived: true,
    now: db.now.toISOString(),
  })
  await db.recordEvent(templateEvents.archive, { subject: template_id, note, data: template })
  return { template_id }
}
