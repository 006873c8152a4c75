import {
  getProviderEventType,
  knownProviderEventTypes,
  type ProviderEventKind,
  type ProviderEventState,
} from '@fledge/domain/payments/provider-events.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'

interface ProviderEventQuery {
  readonly state?: ProviderEventState | undefined
  readonly kind?: ProviderEventKind | undefined
}

/** What the list, its CSV and acts on everything that matches read. */
export const toProviderEventRequest = (actor: Operator, { state, kind }: ProviderEventQuery) => ({
  scope: { operator: actor.operator },
  filters: {
    state,
    type: (kind && getProviderEventType(kind)) ?? undefined,
    unlike: kind === 'OTHER' ? knownProviderEventTypes : undefined,
  },
})
