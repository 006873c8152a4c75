import { IconChevronLeft } from './icons/chevron-left.tsx'
import { IconChevronRight } from './icons/chevron-right.tsx'
import { IconButton } from './button.tsx'
import styles from './pager.module.css'

interface PagerProps {
  /** Starts at 1. */
  readonly page: number
  readonly count: number
  readonly perPage?: number
  readonly onPage: (page: number) => void
  readonly formatPosition: (page: number, pages: number) => string
  readonly previousLabel: string
  readonly nextLabel: string
}

/** Pagination of a list; renders nothing if everything fits on one page. */
export function Pager({
  page,
  count,
  perPage = 10,
  onPage,
  formatPosition,
  previousLabel,
  nextLabel,
}: PagerProps) {
  const pages = Math.max(1, Math.ceil(count / perPage))
  if (pages < 2) return null
  return (
    <nav className={styles['pager']} aria-label={formatPosition(page, pages)}>
      <IconButton
        label={previousLabel}
        size="small"
        disabled={page <= 1}
        icon={<IconChevronLeft size={16} />}
        onClick={() => onPage(page - 1)}
      />
      <span aria-live="polite">{formatPosition(page, pages)}</span>
      <IconButton
        label={nextLabel}
        size="small"
        disabled={page >= pages}
        icon={<IconChevronRight size={16} />}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  )
}
