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
  /** Email address of another account of this person, with the same phone number and birth date. */
  readonly secondAccountOf?: string
  readonly startMonth: string
  readonly weeks: number
  readonly way: ApplicationPath
  /** Days ago of the sign-up and of the last transition. */
  readonly began: number
  readonly ended: number
}

interface PersonInput {
  newPerson: NewDemoPerson
  options: LookupOptions
  chance: ReturnType<typeof createDemoRandom>
  now: Date
  reviewerId: string
  number: number
}

/** An applicant with generated ids, transition times and choices. */
export type GeneratedPerson = ReturnType<typeof generatePerson>

export function generatePerson(making: PersonInput) {
  const { newPerson, options, chance, now } = making
  const began = new Date(now.getTime() - newPerson.began * dayMs)
  const texts = careerFieldTexts.find((fieldTexts) => fieldTexts.name === newPerson.field)
  if (!texts) throw new Error(`No texts for career field ${newPerson.field}`)
  const field = options.id('career-field', newPerson.field)
  return {
    ...making,
    began,
    texts,
    at: began.toISOString(),
    userId: newId(began),
    internId: newId(began),
    applicationId: newId(began),
    path: buildApplicationSteps(
      newPerson.way,
      began,
      new Date(now.getTime() - newPerson.ended * dayMs),
    ),
    steps: getPathTransitions(newPerson.way),
    choice: {
      career_field_id: field,
      specialisation_ids: newPerson.specialisations
        ? options.ids('specialisation', newPerson.specialisations)
        : chance.pickSome(options.ofField('specialisation', field), 2),
      skill_ids: newPerson.skills
        ? options.ids('skill', newPerson.skills)
        : chance.pickSome(options.ofField('skill', field), chance.int(4, 7)),
      project_ids: newPerson.projects
        ? options.ids('project', newPerson.projects)
        : chance.pickSome(options.ofField('project', field), chance.int(1, 3)),
    },
  }
}
