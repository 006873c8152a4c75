import type { applicationEndpoints } from '@fledge/contract/applications/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { handleOwnTransition } from './transition-application.ts'

export const startApplication: Handler<typeof applicationEndpoints.startApplication> = async ({
  db,
  actor,
}) => handleOwnTransition(db, actor, 'start')
