import '@fledge/contract/platform/validation-messages.ts'
import { expect, it, vi } from 'vitest'
import { z } from 'zod'

it('schemas are checked in a browser without being compiled, which pages forbid', () => {
  const compile = vi.spyOn(globalThis, 'Function')
  expect(z.object({ city: z.string() }).safeParse({ city: 'Graz' }).success).toBe(true)
  expect(compile).not.toHaveBeenCalled()
  compile.mockRestore()
})
