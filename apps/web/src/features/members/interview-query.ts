import { type InterviewStatus, interviewStatuses } from '@fledge/domain/interviews/types.ts'
import { toInstant, addDays } from '@fledge/kernel/dates.ts'
import { parseId } from '../../platform/router/url-values.ts'
import {
  type ParamParser,
  type ParamValues,
  searchText,
  someOf,
} from '../../platform/list/list-address.ts'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useZone } from '../../platform/shell/session.ts'

const parseDay: ParamParser<string> = (value) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : undefined

const parsers = {
  search: searchText,
  status: someOf(interviewStatuses),
  interviewer: parseId,
  from: parseDay,
  to: parseDay,
}

type People = readonly { readonly member_id: string }[] | undefined

/**
 * Converts the filters to a request body.
 * @param zone the reader's time zone, in which days are interpreted
 */
const toListBody = (
  { status, interviewer, from, to, search }: ParamValues<typeof parsers>,
  zone: string,
) => ({
  ...(status ? { status: [...status] } : {}),
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
  const zone = useZone()
  const params = useListParams(parsers)
  const { interviewer, ...others } = params.filters
  // Ignore members who don't belong to the company.
  const isKnown = !people || people.some((known) => known.member_id === interviewer)
  const filters = { ...others, ...(interviewer && isKnown ? { interviewer } : {}) }
  const chosen = filters.status ?? []
  return {
    ...params,
    filters,
    isFiltered: Object.keys(filters).length > 0,
    body: { page: params.page, ...toListBody(filters, zone) },
    toggle: (status: InterviewStatus, on: boolean) =>
      params.set({ status: on ? [...chosen, status] : chosen.filter((other) => other !== status) }),
  }
}
export type InterviewFilterState = ReturnType<typeof useInterviewFilters>
