/** Whether nothing was chosen or written yet, by either side. */
export const isEmptyFeedback = (feedback: object): boolean =>
  Object.values(feedback).every((value) => value === null || value === '')
