import { agreementCalls } from '@fledge/contract/agreements/calls.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { agreementReactions } from './reactions.ts'
import { getConduct, listOwnAcceptances, signConduct } from './sign-conduct.ts'

export const agreementsFeature = defineFeature(
  agreementCalls,
  { getConduct, signConduct, listOwnAcceptances },
  { reactions: agreementReactions },
)
