import { agreementCalls } from '@fledge/contract/agreements/calls.ts'
import { room } from '../../platform/http/handler.ts'
import { agreementReactions } from './reactions.ts'
import { getConduct, listOwnAcceptances, signConduct } from './sign-conduct.ts'

export const agreementsRoom = room(
  agreementCalls,
  { getConduct, signConduct, listOwnAcceptances },
  { reactions: agreementReactions },
)
