import { type Day, yearsBetween } from '@fledge/kernel/dates.ts'

/** Youngest age to register: 16, the lowest at which one may consent to the data kept here in every country served. */
export const youngest = 16
/** A birth date further back is taken for a slip of the finger. */
const oldest = 100

/** What is wrong with a birth date on this day, as key of the catalogue; null is a yes. */
export function birthDateProblem(birthDate: Day, today: Day): string | null {
  if (birthDate >= today) return 'registration.birthDate.inFuture'
  const age = yearsBetween(birthDate, today)
  if (age < youngest) return 'registration.birthDate.tooYoung'
  return age > oldest ? 'registration.birthDate.tooOld' : null
}

/** What kind of account an address's registration makes: free addresses and countries not served wait (spec/states.md). */
export function firstCompanyMove(facts: {
  isFreeAddress: boolean
  isCountryServed: boolean
}): 'waitlist' | 'register' {
  return facts.isFreeAddress || !facts.isCountryServed ? 'waitlist' : 'register'
}

/** The domain of an address, lower case: "person@Mail.Example.com" → "mail.example.com"; null where there is none. */
export function domainOf(email: string): string | null {
  const at = email.lastIndexOf('@')
  const domain = email
    .slice(at + 1)
    .trim()
    .toLowerCase()
  return at > 0 && domain.includes('.') ? domain : null
}
