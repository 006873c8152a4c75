import type { UserType } from '@fledge/domain/sessions/types.ts'
import type { ReactNode } from 'react'

/** What differs between the three doors. */
export interface SignInSide {
  readonly type: UserType
  readonly title: string
  readonly hint: string
  /** Said of an address that is none. */
  readonly whole: string
  readonly small?: ReactNode
}
