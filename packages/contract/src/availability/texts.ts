export const availabilityTexts = {
  'availability.dayOver': 'This day has passed. Choose a later one.',
} as const satisfies Record<string, string>
