import { overdueCalls } from '@fledge/contract/overdue/calls.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { jobs } from './jobs.ts'
import { countOverdue, listOverdue } from './list-overdue.ts'

export const overdueFeature = defineFeature(overdueCalls, { listOverdue, countOverdue }, { jobs })
