import { type InterviewStatus, interviewStatuses } from '@fledge/domain/interviews/words.ts'
import { atWall, plusDays } from '@fledge/kernel/dates.ts'
import { useAddressState } from '../../platform/address-state.ts'
import { useZone } from '../../platform/session.ts'

const one = (value: unknown): string => (typeof value === 'string' ? value : '')
const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))

/** The filters of the interviews, as they stand in the address, and the question they make; days are those of the reader. */
export function useInterviewFilters() {
  const [address, set] = useAddressState()
  const zone = useZone()
  const statuses = interviewStatuses.filter((known) => one(address['status']).split(',').includes(known))
  const [interviewer, from, to, search] = [one(address['interviewer']), one(address['from']), one(address['to']), one(address['search'])]
  const page = Math.max(1, Number(address['page'] ?? 1) || 1)
  const body = {
    page, ...(statuses.length > 0 ? { status: [...statuses] } : {}), ...(interviewer ? { interviewer_id: interviewer } : {}), ...(search ? { search } : {}),
    ...(isDay(from) ? { from: atWall(from, '00:00', zone).toISOString() } : {}), ...(isDay(to) ? { to: atWall(plusDays(to, 1), '00:00', zone).toISOString() } : {}),
  }
  const change = (next: Readonly<Record<string, string | undefined>>) => set({ ...next, page: undefined })
  const none = { status: undefined, interviewer: undefined, from: undefined, to: undefined, search: undefined }
  return {
    statuses, interviewer, from, to, search, page, body, isOn: statuses.length > 0 || interviewer !== '' || from !== '' || to !== '' || search !== '',
    change, clear: () => change(none), turn: (next: number) => set({ page: String(next) }),
    toggle: (status: InterviewStatus, on: boolean) => change({ status: interviewStatuses.filter((name) => (name === status ? on : statuses.includes(name))).join(',') || undefined }),
  }
}
export type InterviewFilterState = ReturnType<typeof useInterviewFilters>
