import { countGoal, type Figure, measureGoal } from '../figure.ts'

/** Figure 10: hostile files. */
export const hostileFilesFigure: Figure = {
  number: 10,
  name: 'Hostile files',
  counted:
    'Uploads of about 110 hostile files (PDFs with scripts, deep or circular structures and streams that swell; SVGs, pictures, documents and containers of videos that lie about their size or type, and files of two types), each as it is and then changed in ways that follow from a seed. Counted are the CPU time of the process that reads each, by Linux, scripts in what is stored and served (of a PDF, its actions by a second reader, since its text alone runs nothing), and how long the reads of someone else take at the same time. Reading ends at three seconds of CPU time.',
  control:
    'a planted script in a stored file is found, and a reader without a limit of CPU is measured',
  files: ['features/files/hostile-variants.test.ts', 'features/files/hostile-files.test.ts'],
  isTiming: true,
  goals: [
    countGoal('hostile files', 500),
    measureGoal('seconds of CPU', 3),
    measureGoal('p99 of others in ms', 100),
  ],
}
