import { allOf, allowIf, type PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import { requireOperator } from '../policy-helpers.ts'
import type { AnyActor } from '../sessions/types.ts'

export interface TemplateFacts {
  readonly isArchived: boolean
}

const requireManager = (actor: AnyActor) => requireOperator(actor, 'operator:manager')

/** What managers do with templates; whoever writes messages reads them. */
export const templateCan = {
  add: (actor: AnyActor): PolicyDecision => requireManager(actor),
  change: (actor: AnyActor, { isArchived }: TemplateFacts): PolicyDecision =>
    allOf(requireManager(actor), allowIf(!isArchived, 'templates.refused.archived')),
  archive: (actor: AnyActor, { isArchived }: TemplateFacts): PolicyDecision =>
    allOf(requireManager(actor), allowIf(!isArchived, 'templates.refused.archived')),
  restore: (actor: AnyActor, { isArchived }: TemplateFacts): PolicyDecision =>
    allOf(requireManager(actor), allowIf(isArchived, 'templates.refused.active')),
  open: (actor: AnyActor, template: TemplateFacts) => ({
    change: templateCan.change(actor, template),
    archive: templateCan.archive(actor, template),
    restore: templateCan.restore(actor, template),
  }),
}
