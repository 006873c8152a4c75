import { readFileSync } from 'node:fs'
import type { ResumeContent } from '@fledge/domain/resumes/read-text.ts'
import { z } from 'zod'
import type { Truth } from './sample-files.ts'

/** An invented résumé printed to PDF by a browser, stored as the text runs the PDF reader returned, so that tests need no browser. */
export interface Print {
  readonly layout: string
  /** Its file in `prints/`. */
  readonly name: string
  /** Right of all when it was first read, before anything was changed for it. */
  readonly firstRight: number
  /** Right of all when the reading was done for the others, and this was read with it for the first time. */
  readonly unseenRight?: number
  readonly truth: Truth
}

const pages = z.array(
  z.array(z.tuple([z.number(), z.number(), z.number(), z.number(), z.string()])),
)

export function printText(name: string): ResumeContent {
  const file = readFileSync(new URL(`prints/${name}.json`, import.meta.url), 'utf8')
  return {
    positioned: pages.parse(JSON.parse(file)).map((page, at) => ({
      page: at + 1,
      pieces: page.map(([x, y, width, size, text]) => ({ x, y, width, size, text })),
      links: [],
    })),
  }
}
