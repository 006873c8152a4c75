import { longText } from '@fledge/ui/testing/samples.ts'
import type { Payload } from '../../platform/http/client.ts'

const options = [
  { value: '1', label: 'Prototyping', count: 12 },
  { value: '2', label: longText, count: 3 },
  { value: '3', label: 'Illustration', count: 0 },
]

/** The options of the filters of browse, with the number of interns of each. */
export const sampleFacets: Payload<'browse', 'browseCandidates'>['facets'] = {
  specialisations: options,
  projects: options,
  skills: Array.from({ length: 14 }, (_, at) => ({
    value: String(at),
    label: `Skill ${at}`,
    count: at,
  })),
  preferred_start_months: [
    { value: '03/2027', label: '03/2027', count: 8 },
    { value: '04/2027', label: '04/2027', count: 2 },
  ],
  internship_durations: [
    { value: '8', label: '8', count: 4 },
    { value: '12', label: '12', count: 6 },
  ],
  timezones: [
    { value: '0|60', label: '0|60', count: 7 },
    { value: '480|540', label: '480|540', count: 1 },
  ],
  ir_ids: [
    { value: 'plan', label: 'Product design', count: 9 },
    { value: 'other', label: longText, count: 2 },
  ],
}
