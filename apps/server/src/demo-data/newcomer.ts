import { dayMs } from '@fledge/kernel/dates.ts'
import { newId } from '../platform/ids.ts'
import { pathOf, stepsOf, type Way } from './application-ways.ts'
import type { Options } from './options.ts'
import type { dice } from './places.ts'
import { fieldWords } from './wording.ts'

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
  readonly way: Way
  /** Days ago of the sign-up and of the last transition. */
  readonly began: number
  readonly ended: number
}

interface Making {
  newcomer: NewDemoPerson
  options: Options
  chance: ReturnType<typeof dice>
  now: Date
  reviewerId: string
  number: number
}

/** An applicant with generated ids, transition times and choices. */
export type Someone = ReturnType<typeof someone>

export function someone(making: Making) {
  const { newcomer, options, chance, now } = making
  const began = new Date(now.getTime() - newcomer.began * dayMs)
  const words = fieldWords.find((one) => one.name === newcomer.field)
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
    path: pathOf(newcomer.way, began, new Date(now.getTime() - newcomer.ended * dayMs)),
    steps: stepsOf(newcomer.way),
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
