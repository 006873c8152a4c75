import { paths } from '@fledge/contract/paths.ts'
import type { SignInStep } from '@fledge/domain/sessions/next-step.ts'
import { formatDate } from '@fledge/kernel/dates.ts'
import type { UserType } from '@fledge/domain/sessions/types.ts'

/** Pages for addresses that can't sign in. */
const noticePages: Partial<Record<SignInStep, string>> = {
  WAIT_FOR_INVITATION: paths.company.waitForInvitation,
  ACCOUNT_DEACTIVATED: paths.company.accountDeactivated,
  REGISTERED_AS_INTERN: paths.company.registeredAsIntern,
  IN_WAITING_LIST: paths.company.inWaitingList,
}
/**
 * Notices shown to interns in place: they can reactivate by signing in, or belong to the other
 * side.
 */
const internNotices: Partial<Record<SignInStep, InternNotice>> = {
  ACCOUNT_DEACTIVATED: 'comeBack',
  REGISTERED_AS_COMPANY: 'otherSide',
}

export type InternNotice = 'comeBack' | 'otherSide'
/** Notice shown before a code is sent; includes the date for accounts about to be deleted. */
export interface AddressNotice {
  readonly kind: InternNotice | 'erasing'
  readonly day: string
}

/** Returns the page to open instead of signing in, or null. */
export const getNoticePage = (next: SignInStep, type: UserType): string | null =>
  type === 'C' ? (noticePages[next] ?? null) : null

/** Returns the notice shown to an intern in place, or null. */
export const getInternNotice = (next: SignInStep, type: UserType): InternNotice | null =>
  type === 'I' ? (internNotices[next] ?? null) : null

/** Returns the notice for an email address, or null. */
export function getAddressNotice(
  { next, erase_at: eraseAt }: { readonly next: SignInStep; readonly erase_at: string | null },
  type: UserType,
): AddressNotice | null {
  if (eraseAt) return { kind: 'erasing', day: formatDate(eraseAt.slice(0, 10)) }
  const kind = getInternNotice(next, type)
  return kind ? { kind, day: '' } : null
}

/** Returns the sign-in page of a user type. */
export const signInPathFor = (type: UserType): string =>
  type === 'C'
    ? paths.company.getStarted
    : type === 'I'
      ? paths.intern.getStarted
      : paths.operator.getStarted
