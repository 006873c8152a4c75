import { dayMs } from '@fledge/kernel/dates.ts'
import { newId } from '../platform/ids.ts'
import {
  buildApplicationSteps,
  getPathTransitions,
  type ApplicationPath,
} from './application-paths.ts'
import type { LookupOptions } from './lookup-options.ts'
import type { createDemoRandom } from './intern-origins.ts'
import { careerFieldTexts } from './career-field-texts.ts'

/** An applicant and how far their application got. */
export interface NewDemoPerson {
  readonly first: string
  readonly last: string
  readonly email: string
  readonly country: string
  readonly zone: string
  readonly university: string
  readonly batchId: string
  /** Name of the career field. */
  readonly field: string
  /** Skills by name; random ones of the career field by default. */
  readonly skills?: readonly string[]
  readonly projects?: readonly string[]
  readonly specialisations?: readonly string[]
  readonly introduction?: string
  readonly startMonth: string
  readonly weeks: number
  readonly way: ApplicationPath
  /** Days ago of the sign-up and of the last transition. */
  readonly began: number
  readonly ended: number
}

interface PersonInput {
  newcomer: NewDemoPerson
  options: LookupOptions
  chance: ReturnType<typeof createDemoRandom>
  now: Date
  reviewerId: string
  number: number
}

/** An applicant with generated ids, transition times and choices. */
export type GeneratedPerson = ReturnType<typeof generatePerson>

export function generatePerson(making: PersonInput) {
  const { newcomer, options, chance, now } = making
  const began = new Date(now.getTime() - newcomer.began * dayMs)
  const words = careerFieldTexts.find((one) => one.name === newcomer.field)
  if (!words) throw new Error(`No texts for career field ${newcomer.field}`)
  const field = options.id('career-field', newcomer.field)
  return {
    ...making,
    began,
    words,
    at: began.toISOString(),
    userId: newId(began),
    internId: newId(began),
    applicationId: newId(began),
    path: buildApplicationSteps(
      newcomer.way,
      began,
      new Date(now.getTime() - newcomer.ended * dayMs),
    ),
    steps: getPathTransitions(newcomer.way),
    choice: {
      career_field_id: field,
      specialisation_ids: newcomer.specialisations
        ? options.ids('specialisation', newcomer.specialisations)
        : chance.some(options.ofField('specialisation', field), 2),
      skill_ids: newcomer.skills
        ? options.ids('skill', newcomer.skills)
        : chance.some(options.ofField('skill', field), chance.int(4, 7)),
      project_ids: newcomer.projects
        ? options.ids('project', newcomer.projects)
        : chance.some(options.ofField('project', field), chance.int(1, 3)),
    },
  }
}
