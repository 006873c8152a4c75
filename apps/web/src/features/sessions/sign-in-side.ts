import type { UserType } from '@fledge/domain/sessions/types.ts'
import type { ReactNode } from 'react'

/** Differences between the three sign-in pages. */
export interface SignInSide {
  readonly type: UserType
  readonly title: string
  readonly hint: string
  /** Validation message for an incomplete address. */
  readonly invalidMessage: string
  readonly small?: ReactNode
}
