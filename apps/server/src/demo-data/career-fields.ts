/** Names of the career fields that the people and companies of the world are of. */
export const careerFields = {
  data: 'Data science and analytics',
  software: 'Software engineering',
  learning: 'Artificial intelligence',
} as const
