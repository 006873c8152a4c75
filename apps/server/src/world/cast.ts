import type { Batches } from './batches.ts'
import type { Newcomer } from './bulk-interns.ts'
import type { Way } from './application-ways.ts'

const data = 'Data science and analytics'
const software = 'Software engineering'
const learning = 'Artificial intelligence'

interface Part {
  readonly name: string
  readonly email: string
  readonly from: readonly [country: string, zone: string, university: string]
  readonly field?: string
  readonly skills?: readonly string[]
  readonly projects?: readonly string[]
  readonly way?: Way
  readonly weeks?: number
  readonly later?: number
  readonly says?: string
  /** Applies by hand, from the first code on, so many days ago; the others are brought in together. */
  readonly applies?: number
  /** In the batch where interns pay for their place themselves. */
  readonly pays?: true
}

const pipeline = ['Data pipeline', 'Data quality review']
const engineer = ['Python', 'SQL', 'dbt', 'Git', 'Docker'] as const

/** Interns of the batch that runs now; all of them found a place. */
const running: readonly Part[] = [
  {
    name: 'Lucas Meyer',
    email: 'lucas.meyer@unileipzig.example',
    from: ['DE', 'Europe/Berlin', 'Universität Leipzig'],
    skills: ['SQL', 'Python', 'A/B testing', 'Tableau'],
    weeks: 8,
    says: 'I study statistics in Leipzig and write for the faculty paper, which taught me to put the number in the first line. I like tests that can fail.',
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
    skills: [...engineer],
    weeks: 10,
  },
  {
    name: 'Baraka Mutua',
    email: 'baraka.mutua@strathmore.example',
    from: ['KE', 'Africa/Nairobi', 'Strathmore University'],
    skills: [...engineer],
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

/** Interns of the batch that begins soon: most of the stories are theirs. */
const coming: readonly Part[] = [
  {
    name: 'Amara Okafor',
    email: 'amara.okafor@unilag.example',
    from: ['NG', 'Africa/Lagos', 'University of Lagos'],
    skills: ['Python', 'SQL', 'Statistics', 'Data visualisation', 'A/B testing', 'Git'],
    projects: ['Data pipeline', 'Experiment analysis'],
    applies: 50,
    says: 'I study computer science in Lagos and keep the books of my aunt’s pharmacy in a database that I wrote at sixteen and have rewritten twice. I like data that somebody waits for.',
  },
  {
    name: 'Priya Raman',
    email: 'priya.raman@rvce.example',
    from: ['IN', 'Asia/Kolkata', 'RV College of Engineering'],
    skills: ['Python', 'SQL', 'pandas', 'Statistics', 'dbt', 'Git'],
    projects: ['Forecasting model', 'Data pipeline'],
    weeks: 14,
    applies: 46,
    says: 'Master’s student in data science. My bus forecast for Bengaluru is wrong by ninety seconds on a good day, and I know why on most of the others.',
  },
  {
    name: 'Tomás Silva',
    email: 'tomas.silva@usp.example',
    from: ['BR', 'America/Sao_Paulo', 'Universidade de São Paulo'],
    skills: ['Python', 'SQL', 'Spark', 'Docker', 'Git'],
    projects: pipeline,
    applies: 40,
  },
  {
    name: 'Mei Tanaka',
    email: 'mei.tanaka@keio.example',
    from: ['JP', 'Asia/Tokyo', 'Keio University'],
    field: software,
    skills: ['C++', 'Python', 'Linux', 'Automated testing'],
  },
  {
    name: 'Arjun Nair',
    email: 'arjun.nair@annauniv.example',
    from: ['IN', 'Asia/Kolkata', 'Anna University'],
    skills: ['Python', 'SQL', 'Excel'],
    projects: pipeline,
  },
  {
    name: 'Dewi Lestari',
    email: 'dewi.lestari@ui.example',
    from: ['ID', 'Asia/Jakarta', 'Universitas Indonesia'],
    skills: ['SQL', 'Power BI', 'Python'],
    projects: ['Reporting dashboard'],
  },
  {
    name: 'Njeri Wekesa',
    email: 'njeri.wekesa@strathmore.example',
    from: ['KE', 'Africa/Nairobi', 'Strathmore University'],
    skills: [...engineer],
    later: 1,
  },
  {
    name: 'Efua Mensah',
    email: 'efua.mensah@ug.example',
    from: ['GH', 'Africa/Accra', 'University of Ghana'],
    field: software,
    skills: ['C++', 'Git', 'Linux'],
  },
  {
    name: 'Kwame Boateng',
    email: 'kwame.boateng@ashesi.example',
    from: ['GH', 'Africa/Accra', 'Ashesi University'],
    skills: [...engineer],
    projects: pipeline,
  },
  {
    name: 'Farah Sheikh',
    email: 'farah.sheikh@annauniv.example',
    from: ['IN', 'Asia/Kolkata', 'Anna University'],
    field: software,
    skills: ['C++', 'Python', 'Automated testing'],
  },
  {
    name: 'Zofia Nowak',
    email: 'zofia.nowak@uj.example',
    from: ['PL', 'Europe/Warsaw', 'Jagiellonian University'],
    field: software,
    skills: ['C++', 'Python', 'Linux', 'Git'],
  },
  {
    name: 'Wanjiru Kamau',
    email: 'wanjiru.kamau@uonbi.example',
    from: ['KE', 'Africa/Nairobi', 'University of Nairobi'],
    skills: [...engineer],
    projects: pipeline,
  },
  {
    name: 'Hamza Farouk',
    email: 'hamza.farouk@alexu.example',
    from: ['EG', 'Africa/Cairo', 'Alexandria University'],
    skills: ['Python', 'SQL', 'Spark'],
  },
  {
    name: 'Ana Beatriz Costa',
    email: 'anabeatriz.costa@ufpe.example',
    from: ['BR', 'America/Recife', 'Universidade Federal de Pernambuco'],
    field: software,
    skills: ['C++', 'Python', 'Git', 'Linux'],
  },
  {
    name: 'Ngozi Eze',
    email: 'ngozi.eze@covenant.example',
    from: ['NG', 'Africa/Lagos', 'Covenant University'],
    skills: [...engineer, 'Spark'],
    projects: pipeline,
  },
  {
    name: 'Jakub Wilk',
    email: 'jakub.wilk@pg.example',
    from: ['PL', 'Europe/Warsaw', 'Gdańsk University of Technology'],
    field: software,
    skills: ['C++', 'Linux', 'Git', 'Automated testing'],
  },
  {
    name: 'Felix Brandt',
    email: 'felix.brandt@tuberlin.example',
    from: ['DE', 'Europe/Berlin', 'Technische Universität Berlin'],
    field: software,
    skills: ['C++', 'Python', 'Linux'],
  },
  {
    name: 'Carlo Reyes',
    email: 'carlo.reyes@up.example',
    from: ['PH', 'Asia/Manila', 'University of the Philippines'],
    skills: ['SQL', 'Python'],
  },
  {
    name: 'Youssef Mansour',
    email: 'youssef.mansour@asu.example',
    from: ['EG', 'Africa/Cairo', 'Ain Shams University'],
    skills: ['Python', 'SQL', 'dbt', 'Git', 'Docker'],
    projects: pipeline,
  },
  {
    name: 'Inês Carvalho',
    email: 'ines.carvalho@up-porto.example',
    from: ['PT', 'Europe/Lisbon', 'University of Porto'],
    skills: ['Python', 'SQL', 'Git', 'Docker'],
    projects: pipeline,
    later: 1,
  },
  {
    name: 'Olena Bondar',
    email: 'olena.bondar@lpnu.example',
    from: ['UA', 'Europe/Kyiv', 'Lviv Polytechnic'],
    skills: ['Python', 'SQL', 'dbt', 'Git'],
    weeks: 14,
  },
  {
    name: 'Mateo Rojas',
    email: 'mateo.rojas@uniandes.example',
    from: ['CO', 'America/Bogota', 'Universidad de los Andes'],
    skills: ['Python', 'SQL', 'Git', 'Docker'],
  },
  {
    name: 'Elif Demir',
    email: 'elif.demir@boun.example',
    from: ['TR', 'Europe/Istanbul', 'Boğaziçi University'],
    field: learning,
    skills: ['Python', 'PyTorch', 'Model evaluation'],
  },
  {
    name: 'Chloé Tremblay',
    email: 'chloe.tremblay@uwaterloo.example',
    from: ['CA', 'America/Toronto', 'University of Waterloo'],
    skills: ['SQL', 'Tableau', 'A/B testing'],
  },
  {
    name: 'Aoife Brennan',
    email: 'aoife.brennan@ucd.example',
    from: ['IE', 'Europe/Dublin', 'University College Dublin'],
    field: software,
    skills: ['Java', 'SQL', 'REST APIs', 'Git'],
    pays: true,
  },
  {
    name: 'Rhys Hughes',
    email: 'rhys.hughes@cardiff.example',
    from: ['GB', 'Europe/London', 'Cardiff University'],
    field: software,
    skills: ['Java', 'SQL', 'REST APIs', 'Git'],
  },
  {
    name: 'Hira Qureshi',
    email: 'hira.qureshi@lums.example',
    from: ['PK', 'Asia/Karachi', 'LUMS'],
    skills: ['SQL', 'R', 'Statistics', 'Data cleaning'],
  },
  {
    name: 'Malik Coleman',
    email: 'malik.coleman@howard.example',
    from: ['US', 'America/New_York', 'Howard University'],
    skills: ['SQL', 'Python', 'Data visualisation'],
  },
  {
    name: 'Valentina Herrera',
    email: 'valentina.herrera@unal.example',
    from: ['CO', 'America/Bogota', 'Universidad Nacional de Colombia'],
    field: learning,
    skills: ['Python', 'Data labelling', 'PyTorch'],
  },
  {
    name: 'Sofiia Melnyk',
    email: 'sofiia.melnyk@knu.example',
    from: ['UA', 'Europe/Kyiv', 'Kyiv National University'],
    way: 'asked',
    applies: 8,
  },
  {
    name: 'Diego Navarro',
    email: 'diego.navarro@tec.example',
    from: ['MX', 'America/Mexico_City', 'Tecnológico de Monterrey'],
    field: software,
    way: 'begun',
    applies: 3,
  },
  {
    name: 'Thandiwe Khumalo',
    email: 'thandiwe.khumalo@sun.example',
    from: ['ZA', 'Africa/Johannesburg', 'Stellenbosch University'],
    way: 'sent',
    applies: 4,
  },
  {
    name: 'Poppy Whitaker',
    email: 'poppy.whitaker@leeds.example',
    from: ['GB', 'Europe/London', 'University of Leeds'],
    field: software,
    way: 'rejected',
    applies: 20,
  },
  {
    name: 'Saoirse Walsh',
    email: 'saoirse.walsh@ucd.example',
    from: ['IE', 'Europe/Dublin', 'University College Dublin'],
    field: software,
    skills: ['Java', 'SQL', 'Git'],
    pays: true,
  },
]

const newcomer =
  (batches: Batches, which: 'running' | 'coming') =>
  (part: Part): Newcomer => {
    const first = new Date(`${batches.month}T00:00:00Z`)
    const [firstName = '', ...rest] = part.name.startsWith('Ana Beatriz')
      ? ['Ana Beatriz', 'Costa']
      : part.name.split(' ')
    return {
      first: firstName,
      last: rest.join(' '),
      email: part.email,
      country: part.from[0],
      zone: part.from[1],
      university: part.from[2],
      batchId: part.pays ? batches.paying : which === 'running' ? batches.running : batches.coming,
      field: part.field ?? data,
      ...(part.skills ? { skills: part.skills } : {}),
      ...(part.projects ? { projects: part.projects } : {}),
      ...(part.says ? { introduction: part.says } : {}),
      weeks: part.weeks ?? 12,
      way: part.way ?? 'approved',
      startMonth: new Date(
        Date.UTC(
          first.getUTCFullYear(),
          first.getUTCMonth() + (which === 'running' ? -6 : (part.later ?? 0)),
          1,
        ),
      )
        .toISOString()
        .slice(0, 10),
      began: 12,
      ended: 0.5,
    }
  }

/** The people of the stories who are brought in together, as they stand when a batch of them is. */
export function castOf(batches: Batches, which: 'running' | 'coming'): Newcomer[] {
  return (which === 'running' ? running : coming)
    .filter((part) => part.applies === undefined)
    .map(newcomer(batches, which))
}

/** Those who apply by hand, and how many days ago each begins. */
export function applicantsOf(
  batches: Batches,
): readonly { readonly person: Newcomer; readonly days: number }[] {
  return coming.flatMap((part) =>
    part.applies === undefined
      ? []
      : [{ person: newcomer(batches, 'coming')(part), days: part.applies }],
  )
}
