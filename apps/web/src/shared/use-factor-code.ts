import { type RefObject, useRef, useState } from 'react'
import { ApiError } from '../platform/http/api-error.ts'
import { showFailure } from '../platform/query/query.ts'

/** State of a field for a code of the second factor. */
export interface FactorCode {
  readonly field: RefObject<HTMLInputElement | null>
  readonly code: string
  readonly error: string | undefined
  readonly busy: boolean
  /** Whether a recovery code is entered instead of one of the authenticator app. */
  readonly isRecovery: boolean
  readonly type: (code: string) => void
  readonly switchKind: () => void
  /** Sends the code, one request at a time. */
  readonly send: (code: string) => void
}

/** @param act sends the code; what the server refuses is shown at the field */
export function useFactorCode(act: (code: string) => Promise<void>): FactorCode {
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [isRecovery, setRecovery] = useState(false)
  const type = (next: string) => {
    setCode(next)
    setError(undefined)
  }
  const run = async (entered: string) => {
    setBusy(true)
    try {
      await act(entered)
    } catch (failure) {
      if (failure instanceof ApiError && failure.status >= 400 && failure.status < 500)
        setError(failure.fields['code'] ?? failure.description)
      else showFailure(failure)
      field.current?.focus()
      field.current?.select()
    }
    setBusy(false)
  }
  return {
    field,
    code,
    error,
    busy,
    isRecovery,
    type,
    switchKind: () => {
      setRecovery(!isRecovery)
      type('')
    },
    send: (entered) => {
      if (!busy) void run(entered)
    },
  }
}
