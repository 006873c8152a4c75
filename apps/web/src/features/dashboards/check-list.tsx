import { IconCircle } from '@fledge/ui/icons/circle.tsx'
import { IconCircleCheckFilled } from '@fledge/ui/icons/circle-check-filled.tsx'
import { Link } from '../../platform/router/link.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import styles from './dashboard.module.css'

interface Step {
  readonly item: string
  readonly is_done: boolean
  readonly link: string
}

/** Completed and open steps; open ones link to where they are done. */
export function Checklist<T extends Step>({
  items,
  labelOf,
}: {
  readonly items: readonly T[]
  readonly labelOf: (item: T) => string
}) {
  return (
    <ul className={styles['list']}>
      {items.map((step) => (
        <li key={step.item}>
          {step.is_done ? (
            <>
              <IconCircleCheckFilled
                size={20}
                className={styles['done']}
                aria-label={t('dashboards.ready.doneWord')}
                role="img"
              />
              <span className={styles['dim']}>{labelOf(step)}</span>
            </>
          ) : (
            <>
              <IconCircle size={20} className={styles['dim']} aria-hidden />
              <Link to={step.link}>{labelOf(step)}</Link>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
