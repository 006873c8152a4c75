import { t } from '../i18n/use-texts.ts'
import type { LoadedQuery } from '../query/query-result.tsx'
import { getLastPage } from './list-address.ts'
import { getPageCursor } from './page-cursor.ts'
import { useReviewKeys } from './review-keys.ts'
import { useShortcutHelp } from './shortcut-help.ts'
import type { ListPaging } from './use-list-params.ts'

const findSearch = () => document.querySelector<HTMLInputElement>('main input[type="search"]')

/** Keys of a list: to its search, and to the next and previous page. */
export function useListKeys(
  of: LoadedQuery<unknown>,
  params: ListPaging | undefined,
  perPage?: number,
): void {
  const last = getLastPage(of.data?.count ?? 0, perPage)
  const turn = (by: 1 | -1) => {
    const page = (params?.page ?? 1) + by
    if (page < 1 || page > last) return undefined
    return () => params?.turn(page, getPageCursor(of, by > 0))
  }
  useReviewKeys({ '/': () => findSearch()?.focus(), n: turn(1), p: turn(-1) })
  useShortcutHelp('list', [
    { keys: ['/'], text: t('common.list.key.search'), isShown: () => findSearch() !== null },
    ...(last > 1 ? [{ keys: ['N', 'P'], text: t('common.list.key.pages') }] : []),
  ])
}
