export const availabilityTexts = {
  'availability.dayOver': 'This day is over.',
} as const satisfies Record<string, string>
