export const matchingTexts = {
  'matching.reason.CAREER_FIELD': 'Career field',
  'matching.reason.SKILLS': '{{have}} of {{of}} skills asked for',
  'matching.reason.START_AND_DURATION': 'Start month and duration',
  'matching.reason.WORKING_HOURS': '{{hours}} working hours in common',
  'matching.reason.PROJECTS': '{{have}} of {{of}} projects of interest',
  'matching.neverUsed': 'Gender, ethnic group, disability, age, citizenship, first generation, name and picture never take part.',
} as const
