import type { CompanyMember, InternActor } from '@fledge/domain/sessions/types.ts'
import type { NoShowParty } from './public.ts'

export type NoShowActor = CompanyMember | InternActor

export const toNoShowParty = (actor: NoShowActor): NoShowParty =>
  actor.kind === 'company' ? { company: actor.company } : { intern: actor.intern }
