/** Career fields of the demo people and companies. */
export const demoCareerFields = {
  data: 'Data science and analytics',
  software: 'Software engineering',
  learning: 'Artificial intelligence',
} as const
