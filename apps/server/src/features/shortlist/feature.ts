import { shortlistEndpoints } from '@fledge/contract/shortlist/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { removeFromShortlist, saveToShortlist } from './change-shortlist.ts'
import { listShortlist } from './list-shortlist.ts'
import { shortlistEventHandlers } from './event-handlers.ts'
import {
  changeNotInterested,
  getNotInterested,
  markNotInterested,
  undoNotInterested,
} from './not-interested.ts'

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
