import { buildPath, paths } from '@fledge/contract/paths.ts'
import { client } from '../../platform/client.ts'
import { apiQueryKey, queryClient } from '../../platform/query.ts'
import { type Find, type HitGroup, isIn } from '../../platform/shell/find.ts'
import { translate } from '../../platform/use-texts.ts'

const input = { query: { per_page: '100' } }

/** An intern's own are few: they are read as they are and looked through here. */
async function candidatures(words: string): Promise<HitGroup> {
  // Read once, not for each word.
  const { payload } = await queryClient.fetchQuery({
    queryKey: apiQueryKey('candidatures', 'listInternCandidatures', input),
    queryFn: ({ signal }) => client.candidatures.listInternCandidatures(input, signal),
    staleTime: 60_000,
  })
  const rows = payload.filter((one) => isIn(words, one.company.name, one.plan.name))
  return {
    name: 'shell.found.companies',
    hits: rows.map((one) => ({
      id: one.candidature_id,
      label: one.company.name,
      detail: `${one.plan.name} · ${translate(`candidatures.stage.${one.stage}`)}`,
      to: buildPath(paths.intern.candidature, { candidatureId: one.candidature_id }),
    })),
  }
}

/** What an intern finds by ⌘K: companies they are in touch with, by their name or the plan's. */
export const internFind: Find = async (words) => [await candidatures(words)]
