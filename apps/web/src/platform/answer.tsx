import { Failed, Refused, SkeletonRows } from '@fledge/ui/states.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CallError, describe } from './call-error.ts'
import type { Answered } from './envelope.ts'
import { useTexts } from './use-texts.ts'

interface AnswerProps<P> {
  readonly of: UseQueryResult<Answered<P>, Error>
  /** What it is, for the failure: "Offers". */
  readonly name: string
  /** The coming shape; rows of a list unless told. */
  readonly loading?: ReactNode
  /** Shown instead of the children when the payload is an empty list (or `isEmpty` says so). */
  readonly empty?: ReactNode
  readonly isEmpty?: (payload: P) => boolean
  readonly children: (payload: P, count: number) => ReactNode
}

/** The four states of anything that is read: loading, failed with "Try again", refused with who may, empty; and then the thing itself. */
export function Answer<P>({ of, name, loading, empty, isEmpty, children }: AnswerProps<P>) {
  const { t } = useTexts()
  if (of.data) {
    const { payload, count } = of.data
    const bare = isEmpty ? isEmpty(payload) : Array.isArray(payload) && payload.length === 0
    return bare && empty ? empty : children(payload, count)
  }
  if (of.error) {
    const { code, description } = describe(of.error)
    if (of.error instanceof CallError && of.error.status === 403) return <Refused title={t('platform.refused', { name })} text={description} />
    return <Failed title={t('platform.failed', { name })} text={description} code={code} retry={() => void of.refetch()} retryLabel={t('common.btn.tryAgain')} />
  }
  return loading ?? <SkeletonRows label={t('platform.loading', { name })} />
}
