import { buildPath, paths } from '@fledge/contract/paths.ts'
import { EmptyState, ErrorState, ForbiddenState, SkeletonRows } from '@fledge/ui/states.tsx'
import { IconMapOff } from '@fledge/ui/icons/map-off.tsx'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { ApiError, describeError } from '../http/api-error.ts'
import type { ApiResult } from '../http/envelope.ts'
import { ButtonLink } from '../router/link.tsx'
import { useTexts } from '../i18n/use-texts.ts'

/** What is shown of a query: a result of `useApiQuery`, or a part of it. */
export interface LoadedQuery<P> {
  readonly data: ApiResult<P> | undefined
  readonly error: Error | null
  /** Whether the data are those of the previous page or filters. */
  readonly isPlaceholderData: boolean
  readonly refetch: () => Promise<unknown>
}

/** Returns a query that shows a part of its payload, such as the rows among other facts. */
export const selectPayload = <P, Q>(
  of: LoadedQuery<P>,
  select: (payload: P) => Q,
): LoadedQuery<Q> => ({
  data: of.data && { ...of.data, payload: select(of.data.payload) },
  error: of.error,
  isPlaceholderData: of.isPlaceholderData,
  refetch: of.refetch,
})

/** Returns a list that its endpoint always sends as a whole, with the number of its rows. */
export const countRows = <R,>(of: LoadedQuery<readonly R[]>): LoadedQuery<readonly R[]> => ({
  data: of.data && { ...of.data, count: of.data.payload.length },
  error: of.error,
  isPlaceholderData: of.isPlaceholderData,
  refetch: of.refetch,
})

export interface QueryResultProps<P> {
  readonly of: LoadedQuery<P>
  /** What is loaded, for the error message: "Offers". */
  readonly name: string
  /** Placeholder; rows of a list by default. */
  readonly loading?: ReactNode
  /** Shown instead of the children if the payload is an empty list (or `isEmpty` returns true). */
  readonly empty?: ReactNode
  readonly isEmpty?: (payload: P) => boolean
  /** Message if it does not exist: "There is no such company". */
  readonly missingTitle?: string
  /** It is the whole page, so its placeholder states use the page's heading level. */
  readonly page?: boolean
  readonly children: (payload: P, count: number) => ReactNode
}

/** Not found, or not a valid path. Retrying changes nothing. */
const notFoundStatuses: readonly number[] = [400, 404]

/**
 * The states of a query: loading, failed with "Try again", forbidden with who has access, not
 * found, empty, or the data.
 */
export function QueryResult<P>({
  of,
  name,
  loading,
  empty,
  isEmpty,
  missingTitle,
  page,
  children,
}: QueryResultProps<P>) {
  const { t } = useTexts()
  // New data is rendered in interruptible slices so that clicks get through; cached data (after
  // going back) is rendered at once.
  const [wasThere] = useState(of.data !== undefined)
  const hasCome = useDeferredValue(of.data !== undefined, false)
  const coming = () => loading ?? <SkeletonRows label={t('platform.loading', { name })} />
  if (of.data && !hasCome && !wasThere) return coming()
  if (of.data) {
    const { payload, count } = of.data
    const isListEmpty = isEmpty ? isEmpty(payload) : Array.isArray(payload) && payload.length === 0
    return isListEmpty && empty ? empty : children(payload, count)
  }
  return of.error ? (
    <QueryErrorState
      error={of.error}
      retry={() => void of.refetch()}
      name={name}
      missingTitle={missingTitle}
      page={page}
    />
  ) : (
    coming()
  )
}

interface InsteadProps {
  readonly error: Error
  readonly retry: () => void
  readonly name: string
  readonly missingTitle: string | undefined
  readonly page: boolean | undefined
}

/** Replacement for data that could not be loaded: forbidden, not found or retry. */
function QueryErrorState({ error, retry, name, missingTitle, page }: InsteadProps) {
  const { t } = useTexts()
  const { code, description } = describeError(error)
  const status = error instanceof ApiError ? error.status : null
  if (status === 403)
    return <ForbiddenState page={page} title={t('platform.refused', { name })} text={description} />
  if (status !== null && notFoundStatuses.includes(status))
    return (
      <EmptyState
        page={page}
        icon={<IconMapOff size={20} />}
        title={missingTitle ?? t('platform.gone', { name })}
        text={t('errorScreen.notFound.description')}
        action={
          <ButtonLink to={buildPath(paths.public.landing)}>
            {t('errorScreen.notFound.home')}
          </ButtonLink>
        }
      />
    )
  return (
    <ErrorState
      page={page}
      title={t('platform.failed', { name })}
      text={description}
      code={code}
      retry={retry}
      retryLabel={t('common.btn.tryAgain')}
    />
  )
}
