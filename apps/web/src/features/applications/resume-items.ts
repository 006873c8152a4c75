import type { Payload } from '../../platform/client.ts'

type Read = Payload<'applications', 'parseResume'>
export type CheckGroup = 'person' | 'education' | 'experience' | 'skills'
type FieldName = 'value' | 'school' | 'degree' | 'title' | 'place' | 'from' | 'to'

/** One thing that was read, to be confirmed, mended or left out. */
export interface CheckItem {
  readonly id: string
  readonly number: number
  readonly group: CheckGroup
  readonly kind: 'phone' | 'link' | 'skill' | 'entry'
  readonly state: 'open' | 'confirmed' | 'left'
  readonly fields: readonly { readonly name: FieldName; readonly value: string }[]
  readonly text: string
  readonly skillIds: readonly number[]
  readonly source: { readonly page: number; readonly line: number; readonly text: string }
}

const school = /universi|college|school|institut|academy|hochschule|politecnico|lycée|facultad/i
type Entry = Read['education'][number]
type Draft = Omit<CheckItem, 'id' | 'number'>

function studied({ value, source }: Entry): Draft {
  // A study's first line is the school as often as the degree.
  const [name, degree] = school.test(value.title) || !school.test(value.place ?? '') ? [value.title, value.place ?? ''] : [value.place ?? '', value.title]
  return { group: 'education', kind: 'entry', state: 'open', text: value.text, skillIds: [], source, fields: [{ name: 'school', value: name }, { name: 'degree', value: degree }, { name: 'from', value: value.from ?? '' }, { name: 'to', value: value.to ?? '' }] }
}

function worked({ value, source }: Entry): Draft {
  return { group: 'experience', kind: 'entry', state: 'open', text: value.text.slice(0, 1500), skillIds: [], source, fields: [{ name: 'title', value: value.title }, { name: 'place', value: value.place ?? '' }, { name: 'from', value: value.from ?? '' }, { name: 'to', value: value.to ?? '' }] }
}

const single = (group: CheckGroup, kind: CheckItem['kind'], found: { value: string; source: CheckItem['source'] }): Draft => ({ group, kind, state: 'open', text: '', skillIds: [], source: found.source, fields: [{ name: 'value', value: found.value }] })

/** What a résumé says, as a list to go through; numbers stand beside the lines they were read from. */
export function checkItems(read: Read): readonly CheckItem[] {
  const drafts: readonly Draft[] = [
    ...(read.person.phone ? [single('person', 'phone', read.person.phone)] : []), ...read.person.links.map((link) => single('person', 'link', link)),
    ...read.education.map(studied), ...read.experience.map(worked),
    ...(read.skills[0] ? [{ ...single('skills', 'skill', { value: read.skills.map((skill) => skill.value.label).join(', '), source: read.skills[0].source }), skillIds: read.skills.map((skill) => skill.value.id) }] : []),
  ]
  return drafts.map((draft, index) => ({ ...draft, id: `${draft.group}${index}`, number: index + 1 }))
}
