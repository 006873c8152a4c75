import type { OperatorAccess } from '../sessions/types.ts'

/** Lists of everything of one kind. */
export const recordLists = [
  'companies',
  'applications',
  'plans',
  'candidatures',
  'interviews',
  'offers',
  'internships',
  'no-shows',
  'seat-alerts',
] as const
export type RecordList = (typeof recordLists)[number]

/** Lists of the programme team whose views can be saved, as they are named in requests. */
export const operatorLists = [
  'people',
  'payments',
  'differences',
  'credits',
  'webhooks',
  'privacy',
  'waits',
  'overdue',
  'outbox',
  'log',
  'lookups',
  'templates',
  'cannedComments',
  'messages',
  'replies',
  'placement',
  'risk',
  'reports',
  'hiddenContent',
  'companyInvitations',
  'contested',
  'noShowReviews',
  'certificates',
  'internshipActions',
  'batches',
  'decisions',
  'jobs',
  'team',
  'flags',
  ...recordLists,
] as const
export type OperatorList = (typeof operatorLists)[number]

/** Who reads a list, as its endpoint says. */
export const listAccess: Readonly<Record<OperatorList, OperatorAccess>> = {
  people: 'operator:batches',
  payments: 'operator:finance',
  differences: 'operator:finance',
  credits: 'operator:read',
  webhooks: 'operator:finance',
  privacy: 'operator:manager',
  waits: 'operator:read',
  overdue: 'operator:manager',
  outbox: 'operator:review',
  log: 'operator:manager',
  lookups: 'operator:manager',
  templates: 'operator:review',
  cannedComments: 'operator:review',
  messages: 'operator:review',
  replies: 'operator:review',
  placement: 'operator:review',
  risk: 'operator:review',
  reports: 'operator:review',
  hiddenContent: 'operator:review',
  companyInvitations: 'operator:manager',
  contested: 'operator:review',
  noShowReviews: 'operator:review',
  certificates: 'operator:review',
  internshipActions: 'operator:review',
  batches: 'operator:batches',
  decisions: 'operator:review',
  jobs: 'operator:review',
  team: 'operator:manager',
  flags: 'operator:manager',
  companies: 'operator:review',
  applications: 'operator:review',
  plans: 'operator:review',
  candidatures: 'operator:review',
  interviews: 'operator:review',
  offers: 'operator:review',
  internships: 'operator:review',
  'no-shows': 'operator:review',
  'seat-alerts': 'operator:review',
}

/** Most rows that one bulk act changes. */
export const maxBulkRows = 500

/** Most views of one list that a person saves. */
export const maxSavedViews = 50
/** Most parameters of an address that a view contains. */
export const maxViewParameters = 20
export const maxViewNameLength = 60
