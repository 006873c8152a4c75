import type { messageEndpoints } from '@fledge/contract/messages/endpoints.ts'
import { templateCan } from '@fledge/domain/messages/can.ts'
import { templateEvents } from '@fledge/domain/messages/events.ts'
import { authorize } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { loadLockedTemplate, requireFreeName } from './locked-template.ts'
import { updateTemplate } from './queries/templates.queries.ts'

/** Offers an archived template again. */
export const restoreTemplate: Handler<(typeof messageEndpoints)['restoreTemplate']> = async ({
  actor,
  db,
  params: { id: template_id },
  body: { note },
}) => {
  const { isArchived, ...template } = await loadLockedTemplate(db, template_id)
  authorize(templateCan.restore(actor, { isArchived }))
  await requireFreeName(db, template.name, template_id)
  await db.run(updateTemplate, {
    ...template,
    template_id,
    is_archived: false,
    now: db.now.toISOString(),
  })
  await db.recordEvent(templateEvents.restore, { subject: template_id, note, data: template })
  return { template_id }
}
