import { useState } from 'react'
import { client, type Payload } from '../../platform/http/client.ts'
import { invalidateEndpoints, useApiMutation } from '../../platform/query/query.ts'
import { type FactorCode, useFactorCode } from '../../shared/use-factor-code.ts'

/** What an authenticator app needs to know. */
export type AppSecret = Payload<'secondFactor', 'startSecondFactor'>

export interface SetUp {
  readonly start: () => void
  readonly isStarting: boolean
  /** Null until it is started. */
  readonly secret: AppSecret | null
  readonly state: FactorCode
  /** The recovery codes, once the first code was right. */
  readonly codes: readonly string[] | null
  readonly reset: () => void
}

/** Setting up the second factor: a secret, a first code, the recovery codes. */
export function useSetUp(): SetUp {
  const [secret, setSecret] = useState<AppSecret | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const start = useApiMutation('secondFactor', 'startSecondFactor', {
    onDone: ({ payload }) => setSecret(payload),
  })
  const state = useFactorCode(async (code) => {
    const { payload } = await client.secondFactor.confirmSecondFactor({ body: { code } })
    setCodes(payload.recovery_codes)
    await invalidateEndpoints(['getSecondFactor', 'checkToken'])
  })
  return {
    start: () => start.mutate({}),
    isStarting: start.isPending,
    secret,
    state,
    codes,
    reset: () => {
      setSecret(null)
      setCodes(null)
      state.type('')
    },
  }
}
