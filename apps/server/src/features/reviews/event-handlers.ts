import { applicationEvents } from '@fledge/domain/applications/events.ts'
import type { EventSubscription } from '../../platform/db/database.ts'
import { onEach } from '../../platform/db/events.ts'
import { cancelWithApplication } from './open-opinion.ts'

export const reviewEventHandlers: readonly EventSubscription[] = [
  ...onEach([applicationEvents.withdraw, applicationEvents.endBatch], cancelWithApplication),
]
