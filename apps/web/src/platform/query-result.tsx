import { buildPath, paths } from '@fledge/contract/paths.ts'
import { EmptyState, ErrorState, ForbiddenState, SkeletonRows } from '@fledge/ui/states.tsx'
import { IconMapOff } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { ApiError, describe } from './api-error.ts'
import type { ApiResult } from './envelope.ts'
import { ButtonLink } from './link.tsx'
import { useTexts } from './use-texts.ts'

export interface AnswerProps<P> {
  readonly of: UseQueryResult<ApiResult<P>, Error>
  /** What it is, for the failure: "Offers". */
  readonly name: string
  /** The coming shape; rows of a list unless told. */
  readonly loading?: ReactNode
  /** Shown instead of the children when the payload is an empty list (or `isEmpty` says so). */
  readonly empty?: ReactNode
  readonly isEmpty?: (payload: P) => boolean
  /** Where there is no such thing: "There is no such company". */
  readonly gone?: string
  /** It is the whole page: what stands in its place has the page's heading. */
  readonly page?: boolean
  readonly children: (payload: P, count: number) => ReactNode
}

/** An address that leads to nothing: not there, or no address of anything. Asking again changes nothing. */
const leadsNowhere: readonly number[] = [400, 404]

/** The states of anything that is read: loading, failed with "Try again", refused with who may, not there, empty; and then the thing itself. */
export function QueryResult<P>({
  of,
  name,
  loading,
  empty,
  isEmpty,
  gone,
  page,
  children,
}: AnswerProps<P>) {
  const { t } = useTexts()
  // What arrives is drawn in slices that let a press through; what was there from the start (one came back to the page) is drawn at once.
  const [wasThere] = useState(of.data !== undefined)
  const hasCome = useDeferredValue(of.data !== undefined, false)
  const coming = () => loading ?? <SkeletonRows label={t('platform.loading', { name })} />
  if (of.data && !hasCome && !wasThere) return coming()
  if (of.data) {
    const { payload, count } = of.data
    const bare = isEmpty ? isEmpty(payload) : Array.isArray(payload) && payload.length === 0
    return bare && empty ? empty : children(payload, count)
  }
  return of.error ? (
    <Instead error={of.error} retry={() => void of.refetch()} name={name} gone={gone} page={page} />
  ) : (
    coming()
  )
}

interface InsteadProps {
  readonly error: Error
  readonly retry: () => void
  readonly name: string
  readonly gone: string | undefined
  readonly page: boolean | undefined
}

/** What stands in the place of something that was not read: who may, that there is no such thing, or one more try. */
function Instead({ error, retry, name, gone, page }: InsteadProps) {
  const { t } = useTexts()
  const { code, description } = describe(error)
  const status = error instanceof ApiError ? error.status : null
  if (status === 403)
    return <ForbiddenState page={page} title={t('platform.refused', { name })} text={description} />
  if (status !== null && leadsNowhere.includes(status))
    return (
      <EmptyState
        page={page}
        icon={<IconMapOff size={20} />}
        title={gone ?? t('platform.gone', { name })}
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
