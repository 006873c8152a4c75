/** Reasons for rejecting a file, as keys of the catalogue. */
const fileProblems = [
  'files.empty',
  'files.type.image',
  'files.type.document',
  'files.type.resume',
  'files.type.video',
  'files.damaged',
  'files.tooLargeInside',
  'files.unreadable',
  'files.protected',
  'files.scripts',
  'files.active',
  'files.tooMuch',
] as const
export type FileProblem = (typeof fileProblems)[number]

export const isFileProblem = (key: unknown): key is FileProblem =>
  fileProblems.some((problem) => problem === key)
