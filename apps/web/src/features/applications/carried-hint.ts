import { t } from '../../platform/use-texts.ts'

interface CarriedAnswer {
  readonly value: string | null | undefined
  /** Value given at sign-up. */
  readonly signUp: string | null
  /** Value given in the additional questions. */
  readonly question?: string | undefined
}

/** Returns a hint naming where a value was prefilled from, as long as it is unchanged. */
export function carriedHint({ value, signUp, question }: CarriedAnswer): string | undefined {
  if (!value) return undefined
  if (value === signUp) return t('applications.carried.signUp')
  return value === question ? t('applications.carried.question') : undefined
}
