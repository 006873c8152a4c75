import { defineMachine } from '@fledge/kernel/machine.ts'
import { offerStatuses } from './types.ts'

/**
 * State machine of an offer (spec/states.md). `discard` deletes a draft that no one else has seen;
 * `withdraw` ends an offer in review or with the intern as EXPIRED, with its reason. `edit` and
 * `revise` change the row but not the status.
 */
export const offerMachine = defineMachine('offer', offerStatuses, {
  draft: { from: [null], to: 'DRAFT', by: ['company'] },
  edit: { from: ['DRAFT'], to: 'DRAFT', by: ['company'] },
  revise: { from: ['NEEDS_REVISION'], to: 'NEEDS_REVISION', by: ['company'] },
  recall: { from: ['IN_REVIEW', 'OFFERED'], to: 'DRAFT', by: ['company'] },
  send: { from: ['DRAFT', 'NEEDS_REVISION'], to: 'IN_REVIEW', by: ['company'] },
  approve: { from: ['IN_REVIEW'], to: 'OFFERED', by: ['operator', 'system'] },
  requestRevision: { from: ['IN_REVIEW'], to: 'NEEDS_REVISION', by: ['operator'] },
  reject: { from: ['IN_REVIEW'], to: 'REJECTED_BY_VI', by: ['operator'] },
  accept: { from: ['OFFERED'], to: 'ACCEPTED_BY_CANDIDATE', by: ['intern'] },
  decline: { from: ['OFFERED'], to: 'REJECTED_BY_CANDIDATE', by: ['intern'] },
  expire: { from: ['OFFERED'], to: 'EXPIRED', by: ['clock'] },
  discard: { from: ['DRAFT', 'NEEDS_REVISION'], to: null, by: ['company', 'system'] },
  withdraw: { from: ['IN_REVIEW', 'OFFERED'], to: 'EXPIRED', by: ['company', 'system'] },
})
