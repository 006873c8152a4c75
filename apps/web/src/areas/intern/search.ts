import { buildPath, paths } from '@fledge/contract/paths.ts'
import { client } from '../../platform/http/client.ts'
import { apiQueryKey, queryClient } from '../../platform/query/query.ts'
import { type AreaSearch, type SearchHitGroup, isTextMatch } from '../../platform/shell/search.ts'
import { translateKey } from '../../platform/i18n/use-texts.ts'

const input = { query: { per_page: '100' } }

/** Searches the intern's candidatures in memory, since they are few. */
async function findCandidatures(search: string): Promise<SearchHitGroup> {
  // Fetched once, not for each keystroke.
  const { payload } = await queryClient.fetchQuery({
    queryKey: apiQueryKey('candidatures', 'listInternCandidatures', input),
    queryFn: ({ signal }) => client.candidatures.listInternCandidatures(input, signal),
    staleTime: 60_000,
  })
  const rows = payload.filter((row) => isTextMatch(search, row.company.name, row.plan.name))
  return {
    name: 'shell.found.companies',
    hits: rows.map((row) => ({
      id: row.candidature_id,
      label: row.company.name,
      detail: `${row.plan.name} · ${translateKey(`candidatures.stage.${row.stage}`)}`,
      to: buildPath(paths.intern.candidature, { candidatureId: row.candidature_id }),
    })),
  }
}

/** ⌘K search of an intern: their candidatures, by company or plan name. */
export const searchInternArea: AreaSearch = async (search) => [await findCandidatures(search)]
