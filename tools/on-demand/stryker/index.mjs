// Packages resolve from this folder, so they are imported here.
import { Stryker } from '@stryker-mutator/core'

/** What tools/mutate.ts uses (`StrykerPackages`). */
export const packages = { Stryker }
