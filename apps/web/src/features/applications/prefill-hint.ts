import { t } from '../../platform/i18n/use-texts.ts'

interface PrefilledAnswer {
  readonly value: string | null | undefined
  /** Value given at sign-up. */
  readonly signUp: string | null
  /** Value given in the additional questions. */
  readonly question?: string | undefined
}

/** Returns a hint naming where a value was prefilled from, as long as it is unchanged. */
export function getPrefillHint({ value, signUp, question }: PrefilledAnswer): string | undefined {
  if (!value) return undefined
  if (value === signUp) return t('applications.carried.signUp')
  return value === question ? t('applications.carried.question') : undefined
}
