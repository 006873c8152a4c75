import { todayEndpoints } from '@fledge/contract/today/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { getFinanceToday } from './get-finance-today.ts'
import { getToday } from './get-today.ts'
import { listTodayItems } from './list-today-items.ts'

/** The programme team's overview of what waits, what comes next and what fails. */
export const todayFeature = defineFeature(todayEndpoints, {
  getToday,
  getFinanceToday,
  listTodayItems,
})
