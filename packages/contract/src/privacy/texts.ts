export const privacyTexts = {
  'privacy.kind.ACCESS': 'Copy of own data',
  'privacy.kind.ERASURE': 'Deletion of the account',
  'privacy.state.OPEN': 'Open',
  'privacy.state.LATE': 'Late',
  'privacy.state.DONE': 'Done',
  'privacy.erased': 'Deleted account',
} as const
