import { overdueCalls } from '@fledge/contract/overdue/calls.ts'
import { room } from '../../platform/http/handler.ts'
import { jobs } from './jobs.ts'
import { countOverdue, listOverdue } from './list-overdue.ts'

export const overdueRoom = room(overdueCalls, { listOverdue, countOverdue }, { jobs })
