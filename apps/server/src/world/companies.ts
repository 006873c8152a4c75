import type { Mark } from './logos.ts'

/** A colleague: first name, last name, zone; the role of who is invited. */
export interface Colleague {
  readonly first: string
  readonly last: string
  readonly zone?: string
  readonly title: string
  readonly role?: 'ADMIN' | 'SUPERVISOR'
}

export interface PlanStory {
  /** Short name that the stories use. */
  readonly key: string
  readonly name: string
  readonly field: string
  readonly skills: readonly string[]
  readonly specialisations?: readonly string[]
  readonly projectTypes?: readonly string[]
  readonly openings?: number
  /** Months after the present's spring batch begins. */
  readonly startsIn?: number
  readonly weeks?: readonly [number, number]
  readonly hours?: number
  readonly stipend?: readonly [number, string]
  readonly description: string
  /** What is left of it: published unless said. */
  readonly left?: 'draft' | 'paused' | 'archived'
}

export interface CompanyStory {
  readonly key: string
  readonly name: string
  readonly domain: string
  readonly mark: Mark
  readonly country: string
  readonly city: string
  readonly zone: string
  readonly industry: string
  readonly employees: string
  readonly founded: number
  readonly introduction: string
  readonly people: readonly [Colleague, ...Colleague[]]
  readonly plans: readonly PlanStory[]
  /** Days before now that it registered. */
  readonly registered: number
  /** What the programme team decided; waits where nothing is said. */
  readonly decided?: 'approve' | 'reject'
  readonly photos?: number
  /** What else it tells of itself. */
  readonly more?: {
    readonly introduction: string
    readonly funding: string
    readonly tools: readonly string[]
    readonly social: Readonly<Record<string, string>>
  }
  /** From a country that is not served: registers, and waits. */
  readonly waits?: true
  /** Has not signed the conduct policy yet. */
  readonly unsigned?: true
}

const data = 'Data science and analytics'
const software = 'Software engineering'

export const companyStories: readonly CompanyStory[] = [
  {
    key: 'brightwater',
    name: 'Brightwater Labs',
    domain: 'brightwater.example',
    mark: { ground: '#26458f', shape: 'waves' },
    country: 'GB',
    city: 'London',
    zone: 'Europe/London',
    industry: 'Environment and sustainability',
    employees: '51–200',
    founded: 2014,
    introduction:
      'Brightwater Labs measures rivers. Four hundred small sensors in eleven countries tell water companies and towns what is in the water this hour, not last month. Our interns work on the same pipeline and the same boards that we do, with a supervisor who answers every day.',
    people: [
      { first: 'Hannah', last: 'Clarke', title: 'Head of Data' },
      { first: 'Owen', last: 'Price', title: 'Lead Engineer', role: 'SUPERVISOR' },
      {
        first: 'Lena',
        last: 'Sommer',
        zone: 'Europe/Berlin',
        title: 'Firmware Engineer',
        role: 'SUPERVISOR',
      },
    ],
    plans: [
      {
        key: 'data',
        name: 'Data engineering intern',
        field: data,
        skills: ['Python', 'SQL', 'dbt', 'Spark', 'Git', 'Docker'],
        specialisations: ['Data engineering'],
        projectTypes: ['Data pipeline', 'Data quality review'],
        openings: 6,
        weeks: [8, 14],
        hours: 30,
        stipend: [140_000, 'GBP'],
        description:
          'Help us move four hundred river sensors from nightly files to a stream that is never late, and find out which of them lie.',
      },
      {
        key: 'embedded',
        name: 'Embedded software intern',
        field: software,
        skills: ['C++', 'Python', 'Git', 'Linux', 'Automated testing'],
        specialisations: ['Embedded systems'],
        projectTypes: ['Test automation suite', 'Bug triage and repair'],
        openings: 5,
        weeks: [8, 16],
        hours: 35,
        stipend: [150_000, 'GBP'],
        description:
          'Work on the firmware of our sensors: make them sleep longer, wake reliably, and say what they did when nobody looked.',
      },
      {
        key: 'learning',
        name: 'Machine learning intern',
        field: data,
        skills: ['Python', 'scikit-learn', 'Statistics'],
        description: 'Teach a model to tell a storm from a broken sensor.',
        left: 'draft',
      },
      {
        key: 'web',
        name: 'Web platform intern',
        field: software,
        skills: ['TypeScript', 'React', 'Node.js'],
        description: 'The maps that towns look at every morning, made faster on an old phone.',
        left: 'paused',
      },
    ],
    registered: 178,
    decided: 'approve',
    photos: 7,
    more: {
      introduction:
        '<p>What a week here looks like:</p><ul><li><strong>Monday</strong>: one hour together, then everybody says what they will try.</li><li><strong>In between</strong>: your supervisor is there every day at three, in London and on the line.</li><li><strong>Friday</strong>: you show what you made, also when it does not work yet.</li></ul><p>Last season an intern found the drift that had made every spring reading a little too high. The mend runs on every gauge today.</p>',
      funding: 'Series A',
      tools: ['RiverBench', 'Gauge CLI'],
      social: {
        github: 'https://github.com/brightwater-example',
        x: 'https://x.com/brightwater_ex',
        medium: 'https://medium.com/@brightwater-example',
      },
    },
  },
  {
    key: 'northfold',
    name: 'Northfold',
    domain: 'northfold.example',
    mark: { ground: '#1f2a4d', shape: 'peaks' },
    country: 'CA',
    city: 'Toronto',
    zone: 'America/Toronto',
    industry: 'Software',
    employees: '51–200',
    founded: 2017,
    introduction:
      'Northfold makes planning software for small museums. Two hundred of them use it to lend, borrow and insure what they show. We are forty people who like quiet tools, and we look at what visitors of our software really do before we change it.',
    people: [
      { first: 'Maya', last: 'Lindqvist', title: 'Head of Product' },
      { first: 'Ethan', last: 'Cole', title: 'Product Analyst', role: 'SUPERVISOR' },
    ],
    plans: [
      {
        key: 'analytics',
        name: 'Product analytics intern',
        field: data,
        skills: ['SQL', 'Python', 'A/B testing', 'Data visualisation', 'Tableau'],
        specialisations: ['Data analysis'],
        projectTypes: ['Experiment analysis', 'Reporting dashboard'],
        openings: 4,
        weeks: [8, 12],
        hours: 30,
        description:
          'Find out where small museums get stuck, test one change, and say plainly whether it helped.',
      },
      {
        key: 'frontend',
        name: 'Front-end intern',
        field: software,
        skills: ['TypeScript', 'React', 'HTML and CSS', 'Git'],
        specialisations: ['Front-end development'],
        projectTypes: ['Build a feature end to end'],
        openings: 2,
        weeks: [10, 14],
        hours: 30,
        description:
          'Build the loan calendar with us, from the first sketch to the last screen-reader test.',
      },
    ],
    registered: 176,
    decided: 'approve',
    photos: 2,
  },
  {
    key: 'kestrel',
    name: 'Kestrel Health',
    domain: 'kestrelhealth.example',
    mark: { ground: '#0f766e', shape: 'wing' },
    country: 'IE',
    city: 'Dublin',
    zone: 'Europe/Dublin',
    industry: 'Health care',
    employees: '201–500',
    founded: 2009,
    introduction:
      'Kestrel Health runs the waiting lists of nine hospitals. Our software tells a ward which bed is free and a patient when to come. Interns work with data that carries no names, beside nurses who tell them what the numbers mean.',
    people: [
      { first: 'Aoife', last: 'Byrne', title: 'Clinical Data Lead' },
      { first: 'Ruth', last: 'Oyelaran', title: 'Data Engineer', role: 'SUPERVISOR' },
    ],
    plans: [
      {
        key: 'clinical',
        name: 'Clinical data intern',
        field: data,
        skills: ['SQL', 'R', 'Statistics', 'Data cleaning'],
        specialisations: ['Data analysis'],
        projectTypes: ['Data quality review', 'Reporting dashboard'],
        openings: 3,
        weeks: [10, 14],
        hours: 30,
        stipend: [160_000, 'EUR'],
        description:
          'Clean, check and explain waiting times, so that a ward can plan its next week.',
      },
    ],
    registered: 120,
    decided: 'approve',
    photos: 1,
  },
  {
    key: 'ostrava',
    name: 'Ostrava Robotics',
    domain: 'ostravarobotics.example',
    mark: { ground: '#e2553a', shape: 'hexagon' },
    country: 'CZ',
    city: 'Ostrava',
    zone: 'Europe/Prague',
    industry: 'Manufacturing',
    employees: '51–200',
    founded: 2012,
    introduction:
      'Ostrava Robotics builds small arms that sort glass, paper and metal. They stand in sixty recycling halls and learn from what they drop. You can come to the hall, or work with its cameras from where you are.',
    people: [
      { first: 'Petr', last: 'Havelka', title: 'Head of Software' },
      { first: 'Jana', last: 'Kubíková', title: 'Robotics Engineer', role: 'SUPERVISOR' },
    ],
    plans: [
      {
        key: 'robotics',
        name: 'Robotics data intern',
        field: 'Artificial intelligence',
        skills: ['Python', 'PyTorch', 'Model evaluation', 'Data labelling'],
        specialisations: ['Computer vision', 'Robotics'],
        projectTypes: ['Image recognition prototype', 'Data set preparation'],
        openings: 3,
        weeks: [10, 16],
        hours: 35,
        stipend: [130_000, 'EUR'],
        description:
          'Find the pictures that our sorting arm gets wrong, and make a test of them that never gets easier.',
      },
    ],
    registered: 95,
    decided: 'approve',
    photos: 1,
  },
  {
    key: 'halden',
    name: 'Halden Energy',
    domain: 'haldenenergy.example',
    mark: { ground: '#f2b035', shape: 'bolt' },
    country: 'NO',
    city: 'Oslo',
    zone: 'Europe/Oslo',
    industry: 'Energy and utilities',
    employees: '201–500',
    founded: 2003,
    introduction:
      'Halden Energy buys and sells power for eighty small hydro plants. We forecast rain, snow and prices every quarter of an hour. Interns own one forecast from the first week, and its errors are talked about without blame.',
    people: [
      { first: 'Sigrid', last: 'Lund', title: 'Head of Forecasting' },
      { first: 'Aksel', last: 'Berg', title: 'Energy Analyst', role: 'SUPERVISOR' },
    ],
    plans: [
      {
        key: 'energy',
        name: 'Energy data intern',
        field: data,
        skills: ['Python', 'SQL', 'pandas', 'Statistics', 'Data visualisation', 'Git'],
        specialisations: ['Data engineering', 'Data analysis'],
        projectTypes: ['Forecasting model', 'Data pipeline'],
        openings: 3,
        weeks: [8, 16],
        hours: 35,
        stipend: [210_000, 'EUR'],
        description:
          'Own the forecast of one valley: its rain, its snow, its price, and the note that says why it was wrong.',
      },
    ],
    registered: 110,
    decided: 'approve',
  },
  {
    key: 'tidewell',
    name: 'Tidewell',
    domain: 'tidewell.example',
    mark: { ground: '#3d2f80', shape: 'drop' },
    country: 'NL',
    city: 'Utrecht',
    zone: 'Europe/Amsterdam',
    industry: 'Software',
    employees: '11–50',
    founded: 2020,
    introduction:
      'Tidewell helps households share rainwater. A small box and an app tell neighbours who has some to spare. We are eighteen people in Utrecht and grow street by street, so every number we look at has an address.',
    people: [{ first: 'Daan', last: 'Visser', title: 'Founder' }],
    plans: [
      {
        key: 'growth',
        name: 'Growth analytics intern',
        field: data,
        skills: ['SQL', 'Excel', 'A/B testing', 'Data visualisation', 'Python'],
        projectTypes: ['Customer data analysis'],
        openings: 2,
        weeks: [8, 12],
        hours: 25,
        description:
          'Find out why one street joins and the next does not, and try one idea a month.',
      },
    ],
    registered: 74,
    decided: 'approve',
  },
  {
    key: 'linden',
    name: 'Linden & Field',
    domain: 'lindenfield.example',
    mark: { ground: '#2f6b3a', shape: 'sprout' },
    country: 'GB',
    city: 'Leeds',
    zone: 'Europe/London',
    industry: 'Agriculture and food',
    employees: '11–50',
    founded: 2016,
    introduction:
      'Linden & Field maps soil for farms and parks. Our data is open, our office is small, and half of us are outside on any day. Interns publish one data set of their own before they leave.',
    people: [{ first: 'Imogen', last: 'Farrow', title: 'Data Steward' }],
    plans: [
      {
        key: 'open',
        name: 'Open data intern',
        field: data,
        skills: ['Python', 'Data cleaning', 'Technical writing', 'SQL', 'Git'],
        projectTypes: ['Data quality review', 'Survey analysis'],
        openings: 1,
        startsIn: 1,
        weeks: [8, 12],
        hours: 25,
        description:
          'Publish one soil data set that a stranger can use without asking us anything.',
      },
    ],
    registered: 66,
    decided: 'approve',
    unsigned: true,
  },
  {
    key: 'papaya',
    name: 'Papaya Freight',
    domain: 'papayafreight.example',
    mark: { ground: '#b46a0b', shape: 'bars' },
    country: 'US',
    city: 'Savannah',
    zone: 'America/New_York',
    industry: 'Logistics and transport',
    employees: '201–500',
    founded: 2011,
    introduction:
      'Papaya Freight finds room on lorries that would drive home empty. Our planners, drivers and developers share one board. Interns work on the part that guesses when a lorry will really arrive.',
    people: [{ first: 'Dana', last: 'Whitfield', title: 'Operations Director' }],
    plans: [
      {
        key: 'freight',
        name: 'Back-end intern',
        field: software,
        skills: ['Java', 'SQL', 'REST APIs', 'Git'],
        projectTypes: ['API integration'],
        openings: 2,
        weeks: [8, 12],
        hours: 30,
        description: 'Make the arrival times of two thousand lorries a little more honest.',
      },
    ],
    registered: 58,
    decided: 'approve',
  },
  {
    key: 'lumen',
    name: 'Lumen Atelier',
    domain: 'lumenatelier.example',
    mark: { ground: '#4a4a1c', shape: 'star' },
    country: 'ES',
    city: 'Valencia',
    zone: 'Europe/Madrid',
    industry: 'Design',
    employees: '11–50',
    founded: 2018,
    introduction:
      'Lumen Atelier designs light for theatres and small streets. We would like to host two interns who draw, build and measure with us, and who are not afraid of ladders.',
    people: [{ first: 'Clara', last: 'Vidal', title: 'Partner' }],
    plans: [
      {
        key: 'light',
        name: 'Lighting software intern',
        field: software,
        skills: ['TypeScript', 'React'],
        description: 'A small tool that shows a street at night before the lamps are hung.',
        left: 'draft',
      },
    ],
    registered: 1.6,
  },
  {
    key: 'quillbrook',
    name: 'Quillbrook Press',
    domain: 'quillbrook.example',
    mark: { ground: '#7a2f5c', shape: 'arch' },
    country: 'IN',
    city: 'Pune',
    zone: 'Asia/Kolkata',
    industry: 'Film, music and media',
    employees: '11–50',
    founded: 1998,
    introduction:
      'Quillbrook Press publishes picture books in nine languages. We want to learn how readers find them, and are looking for somebody who likes both books and tables.',
    people: [{ first: 'Meenakshi', last: 'Rao', title: 'Publisher' }],
    plans: [],
    registered: 0.7,
  },
  {
    key: 'grindstone',
    name: 'Grindstone Partners',
    domain: 'grindstone.example',
    mark: { ground: '#57534e', shape: 'bars' },
    country: 'US',
    city: 'Denver',
    zone: 'America/Denver',
    industry: 'Consulting',
    employees: '1–10',
    founded: 2024,
    introduction:
      'Grindstone Partners places sales teams with young companies. We look for interns who call a hundred people a day and are paid by the sale, from anywhere and at any hour.',
    people: [{ first: 'Rex', last: 'Calloway', title: 'Managing Partner' }],
    plans: [],
    registered: 30,
    decided: 'reject',
  },
  {
    key: 'polar',
    name: 'Polar Pantry',
    domain: 'polarpantry.example',
    mark: { ground: '#155e75', shape: 'peaks' },
    country: 'AQ',
    city: 'Rothera',
    zone: 'Antarctica/Palmer',
    industry: 'Agriculture and food',
    employees: '1–10',
    founded: 2023,
    introduction: '',
    people: [{ first: 'Signe', last: 'Halvorsen', title: 'Grower' }],
    plans: [],
    registered: 6,
    waits: true,
  },
]
