import { type InterviewStatus, interviewStatuses } from '@fledge/domain/interviews/types.ts'
import { toInstant, addDays } from '@fledge/kernel/dates.ts'
import { useSearchParams } from '../../platform/url-state.ts'
import { parseId } from '../../platform/url-values.ts'
import { parsePage } from '../../platform/list/list-address.ts'
import { useZone } from '../../platform/session.ts'

const toText = (value: unknown): string => (typeof value === 'string' ? value : '')
const isDay = (value: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
const toDay = (value: unknown): string => (isDay(toText(value)) ? toText(value) : '')

type Address = ReturnType<typeof useSearchParams>[0]
type People = readonly { readonly member_id: string }[] | undefined

interface Filters {
  readonly statuses: readonly InterviewStatus[]
  readonly interviewer: string
  readonly from: string
  readonly to: string
  readonly search: string
}

function parseFilters(address: Address, people: People): Filters {
  const asked = parseId(address['interviewer']) ?? ''
  return {
    statuses: interviewStatuses.filter((known) =>
      toText(address['status']).split(',').includes(known),
    ),
    // Ignore members who don't belong to the company.
    interviewer: people && !people.some((known) => known.member_id === asked) ? '' : asked,
    from: toDay(address['from']),
    to: toDay(address['to']),
    search: toText(address['search']),
  }
}

/**
 * Converts the filters to a request body.
 * @param zone the reader's time zone, in which days are interpreted
 */
const toListBody = ({ statuses, interviewer, from, to, search }: Filters, zone: string) => ({
  ...(statuses.length > 0 ? { status: [...statuses] } : {}),
  ...(interviewer ? { interviewer_id: interviewer } : {}),
  ...(search ? { search } : {}),
  ...(from ? { from: toInstant(from, '00:00', zone).toISOString() } : {}),
  ...(to ? { to: toInstant(addDays(to, 1), '00:00', zone).toISOString() } : {}),
})

/**
 * Returns the filters from the URL and the query built from them, with days in the reader's time
 * zone.
 * @param people members to choose from; undefined while loading
 */
export function useInterviewFilters(people: People) {
  const [address, set] = useSearchParams()
  const zone = useZone()
  const filters = parseFilters(address, people)
  const { statuses, interviewer, from, to, search } = filters
  const page = parsePage(address['page'])
  const change = (next: Readonly<Record<string, string | undefined>>) =>
    set({ ...next, page: undefined })
  const none = {
    status: undefined,
    interviewer: undefined,
    from: undefined,
    to: undefined,
    search: undefined,
  }
  return {
    ...filters,
    page,
    body: { page, ...toListBody(filters, zone) },
    isOn: statuses.length > 0 || interviewer !== '' || from !== '' || to !== '' || search !== '',
    change,
    clear: () => change(none),
    turn: (next: number) => set({ page: String(next) }),
    toggle: (status: InterviewStatus, on: boolean) =>
      change({
        status:
          interviewStatuses
            .filter((name) => (name === status ? on : statuses.includes(name)))
            .join(',') || undefined,
      }),
  }
}
export type InterviewFilterState = ReturnType<typeof useInterviewFilters>
