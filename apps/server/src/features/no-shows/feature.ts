import { noShowEndpoints } from '@fledge/contract/no-shows/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { decideNoShowReview, listNoShowReviews } from './decide-review.ts'
import {
  explainByCompany,
  explainByIntern,
  listCompanyNoShows,
  listInternNoShows,
} from './explain-no-show.ts'
import { noShowEventHandlers } from './event-handlers.ts'

export const noShowsFeature = defineFeature(
  noShowEndpoints,
  {
    listCompanyNoShows,
    explainByCompany,
    listInternNoShows,
    explainByIntern,
    listNoShowReviews,
    decideNoShowReview,
  },
  { eventHandlers: noShowEventHandlers },
)
