import type { messageEndpoints } from '@fledge/contract/messages/endpoints.ts'
import { templateCan } from '@fledge/domain/messages/can.ts'
import { templateEvents } from '@fledge/domain/messages/events.ts'
import { authorize } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { newId } from '../../platform/ids.ts'
import { requireFreeName } from './locked-template.ts'
import { insertTemplate, insertTemplateVersion } from './queries/templates.queries.ts'

/** Creates a template. */
export const addTemplate: Handler<(typeof messageEndpoints)['addTemplate']> = async ({
  actor,
  db,
  body,
}) => {
  authorize(templateCan.add(actor))
  await requireFreeName(db, body.name, null)
  const template_id = newId(db.now)
  const now = db.now.toISOString()
  await db.run(insertTemplate, { template_id, name: body.name, now })
  await db.run(insertTemplateVersion, {
    ...body,
    template_id,
    version: 1,
    author_id: actor.userId,
    now,
  })
  await db.recordEvent(templateEvents.add, {
    subject: template_id,
    note: body.note,
    data: { name: body.name, version: 1 },
  })
  return { template_id }
}
