import fc from 'fast-check'
import { expect, it } from 'vitest'
import { getCodeDigits, codeRule } from './code-rules.ts'

it.each([
  [{ wrongGuesses: 0, openShortCodes: 0 }, 6],
  [{ wrongGuesses: 299, openShortCodes: 0 }, 6],
  [{ wrongGuesses: 300, openShortCodes: 0 }, 8],
  [{ wrongGuesses: 299, openShortCodes: 19 }, 6],
  [{ wrongGuesses: 299, openShortCodes: 20 }, 8],
])('%j: the next code has %i digits', (facts, digits) => {
  expect(getCodeDigits(facts)).toBe(digits)
})

it('at most 400 guesses a day are possible for six-digit codes, in any order of requests and guesses', () => {
  const acts = fc.array(fc.constantFrom('ask', 'guess', 'guess', 'guess'), { maxLength: 3000 })
  fc.assert(
    fc.property(acts, (steps) => {
      let wrongGuesses = 0
      const attemptsLeft: number[] = []
      for (const step of steps) {
        if (step === 'ask') {
          const openShortCodes = attemptsLeft.filter((attempts) => attempts > 0).length
          if (getCodeDigits({ wrongGuesses, openShortCodes }) === codeRule.digits)
            attemptsLeft.push(codeRule.maxAttempts)
          continue
        }
        const at = attemptsLeft.findIndex((attempts) => attempts > 0)
        if (at < 0) continue
        attemptsLeft[at] = (attemptsLeft[at] ?? 0) - 1
        wrongGuesses += 1
      }
      expect(wrongGuesses).toBeLessThanOrEqual(400)
    }),
    { numRuns: 50 },
  )
})
