import { type CellText, defineColumns } from '../platform/list-columns.ts'
import type { FlagState, FlagView } from './schema.ts'

/** How a feature is on: for everyone, for some, or not at all. */
export type FlagMode = 'on' | 'some' | 'off'

/** Returns how a feature is on. */
export function getFlagMode({ is_on: isOn, percentage, user_ids: ids }: FlagState): FlagMode {
  if (isOn) return 'on'
  return percentage > 0 || ids.length > 0 ? 'some' : 'off'
}

/** Says for whom a feature is on: “10% of users, 2 people”. */
export function describeFlagState(state: FlagState): readonly CellText[] {
  const mode = getFlagMode(state)
  if (mode !== 'some') return [{ key: `flags.mode.${mode}` }]
  const { percentage, user_ids: ids } = state
  return [
    ...(percentage > 0 ? [{ key: 'flags.share', values: { percentage: String(percentage) } }] : []),
    ...(ids.length > 0 ? [{ key: 'flags.users', values: { count: ids.length } }] : []),
  ]
}

/** Columns of the list of feature flags. */
export const flagColumns = defineColumns<FlagView>()({
  name: { title: 'columns.flag', value: ({ name }) => [{ key: `flags.name.${name}` }] },
  about: { title: 'columns.description', value: ({ name }) => [{ key: `flags.text.${name}` }] },
  on: { title: 'columns.onFor', value: describeFlagState },
  provider: {
    title: 'columns.provider',
    value: (flag) => (flag.is_available ? null : [{ key: 'flags.unavailable' }]),
  },
  people: {
    title: 'columns.people',
    value: ({ users }) => users.map((user) => user.name || user.email).join(', ') || null,
  },
  changed: {
    title: 'columns.changed',
    isTime: true,
    value: ({ last_change: change }) => ({ time: change && change.at }),
  },
  by: { title: 'columns.changedBy', value: ({ last_change: change }) => change && change.by },
  before: {
    title: 'columns.before',
    value: ({ last_change: change }) => change && describeFlagState(change.from),
    isOptional: true,
  },
  note: {
    title: 'columns.reason',
    value: ({ last_change: change }) => change && change.note,
    isOptional: true,
  },
})
