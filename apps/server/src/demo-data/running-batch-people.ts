import { demoCareerFields } from './career-fields.ts'
import { engineeringSkills, type DemoPersonSpec } from './demo-person-spec.ts'

const { software } = demoCareerFields

/** Interns of the running batch; all of them were placed. */
export const runningBatchPeople: readonly DemoPersonSpec[] = [
  {
    name: 'Lucas Meyer',
    email: 'lucas.meyer@unileipzig.example',
    from: ['DE', 'Europe/Berlin', 'Universität Leipzig'],
    skills: ['SQL', 'Python', 'A/B testing', 'Tableau'],
    weeks: 8,
    introduction:
      'I study statistics in Leipzig and write for the student newspaper, which taught me to put the key number in the first sentence. I like tests that can actually fail.',
  },
  {
    name: 'Sipho Dlamini',
    email: 'sipho.dlamini@uct.example',
    from: ['ZA', 'Africa/Johannesburg', 'University of Cape Town'],
    field: software,
    skills: ['C++', 'Python', 'Linux', 'Git'],
    weeks: 12,
  },
  {
    name: 'Linh Trần',
    email: 'linh.tran@hust.example',
    from: ['VN', 'Asia/Ho_Chi_Minh', 'Hanoi University of Science and Technology'],
    skills: [...engineeringSkills],
    weeks: 10,
  },
  {
    name: 'Baraka Mutua',
    email: 'baraka.mutua@strathmore.example',
    from: ['KE', 'Africa/Nairobi', 'Strathmore University'],
    skills: [...engineeringSkills],
    weeks: 8,
  },
  {
    name: 'Ximena Solís',
    email: 'ximena.solis@unam.example',
    from: ['MX', 'America/Mexico_City', 'Universidad Nacional Autónoma de México'],
    field: software,
    skills: ['TypeScript', 'React', 'HTML and CSS', 'Git'],
    weeks: 8,
  },
  {
    name: 'Callum Fraser',
    email: 'callum.fraser@leeds.example',
    from: ['GB', 'Europe/London', 'University of Leeds'],
    skills: ['SQL', 'R', 'Statistics'],
    weeks: 8,
  },
]
