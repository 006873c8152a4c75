import { Pager } from '@fledge/ui/pager.tsx'
import { t } from '../i18n/use-texts.ts'

interface PageNavigationProps {
  readonly page: number
  readonly count: number
  readonly perPage: number
  readonly onPage: (page: number) => void
}

/** Previous and next page of a list. */
export function PageNavigation(props: PageNavigationProps) {
  return (
    <Pager
      {...props}
      formatPosition={(page, pages) => t('common.page', { page, pages })}
      previousLabel={t('common.previousPage')}
      nextLabel={t('common.nextPage')}
    />
  )
}
