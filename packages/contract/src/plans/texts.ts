export const plansTexts = {
  'plans.status.DRAFT': 'Draft',
  'plans.status.ACTIVE': 'Active',
  'plans.status.PAUSED': 'Paused',
  'plans.status.ARCHIVED': 'Archived',
  // Suffix of an archived plan's name in option lists, seed 000 §3.
  'plans.archivedName': '{{name}} (Archived)',
  'plans.refused.archived': 'This plan is archived. Restore it to edit it.',
} as const
