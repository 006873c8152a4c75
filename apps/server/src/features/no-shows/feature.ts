import { noShowEndpoints } from '@fledge/contract/no-shows/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { createActJob } from '../pending-acts/public.ts'
import { decideMissedInterview, decideNoShowReview } from './decide-no-show-review.ts'
import { exportNoShowReviews, listNoShowReviews } from './read-no-show-reviews.ts'
import { explainByCompany } from './explain-by-company.ts'
import { explainByIntern } from './explain-by-intern.ts'
import { listCompanyNoShows, listInternNoShows } from './read-no-shows.ts'
import { noShowEventHandlers } from './event-handlers.ts'

export const noShowsFeature = defineFeature(
  noShowEndpoints,
  {
    listCompanyNoShows,
    explainByCompany,
    listInternNoShows,
    explainByIntern,
    listNoShowReviews,
    exportNoShowReviews,
    decideNoShowReview,
  },
  {
    eventHandlers: noShowEventHandlers,
    jobs: [createActJob('noShows.decide', 'NO_SHOW', { decideNoShow: decideMissedInterview })],
  },
)
