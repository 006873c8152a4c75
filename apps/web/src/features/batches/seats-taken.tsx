import { buildPath, paths } from '@fledge/contract/paths.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { Link } from '../../platform/router/link.tsx'

interface SeatsTakenProps {
  readonly batch: {
    readonly batch_id: string
    readonly seats: number
    readonly seats_taken: number
  }
}

/** How many seats of a batch are taken, as a link to who has them. */
export function SeatsTaken({ batch }: SeatsTakenProps) {
  return (
    <p>
      <Link to={buildPath(paths.operator.people, {}, { seat: batch.batch_id })}>
        {t('batches.admin.seats', { taken: batch.seats_taken, seats: batch.seats })}
      </Link>
    </p>
  )
}
