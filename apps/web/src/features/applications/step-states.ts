import type { PayloadOf } from '@fledge/kernel/endpoint.ts'
import type { applicationEndpoints } from '@fledge/contract/applications/endpoints.ts'
import {
  applicationSteps,
  type ApplicationSection,
} from '@fledge/domain/applications/application-sections.ts'
import { editableApplicationStatuses } from '@fledge/domain/applications/types.ts'
import type { Step } from '@fledge/ui/stepper.tsx'

export type SectionInfo = PayloadOf<typeof applicationEndpoints.sectionInfo>
type Section = SectionInfo['sections'][number]

const asksNothing = (section: ApplicationSection) =>
  applicationSteps.some((step) => step.section === section && step.required.length === 0)

/** Whether a section has its tick: all that is required is there, nothing is to be changed, and one that requires nothing was looked at. */
function isTicked(one: Section): boolean {
  return (
    one.section !== 'REVIEW' &&
    one.is_done &&
    one.open_comments === 0 &&
    (one.saved_at !== null || !asksNothing(one.section))
  )
}

/** Whether a step has its tick; the last one once the application is sent, until changes are asked for. */
export const isDone = (one: Section, { status }: SectionInfo): boolean =>
  one.section === 'REVIEW'
    ? !editableApplicationStatuses.some((open) => open === status)
    : isTicked(one)

/** How many of the steps have their tick, as the list shows them. */
export const ticked = (info: SectionInfo): number =>
  info.sections.filter((one) => isDone(one, info)).length

/** What the list of steps shows of a section. @param current the one that is open */
export function stateOf(one: Section, current: ApplicationSection): Step['state'] {
  if (isTicked(one)) return 'done'
  if (one.section === current) return 'current'
  return one.open_comments > 0 || (one.missing.length > 0 && one.saved_at !== null)
    ? 'missing'
    : 'coming'
}
