import { shortlistCalls } from '@fledge/contract/shortlist/calls.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { removeFromShortlist, saveToShortlist } from './change-shortlist.ts'
import { listShortlist } from './list-shortlist.ts'
import { shortlistReactions } from './reactions.ts'
import {
  changeNotInterested,
  getNotInterested,
  markNotInterested,
  undoNotInterested,
} from './not-interested.ts'

export const shortlistFeature = defineFeature(
  shortlistCalls,
  {
    listShortlist,
    saveToShortlist,
    removeFromShortlist,
    markNotInterested,
    changeNotInterested,
    undoNotInterested,
    getNotInterested,
  },
  { reactions: shortlistReactions },
)
