import type { lookupEndpoints } from '@fledge/contract/lookups/endpoints.ts'
import type { LookupList } from '@fledge/domain/lookups/types.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Services } from '../../platform/services.ts'
import { getCachedListRows } from './lookup-cache.ts'
import * as store from './queries/lookups.queries.ts'

async function listGroups(services: Services, categories: LookupList, entries: LookupList) {
  const [heads, rows] = await Promise.all([
    getCachedListRows(services.database, categories),
    getCachedListRows(services.database, entries),
  ])
  return heads
    .filter((head) => !head.is_archived)
    .map((head) => ({
      category_id: head.id,
      category_name: head.label,
      entries: rows.filter((row) => row.parent_id === head.id && !row.is_archived),
    }))
}

/** Returns tools by category, with custom ones of the caller's company only. */
export const listCompanyTools: Handler<(typeof lookupEndpoints)['listCompanyTools']> = async ({
  actor,
  db,
  services,
}) => {
  const tools = await listGroups(services, 'tool-category', 'company-tool')
  const custom =
    actor.kind === 'company' ? await db.many(store.customTools, { company_id: actor.company }) : []
  return {
    category_tools: tools.map(({ entries, ...category }) => ({
      ...category,
      tools: entries.map((row) => ({ id: row.id, name: row.label })),
    })),
    custom_tools: custom.map((row) => row.name),
  }
}

/** Returns job titles by category, with custom ones of the caller's colleagues only. */
export const listJobTitles: Handler<(typeof lookupEndpoints)['listJobTitles']> = async ({
  actor,
  db,
  services,
}) => {
  const titles = await listGroups(services, 'job-title-category', 'job-title')
  const custom =
    actor.kind === 'company'
      ? await db.many(store.customJobTitles, { company_id: actor.company })
      : []
  return {
    category_job_titles: titles.map(({ entries, ...category }) => ({
      ...category,
      job_titles: entries.map((row) => ({ job_title_id: row.id, job_title: row.label })),
    })),
    custom_job_titles: custom.map((row) => row.name),
  }
}
