import type { LookupEntryView } from '@fledge/contract/lookups/manage-schema.ts'
import { lookupLists } from '@fledge/domain/lookups/types.ts'
import { longText } from '@fledge/ui/testing/samples.ts'

export const sampleEntry: LookupEntryView = {
  key: 'company-tool:7',
  list: 'company-tool',
  id: 7,
  label: 'Figma',
  group: 'Design',
  state: 'ACTIVE',
  merged_into: null,
  uses: 1204,
  may: { rename: true, deactivate: true, activate: 'lookups.refused.active', merge: true },
}

export const sampleInactiveEntry: LookupEntryView = {
  ...sampleEntry,
  key: 'company-tool:8',
  id: 8,
  label: 'Dreamweaver',
  state: 'INACTIVE',
  uses: 0,
  may: { ...sampleEntry.may, deactivate: 'lookups.refused.inactive', activate: true },
}

export const sampleMergedEntry: LookupEntryView = {
  ...sampleInactiveEntry,
  key: 'company-tool:9',
  id: 9,
  label: 'Figma (design)',
  state: 'MERGED',
  merged_into: 'Figma',
}

/** An entry of each list, with long names. */
export const sampleEntryOfEachList: readonly LookupEntryView[] = lookupLists.map((list) => ({
  ...sampleEntry,
  key: `${list}:1`,
  list,
  id: 1,
  label: longText,
  group: longText,
  uses: list === 'major' ? null : 1_000_000,
  may: { ...sampleEntry.may, merge: list === 'country' ? 'lookups.refused.country' : true },
}))
