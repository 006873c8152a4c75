import { address, pages } from '@fledge/contract/pages.ts'
import { Empty, Failed, Refused, SkeletonRows } from '@fledge/ui/states.tsx'
import { IconMapOff } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { CallError, describe } from './call-error.ts'
import type { Answered } from './envelope.ts'
import { ButtonLink } from './link.tsx'
import { useTexts } from './use-texts.ts'

export interface AnswerProps<P> {
  readonly of: UseQueryResult<Answered<P>, Error>
  /** What it is, for the failure: "Offers". */
  readonly name: string
  /** The coming shape; rows of a list unless told. */
  readonly loading?: ReactNode
  /** Shown instead of the children when the payload is an empty list (or `isEmpty` says so). */
  readonly empty?: ReactNode
  readonly isEmpty?: (payload: P) => boolean
  /** Where there is no such thing: "There is no such company". */
  readonly gone?: string
  readonly children: (payload: P, count: number) => ReactNode
}

/** An address that leads to nothing: not there, or no address of anything. Asking again changes nothing. */
const leadsNowhere: readonly number[] = [400, 404]

/** The states of anything that is read: loading, failed with "Try again", refused with who may, not there, empty; and then the thing itself. */
export function Answer<P>({ of, name, loading, empty, isEmpty, gone, children }: AnswerProps<P>) {
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
  if (of.error) {
    const { code, description } = describe(of.error)
    if (of.error instanceof CallError && of.error.status === 403)
      return <Refused title={t('platform.refused', { name })} text={description} />
    if (of.error instanceof CallError && leadsNowhere.includes(of.error.status))
      return (
        <Empty
          icon={<IconMapOff size={20} />}
          title={gone ?? t('platform.gone', { name })}
          text={t('errorScreen.notFound.description')}
          action={
            <ButtonLink to={address(pages.public.landing)}>
              {t('errorScreen.notFound.home')}
            </ButtonLink>
          }
        />
      )
    return (
      <Failed
        title={t('platform.failed', { name })}
        text={description}
        code={code}
        retry={() => void of.refetch()}
        retryLabel={t('common.btn.tryAgain')}
      />
    )
  }
  return coming()
}
