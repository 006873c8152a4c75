import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the requests of a hiring company and its interns name. */
export interface HiringIds {
  readonly planId: string
  readonly planName: string
  readonly memberIds: { readonly admin: string; readonly colleague: string }
  /** Code by which interns join the batch. */
  readonly slug: string
  /** A Monday some weeks ahead on which internships of the plan start. */
  readonly starts: string
}

/** Ids of what the `hiring` scenario contains. */
interface HiringTemplate {
  readonly ids: HiringIds
  readonly approvedInternId: string
}

const getTemplatePath = () => join(process.env.E2E_FOLDER ?? '', 'hiring.json')

export const writeHiringTemplate = (template: HiringTemplate): void =>
  writeFileSync(getTemplatePath(), JSON.stringify(template))

export const readHiringTemplate = (): HiringTemplate =>
  // Written by the function above.
  JSON.parse(readFileSync(getTemplatePath(), 'utf8')) as HiringTemplate
