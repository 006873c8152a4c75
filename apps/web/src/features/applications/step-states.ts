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
function isSectionComplete(section: Section): boolean {
  return (
    section.section !== 'REVIEW' &&
    section.is_done &&
    section.open_comments === 0 &&
    (section.saved_at !== null || !hasNoQuestions(section.section))
  )
}

/**
 * Returns whether a step is done. The review step is done after submission, unless changes are
 * requested.
 */
export const isApplicationStepDone = (section: Section, { status }: SectionInfo): boolean =>
  section.section === 'REVIEW'
    ? !editableApplicationStatuses.some((open) => open === status)
    : isSectionComplete(section)

/** Returns the number of steps marked as done in the list. */
export const countDoneSteps = (info: SectionInfo): number =>
  info.sections.filter((section) => isApplicationStepDone(section, info)).length

/**
 * Returns the state of a section in the list of steps.
 * @param current the open section
 */
export function getStepState(section: Section, current: ApplicationSection): StepItem['state'] {
  if (isSectionComplete(section)) return 'done'
  if (section.section === current) return 'current'
  return section.open_comments > 0 || (section.missing.length > 0 && section.saved_at !== null)
    ? 'missing'
    : 'coming'
}
