import { t } from '../../platform/use-texts.ts'

interface CarriedAnswer {
  readonly value: string | null | undefined
  /** What they said at sign-up. */
  readonly signUp: string | null
  /** What they answered among the additional questions. */
  readonly question?: string | undefined
}

/** Says where an answer was filled in from, while it still says the same. */
export function carriedHint({ value, signUp, question }: CarriedAnswer): string | undefined {
  if (!value) return undefined
  if (value === signUp) return t('applications.carried.signUp')
  return value === question ? t('applications.carried.question') : undefined
}
