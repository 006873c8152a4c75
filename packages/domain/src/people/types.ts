import type { BadgeContent } from '../tones.ts'

/** Types of people, by the side that they are on: company, intern, programme team. */
export const personTypes = ['C', 'I', 'O'] as const
export type PersonType = (typeof personTypes)[number]

/** How far a person has come with their account. */
export const personStatuses = ['REGISTERING', 'INVITED', 'ACTIVE', 'DEACTIVATED'] as const
export type PersonStatus = (typeof personStatuses)[number]

export const personBadges = {
  REGISTERING: { text: 'people.status.REGISTERING', tone: 'amber' },
  INVITED: { text: 'people.status.INVITED', tone: 'amber' },
  ACTIVE: { text: 'people.status.ACTIVE', tone: 'teal' },
  DEACTIVATED: { text: 'people.status.DEACTIVATED', tone: 'slate' },
} as const satisfies Record<PersonStatus, BadgeContent>

/** Whether a person's account works, so that their application or company says more about them. */
export const isActivePerson = (status: PersonStatus): boolean => status === 'ACTIVE'

/** Whether the person has an account, active or not; registrations and invitations have none yet. */
export const hasAccount = (status: PersonStatus): boolean =>
  status === 'ACTIVE' || status === 'DEACTIVATED'

/** What became of an email: turned off is one that its recipient does not want. */
export const personMailStates = [
  'DELIVERED',
  'PENDING',
  'RETRYING',
  'GIVEN_UP',
  'TURNED_OFF',
] as const
export type PersonMailState = (typeof personMailStates)[number]

export const personMailBadges = {
  DELIVERED: { text: 'people.mail.DELIVERED', tone: 'teal' },
  PENDING: { text: 'people.mail.PENDING', tone: 'blue' },
  RETRYING: { text: 'people.mail.RETRYING', tone: 'amber' },
  GIVEN_UP: { text: 'people.mail.GIVEN_UP', tone: 'red' },
  TURNED_OFF: { text: 'people.mail.TURNED_OFF', tone: 'slate' },
} as const satisfies Record<PersonMailState, BadgeContent>

/** What the desk fetches ahead of its opening. */
export const openedKinds = ['APPLICATION', 'COMPANY', 'OFFER'] as const
export type OpenedKind = (typeof openedKinds)[number]

/**
 * Time within which several readings of a page by one operator are one event: a page that is reloaded,
 * or left open in a tab, says nothing new.
 */
export const personReadMs = 60 * 60_000
