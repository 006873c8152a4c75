import { hiddenStatuses, type HidingStatus, requestedStatuses } from './hiding-types.ts'

/** Whether only its owner and the programme team see it. */
export const isHiddenStatus = (status: HidingStatus): boolean =>
  hiddenStatuses.some((hidden) => hidden === status)

/** Whether its owner waits for a decision of the programme team. */
export const isRequestedStatus = (status: HidingStatus): boolean =>
  requestedStatuses.some((requested) => requested === status)
