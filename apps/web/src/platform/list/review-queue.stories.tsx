import { Avatar } from '@fledge/ui/person.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { ignore, longText, longWord } from '@fledge/ui/testing/samples.ts'
import { waitFor, waitForElement } from '@fledge/ui/testing/play.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { paths, buildPath } from '@fledge/contract/paths.ts'
import { failedQuery, loadedQuery, pendingQuery } from '../../testing/samples/queries.ts'
import type { LoadedQuery } from '../query/query-result.tsx'
import { QueueAside, QueueItem, QueueList, useReviewQueue } from './review-queue.tsx'
import type { ListPaging } from './use-list-params.ts'

interface QueueProps {
  readonly of: LoadedQuery<readonly string[]>
}

const paging: ListPaging = {
  page: 1,
  isFiltered: false,
  turn: ignore,
  clear: ignore,
  replacePage: ignore,
}
const rowPath = (id: string) => buildPath(paths.operator.companyReview, { id })

/** A queue of companies; the second one is late. */
function CompanyQueue({ of }: QueueProps) {
  const names = of.data?.payload ?? []
  const queue = useReviewQueue({
    params: paging,
    ids: names,
    listPath: () => paths.operator.companies,
    rowPath,
  })
  return (
    <QueueList
      title="Companies"
      of={of}
      params={queue.params}
      empty={<EmptyState title="No companies to review" />}
      row={(name) => (
        <QueueItem
          key={name}
          to={rowPath(name)}
          isCurrent={name === queue.current}
          lead={<Avatar name={name} picture={null} size={32} />}
          name={name}
          detail={name === longWord ? longText : 'Berlin'}
          age="3 days ago"
          isLate={name === names[1]}
        />
      )}
    />
  )
}

const meta: StoryMeta<typeof CompanyQueue> = {
  component: CompanyQueue,
  args: { of: loadedQuery(['aurora', 'brightwater', longWord]) },
  parameters: { address: '/operator/companies/aurora/review', route: paths.operator.companyReview },
}
export default meta

export const Rows: Story<typeof CompanyQueue> = {
  play: waitFor('a[href$="/aurora/review"][aria-current="page"]'),
}
/** The next row, opened with the key j. */
export const Next: Story<typeof CompanyQueue> = {
  play: async () => {
    await waitForElement('a[href$="/aurora/review"][aria-current="page"]')
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true }))
    await waitForElement('a[href$="/brightwater/review"][aria-current="page"]')
  },
}
/** On a phone, the list is folded until it is asked for. */
export const Folded: Story<typeof CompanyQueue> = {
  render: (args) => (
    <QueueAside label="Companies" summary="2 waiting" picked="aurora" notes={null}>
      <CompanyQueue {...args} />
    </QueueAside>
  ),
}
export const Unfolded: Story<typeof CompanyQueue> = {
  ...Folded,
  play: async ({ canvasElement }) => {
    canvasElement.querySelector('button')?.click()
    await waitForElement('[aria-expanded="true"]')
  },
}
export const Pages: Story<typeof CompanyQueue> = {
  args: { of: loadedQuery(['aurora', 'brightwater'], 120) },
}
export const Loading: Story<typeof CompanyQueue> = { args: { of: pendingQuery } }
export const Empty: Story<typeof CompanyQueue> = { args: { of: loadedQuery([]) } }
export const Failed: Story<typeof CompanyQueue> = { args: { of: failedQuery(500) } }
