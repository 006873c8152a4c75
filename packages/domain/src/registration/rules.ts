import { type Day, yearsBetween } from '@fledge/kernel/dates.ts'

/**
 * Minimum age to register: 16, the lowest age of consent to data processing in every country
 * served.
 */
export const minAge = 16
/** An older birth date is treated as a typing error. */
const maxAge = 100

/** Validates a birth date on the given day. Returns a catalogue key, or null if valid. */
export function validateBirthDate(birthDate: Day, today: Day): string | null {
  if (birthDate >= today) return 'registration.birthDate.inFuture'
  const age = yearsBetween(birthDate, today)
  if (age < minAge) return 'registration.birthDate.tooYoung'
  return age > maxAge ? 'registration.birthDate.tooOld' : null
}

/**
 * Returns the first transition of a company account: free email domains and unserved countries go
 * to the waiting list (spec/states.md).
 */
export function getFirstCompanyTransition(facts: {
  isFreeAddress: boolean
  isCountryServed: boolean
}): 'waitlist' | 'register' {
  return facts.isFreeAddress || !facts.isCountryServed ? 'waitlist' : 'register'
}

/**
 * Returns the lower-case domain of an email address, "person@Mail.Example.com" →
 * "mail.example.com", or null if it has none.
 */
export function getEmailDomain(email: string): string | null {
  const at = email.lastIndexOf('@')
  const domain = email
    .slice(at + 1)
    .trim()
    .toLowerCase()
  return at > 0 && domain.includes('.') ? domain : null
}
