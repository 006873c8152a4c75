import { brightwater } from './brightwater-company.ts'
import { demoCareerFields } from './career-fields.ts'
import type { DemoCompany } from './demo-company.ts'
import { hostCompanies } from './host-companies.ts'

/** Companies without interns: awaiting approval, rejected, or from a country that is not served. */
const otherCompanies: readonly DemoCompany[] = [
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
      'Lumen Atelier designs lighting for theatres and narrow streets. We would like to host two interns to draw, build and measure with us, ideally without a fear of ladders.',
    people: [{ first: 'Clara', last: 'Vidal', title: 'Partner' }],
    plans: [
      {
        key: 'light',
        name: 'Lighting software intern',
        field: demoCareerFields.software,
        skills: ['TypeScript', 'React'],
        description:
          'A small tool that shows what a street will look like at night before the lamps go up.',
        finalStatus: 'draft',
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
      'Quillbrook Press publishes picture books in nine languages. We want to understand how readers discover them, and we are looking for someone who enjoys both books and spreadsheets.',
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
      'Grindstone Partners provides sales teams for young companies. We are looking for interns to call a hundred people a day, on commission only, from anywhere and at any hour.',
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

export const demoCompanies: readonly DemoCompany[] = [
  brightwater,
  ...hostCompanies,
  ...otherCompanies,
]
