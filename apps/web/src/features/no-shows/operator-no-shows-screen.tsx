import { buildPath, paths } from '@fledge/contract/paths.ts'
import { PageHeader, Stack } from '@fledge/ui/page.tsx'
import { Tabs } from '@fledge/ui/tabs.tsx'
import { oneOf } from '../../platform/list/list-address.ts'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { useNavigateTo } from '../../platform/router/link.tsx'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { PendingActs } from '../../shared/pending-acts.tsx'
import { ContestedPart } from './contested-part.tsx'
import { ReviewsPart } from './reviews-part.tsx'

const tabs = ['contested', 'reviews'] as const

/** Disputed reports, and missed interviews that the programme team has to decide. */
export default function OperatorNoShowsScreen() {
  useTitle(t('noShowScreen.title'))
  const { view } = useListParams({}, { view: { tab: oneOf(tabs) } })
  const go = useNavigateTo()
  const contested = useApiQuery('interviews', 'listContested', { query: { page: '1' } })
  const reviews = useApiQuery('noShows', 'listNoShowReviews', { query: { page: '1' } })
  const counts = { contested: contested.data?.count, reviews: reviews.data?.count }
  const tab =
    view.tab ?? (counts.contested === 0 && (counts.reviews ?? 0) > 0 ? 'reviews' : 'contested')
  return (
    <Stack>
      <PageHeader title={t('noShowScreen.title')} />
      <PendingActs of="CLAIM" hasKey={tab === 'contested'} />
      <PendingActs of="NO_SHOW" hasKey={tab === 'reviews'} />
      <Tabs
        label={t('noShowScreen.tabs')}
        value={tab}
        // The filters and columns are those of the other list.
        onChange={(id) => void go(buildPath(paths.operator.noShows, {}, { tab: id }))}
        items={tabs.map((id) => ({
          id,
          label: t(`noShowScreen.tab.${id}`),
          ...(counts[id] === undefined ? {} : { count: counts[id] }),
        }))}
      >
        <Stack>{tab === 'contested' ? <ContestedPart /> : <ReviewsPart />}</Stack>
      </Tabs>
    </Stack>
  )
}
