import type { PayloadOf } from '@fledge/kernel/endpoint.ts'
import type { applicationEndpoints } from '@fledge/contract/applications/endpoints.ts'
import {
  applicationSteps,
  type ApplicationSection,
} from '@fledge/domain/applications/application-sections.ts'
import { editableApplicationStatuses } from '@fledge/domain/applications/types.ts'
import type { StepItem } from '@fledge/ui/stepper.tsx'

export type SectionInfo = PayloadOf<typeof applicationEndpoints.sectionInfo>
type Section = SectionInfo['sections'][number]

const hasNoQuestions = (section: ApplicationSection) =>
  applicationSteps.some((step) => step.section === section && step.required.length === 0)

/**
 * Returns whether a section is complete: all required fields are filled in, no changes are
 * requested, and a section without required fields was saved.
 */
function isSectionComplete(one: Section): boolean {
  return (
    one.section !== 'REVIEW' &&
    one.is_done &&
    one.open_comments === 0 &&
    (one.saved_at !== null || !hasNoQuestions(one.section))
  )
}

/**
 * Returns whether a step is done. The review step is done after submission, unless changes are
 * requested.
 */
export const isApplicationStepDone = (one: Section, { status }: SectionInfo): boolean =>
  one.section === 'REVIEW'
    ? !editableApplicationStatuses.some((open) => open === status)
    : isSectionComplete(one)

/** Returns the number of steps marked as done in the list. */
export const countDoneSteps = (info: SectionInfo): number =>
  info.sections.filter((one) => isApplicationStepDone(one, info)).length

/**
 * Returns the state of a section in the list of steps.
 * @param current the open section
 */
export function getStepState(one: Section, current: ApplicationSection): StepItem['state'] {
  if (isSectionComplete(one)) return 'done'
  if (one.section === current) return 'current'
  return one.open_comments > 0 || (one.missing.length > 0 && one.saved_at !== null)
    ? 'missing'
    : 'coming'
}
