import { demoCareerFields } from './career-fields.ts'
import type { DemoCompany } from './demo-company.ts'

const { data, software } = demoCareerFields

/** The company in most of the scenarios. */
export const brightwater: DemoCompany = {
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
    'Brightwater Labs monitors rivers. Four hundred small sensors in eleven countries show water companies and local councils what is in the water right now, not last month. Interns work on the same pipeline and the same hardware as the rest of the team, with a supervisor who is available every day.',
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
        'Help us move four hundred river sensors from nightly file uploads to a real-time stream, and find out which readings we can’t trust.',
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
        'Work on our sensor firmware: longer sleep, reliable wake-ups, and better logs of what happens in the field.',
    },
    {
      key: 'learning',
      name: 'Machine learning intern',
      field: data,
      skills: ['Python', 'scikit-learn', 'Statistics'],
      description: 'Teach a model to tell a storm from a broken sensor.',
      finalStatus: 'draft',
    },
    {
      key: 'web',
      name: 'Web platform intern',
      field: software,
      skills: ['TypeScript', 'React', 'Node.js'],
      description: 'Make the maps that councils check every morning load faster on older phones.',
      finalStatus: 'paused',
    },
  ],
  registered: 178,
  decided: 'approve',
  photos: 7,
  more: {
    introduction:
      '<p>What a week here looks like:</p><ul><li><strong>Monday</strong>: we meet for an hour, and everyone shares their plan for the week.</li><li><strong>Every day</strong>: your supervisor is available at three, in the London office and by video call.</li><li><strong>Friday</strong>: you demo what you’ve built, even if it doesn’t work yet.</li></ul><p>Last season an intern tracked down the drift that had made every spring reading slightly too high. The fix now runs on every gauge.</p>',
    funding: 'Series A',
    tools: ['RiverBench', 'Gauge CLI'],
    social: {
      github: 'https://github.com/brightwater-example',
      x: 'https://x.com/brightwater_ex',
      medium: 'https://medium.com/@brightwater-example',
    },
  },
}
