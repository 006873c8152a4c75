import { overdueEndpoints } from '@fledge/contract/overdue/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { overdueJobs } from './jobs.ts'
import { countOverdue, exportOverdue, listOverdue } from './read-overdue.ts'

export const overdueFeature = defineFeature(
  overdueEndpoints,
  { listOverdue, exportOverdue, countOverdue },
  { jobs: overdueJobs },
)
