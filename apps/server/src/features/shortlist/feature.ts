import { shortlistEndpoints } from '@fledge/contract/shortlist/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { removeFromShortlist } from './remove-from-shortlist.ts'
import { saveToShortlist } from './save-to-shortlist.ts'
import { listShortlist } from './list-shortlist.ts'
import { shortlistEventHandlers } from './event-handlers.ts'
import { changeNotInterested } from './change-not-interested.ts'
import { getNotInterested } from './get-not-interested.ts'
import { markNotInterested } from './mark-not-interested.ts'
import { undoNotInterested } from './undo-not-interested.ts'

export const shortlistFeature = defineFeature(
  shortlistEndpoints,
  {
    listShortlist,
    saveToShortlist,
    removeFromShortlist,
    markNotInterested,
    changeNotInterested,
    undoNotInterested,
    getNotInterested,
  },
  { eventHandlers: shortlistEventHandlers },
)
