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

const asksNothing = (section: ApplicationSection) =>
  applicationSteps.some((step) => step.section === section && step.required.length === 0)

/**
 * Returns whether a section is complete: all required fields are filled in, no changes are
 * requested, and a section without required fields was saved.
 */
function isTicked(one: Section): boolean {
  return (
    one.section !== 'REVIEW' &&
    one.is_done &&
    one.open_comments === 0 &&
    (one.saved_at !== null || !asksNothing(one.section))
  )
}

/**
 * Returns whether a step is done. The review step is done after submission, unless changes are
 * requested.
 */
export const isDone = (one: Section, { status }: SectionInfo): boolean =>
  one.section === 'REVIEW'
    ? !editableApplicationStatuses.some((open) => open === status)
    : isTicked(one)

/** Returns the number of steps marked as done in the list. */
export const ticked = (info: SectionInfo): number =>
  info.sections.filter((one) => isDone(one, info)).length

/**
 * Returns the state of a section in the list of steps.
 * @param current the open section
 */
export function stateOf(one: Section, current: ApplicationSection): StepItem['state'] {
  if (isTicked(one)) return 'done'
  if (one.section === current) return 'current'
  return one.open_comments > 0 || (one.missing.length > 0 && one.saved_at !== null)
    ? 'missing'
    : 'coming'
}
