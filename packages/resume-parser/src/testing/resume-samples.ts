import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { DocumentBlock, ResumeContent } from '../read-text.ts'

const strings = z.array(z.string())
const nullableString = z.string().nullable()
/** Two names, start and end; null where it is missing or ongoing. */
const entry = z.tuple([z.string(), z.string(), nullableString, nullableString])

/** The facts that a sample's author put into it. */
const truth = z.object({
  name: z.string(),
  email: z.string(),
  phone: nullableString,
  links: strings,
  /** School, degree, from, to. */
  education: z.array(entry),
  /** Role, place, from, to. */
  experience: z.array(entry),
  /** Those of the list `skills.json`. */
  skills: strings,
  /** Title, from, to of each project; not counted if left out. */
  projects: z.array(z.tuple([z.string(), nullableString, nullableString])).optional(),
  /** Skills that are not in the list, in the person's own words; not counted if left out. */
  ownSkills: strings.optional(),
})
export type Truth = z.output<typeof truth>

const page = z.object({
  /** x, y, width, size, text. */
  pieces: z.array(z.tuple([z.number(), z.number(), z.number(), z.number(), z.string()])),
  /** x, y, address. */
  links: z.array(z.tuple([z.number(), z.number(), z.string()])).default([]),
})
const block: z.ZodType<DocumentBlock> = z.union([
  z.object({
    get rows() {
      return z.array(z.array(z.array(block)))
    },
  }),
  z.object({
    parts: strings,
    links: strings.default([]),
    size: z.number(),
    isListed: z.boolean().default(false),
    isNewPage: z.boolean().default(false),
    columns: z.array(z.number()).optional(),
  }),
])
const sample = z.object({
  layout: z.string(),
  truth,
  /** Facts read correctly the first time, before anything was changed for this layout. */
  firstRight: z.number().optional(),
  /** Facts read correctly at first sight, by a parser that had been changed for other layouts. */
  unseenRight: z.number().optional(),
  pages: z.array(page).optional(),
  blocks: z.array(block).optional(),
})

/** The text of an invented résumé, as read from its file, and the facts that it contains. */
export interface ResumeSample extends Omit<z.output<typeof sample>, 'pages' | 'blocks'> {
  readonly text: ResumeContent
}

const readJson = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../samples/${name}.json`, import.meta.url), 'utf8'))

/** Reads a file of samples. */
export function readSamples(name: string): readonly ResumeSample[] {
  return z
    .array(sample)
    .parse(readJson(name))
    .map(({ pages, blocks, ...rest }) => ({
      ...rest,
      text: pages ? { positioned: pages.map(toPositionedPage) } : { blocks: blocks ?? [] },
    }))
}

const toPositionedPage = ({ pieces, links }: z.output<typeof page>, at: number) => ({
  page: at + 1,
  pieces: pieces.map(([x, y, width, size, text]) => ({ text, x, y, width, size })),
  links: links.map(([x, y, url]) => ({ url, x, y })),
})

const toLabels = (labels: readonly string[]) => labels.map((label, at) => ({ id: at + 1, label }))

/** The labels that are searched for in the samples. */
export const knownLabels = {
  skills: toLabels(strings.parse(readJson('skills'))),
  languages: toLabels(['English', 'German', 'French', 'Spanish', 'Portuguese']),
}
