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
      const left: number[] = []
      for (const step of steps) {
        if (step === 'ask') {
          const openShortCodes = left.filter((tries) => tries > 0).length
          if (getCodeDigits({ wrongGuesses, openShortCodes }) === codeRule.digits)
            left.push(codeRule.tries)
          continue
        }
        const at = left.findIndex((tries) => tries > 0)
        if (at < 0) continue
        left[at] = (left[at] ?? 0) - 1
        wrongGuesses += 1
      }
      expect(wrongGuesses).toBeLessThanOrEqual(400)
    }),
    { numRuns: 50 },
  )
})
