import { careerFields } from './career-fields.ts'
import type { CompanyStory } from './company-story.ts'

const { data, software } = careerFields

/** The company in most of the scenarios. */
export const brightwater: CompanyStory = {
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
}
