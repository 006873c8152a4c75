import { buildPath, paths } from '@fledge/contract/paths.ts'
import { operatorAccess } from '@fledge/domain/sessions/operator-access.ts'
import { locale } from '@fledge/kernel/locale.ts'
import { Link } from '../../platform/router/link.tsx'
import { useUser } from '../../platform/shell/session.ts'

/** Whether the person may open what the team reviews, such as records and the placement clock. */
export function useCanReview(): boolean {
  const { role } = useUser()
  return operatorAccess['operator:review'].some((known) => known === role)
}

interface RecordCountProps {
  readonly list: 'applications' | 'internships' | 'seat-alerts'
  readonly count: number
  /** The filters that find what is counted. */
  readonly filters: Readonly<Record<string, string>>
}

/** A number that links to the records it counts, for people who may open them. */
export function RecordCount({ list, count, filters }: RecordCountProps) {
  const number = count.toLocaleString(locale)
  return useCanReview() ? (
    <Link to={buildPath(paths.operator.records, { list }, filters)}>{number}</Link>
  ) : (
    number
  )
}
