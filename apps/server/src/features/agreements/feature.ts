import { agreementEndpoints } from '@fledge/contract/agreements/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { agreementEventHandlers } from './event-handlers.ts'
import { getConduct, listOwnAcceptances } from './read-agreements.ts'
import { signConduct } from './sign-conduct.ts'

export const agreementsFeature = defineFeature(
  agreementEndpoints,
  { getConduct, signConduct, listOwnAcceptances },
  { eventHandlers: agreementEventHandlers },
)
