import { z } from 'zod'
import { allMatching, rowIds, type WithoutExceptions } from '../platform/row-selection.ts'
import { recordFilters } from '../records/record-filters.ts'
import { peopleFilters } from './schema.ts'

const allThatMatch = z.discriminatedUnion('list', [
  allMatching('people', peopleFilters),
  allMatching('applications', recordFilters.applications),
])

/** Applications of a bulk act: the one of each chosen row, or of all that match. */
export const applicantSelection = z.union([
  z.strictObject({ list: z.enum(['people', 'applications']), rows: rowIds.min(1) }),
  allThatMatch,
])
export type ParsedApplicantSelection = z.output<typeof applicantSelection>

/** A list from which applications can be selected, with its filters. */
export type ApplicantSource = WithoutExceptions<z.input<typeof allThatMatch>>
