import type { applicationEndpoints } from '@fledge/contract/applications/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { handleOwnTransition } from './transition-application.ts'

export const resubmitApplication: Handler<
  typeof applicationEndpoints.resubmitApplication
> = async ({ db, actor }) => handleOwnTransition(db, actor, 'resubmit')
