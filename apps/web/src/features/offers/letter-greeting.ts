import { locale } from '@fledge/kernel/locale.ts'
const greeting = /^(dear|hello|hi|hey|welcome|greetings|good (morning|afternoon|evening|day))\b/i

/** Returns whether a letter starts with its own greeting, so that none is prepended. */
export function hasGreeting(letter: string, name: string): boolean {
  const first = (letter.trim().split('\n')[0] ?? '').toLocaleLowerCase(locale)
  return (
    greeting.test(first) ||
    (name !== '' &&
      first.startsWith(name.toLocaleLowerCase(locale)) &&
      /^\s*[,:!.–-]/.test(first.slice(name.length)))
  )
}
