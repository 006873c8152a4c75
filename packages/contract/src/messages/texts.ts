export const messagesTexts = {
  'templates.state.ACTIVE': 'In use',
  'templates.state.ARCHIVED': 'Archived',
  'templates.refused.archived': 'This template is archived. Restore it first.',
  'templates.refused.taken': 'Another template has this name. Choose a different one.',
  'templates.refused.active': 'This template isn’t archived.',
} as const
