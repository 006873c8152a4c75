export const batchesTexts = {
  'batches.state.DRAFT': 'Draft',
  'batches.state.ENDED': 'Ended',
  'batches.state.EXPIRED': 'Campaign over',
  'batches.state.NOT_STARTED': 'Enrolment not started',
  'batches.state.FULL': 'Full',
  'batches.state.CLOSED': 'Registration closed',
  'batches.state.PROGRAM_NOT_STARTED': 'Start to be announced',
  'batches.state.OPEN': 'Open',
  'batches.slug.shape': 'Use small letters, digits and hyphens, 60 at most.',
  'batches.slug.reserved': 'This address is in use. Choose another.',
} as const
