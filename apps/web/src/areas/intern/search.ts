import { buildPath, paths } from '@fledge/contract/paths.ts'
import { client } from '../../platform/http/client.ts'
import { apiQueryKey, queryClient } from '../../platform/query/query.ts'
import { type AreaSearch, type SearchHitGroup, isTextMatch } from '../../platform/shell/search.ts'
import { translateKey } from '../../platform/i18n/use-texts.ts'

const input = { query: { per_page: '100' } }

/** Searches the intern's candidatures in memory, since they are few. */
async function findCandidatures(words: string): Promise<SearchHitGroup> {
  // Fetched once, not for each keystroke.
  const { payload } = await queryClient.fetchQuery({
    queryKey: apiQueryKey('candidatures', 'listInternCandidatures', input),
    queryFn: ({ signal }) => client.candidatures.listInternCandidatures(input, signal),
    staleTime: 60_000,
  })
  const rows = payload.filter((one) => isTextMatch(words, one.company.name, one.plan.name))
  return {
    name: 'shell.found.companies',
    hits: rows.map((one) => ({
      id: one.candidature_id,
      label: one.company.name,
      detail: `${one.plan.name} · ${translateKey(`candidatures.stage.${one.stage}`)}`,
      to: buildPath(paths.intern.candidature, { candidatureId: one.candidature_id }),
    })),
  }
}

/** ⌘K search of an intern: their candidatures, by company or plan name. */
export const searchInternArea: AreaSearch = async (words) => [await findCandidatures(words)]
