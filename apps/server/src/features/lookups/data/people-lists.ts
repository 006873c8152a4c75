import { names } from './career-field.ts'
import type { Grouped } from './company-lists.ts'

// What interns choose from. An id is the place in its list, from 1: add at the end only.

export const educationLevels: readonly {
  readonly label: string
  readonly isCertificate: boolean
}[] = [
  { label: 'High school', isCertificate: false },
  { label: 'Vocational training', isCertificate: false },
  { label: 'Associate degree', isCertificate: false },
  { label: "Bachelor's degree", isCertificate: false },
  { label: "Master's degree", isCertificate: false },
  { label: 'MBA', isCertificate: false },
  { label: 'Doctorate', isCertificate: false },
  { label: 'Diploma', isCertificate: false },
  { label: 'Certificate course', isCertificate: true },
  { label: 'Boot camp', isCertificate: true },
  { label: 'Online course', isCertificate: true },
]

/** Optional questions with several answers each; never part of a match. */
export const racialEthnicGroups = names(`
  African | Black, African American or Caribbean | Central Asian | East Asian | Southeast Asian | South Asian | Hispanic or Latino | Indigenous or First Nations |
  Middle Eastern or North African | Pacific Islander | White or European | Mixed or several | Another group | Prefer not to say`)

/** Likewise. */
export const disabilities = names(`
  No disability | Blind or low vision | Deaf or hard of hearing | Mobility or physical | Chronic illness or pain | Mental health | Neurodivergence, such as autism or ADHD |
  Learning difference, such as dyslexia | Speech or language | Another disability | Prefer not to say`)

export const genders = names('Woman | Man | Non-binary | Another gender | Prefer not to say')

/** Ids are `category * 100 + place`. */
export const majors: Grouped = [
  {
    category: 'Computing and data',
    entries: names(
      'Computer science | Software engineering | Information systems | Information technology | Data science | Artificial intelligence | Cyber security | Human-computer interaction | Bioinformatics',
    ),
  },
  {
    category: 'Engineering',
    entries: names(
      'Mechanical engineering | Electrical engineering | Civil engineering | Chemical engineering | Industrial engineering | Aerospace engineering | Biomedical engineering | Materials science | Mechatronics | Environmental engineering',
    ),
  },
  {
    category: 'Business and management',
    entries: names(
      'Business administration | Management | Marketing | Human resource management | Entrepreneurship | International business | Supply chain management | Hospitality management | Event management | Sports management',
    ),
  },
  {
    category: 'Economics and finance',
    entries: names(
      'Economics | Finance | Accounting | Banking and insurance | Actuarial science | Business mathematics',
    ),
  },
  {
    category: 'Mathematics and natural sciences',
    entries: names(
      'Mathematics | Statistics | Physics | Chemistry | Biology | Geology | Astronomy | Biochemistry | Environmental science',
    ),
  },
  {
    category: 'Health and medicine',
    entries: names(
      'Medicine | Nursing | Pharmacy | Public health | Psychology | Nutrition | Physiotherapy | Dentistry | Veterinary medicine | Biotechnology',
    ),
  },
  {
    category: 'Social sciences',
    entries: names(
      'Sociology | Political science | International relations | Anthropology | Geography | Public policy | Social work | Development studies | Gender studies',
    ),
  },
  { category: 'Law', entries: names('Law | International law | Criminology | Business law') },
  {
    category: 'Arts and design',
    entries: names(
      'Graphic design | Fine arts | Fashion design | Interior design | Industrial design | Film and television | Music | Theatre | Photography | Game design | Animation',
    ),
  },
  {
    category: 'Media and communication',
    entries: names(
      'Communication | Journalism | Public relations | Media studies | Advertising | Publishing',
    ),
  },
  {
    category: 'Humanities and languages',
    entries: names(
      'English | History | Philosophy | Linguistics | Modern languages | Literature | Translation | Religious studies | Classics | Cultural studies',
    ),
  },
  {
    category: 'Education',
    entries: names(
      'Education | Early childhood education | Special education | Educational technology',
    ),
  },
  {
    category: 'Architecture and planning',
    entries: names(
      'Architecture | Urban planning | Landscape architecture | Construction management',
    ),
  },
  {
    category: 'Agriculture and environment',
    entries: names('Agriculture | Food science | Forestry | Sustainability | Renewable energy'),
  },
  {
    category: 'General',
    entries: names('Liberal arts | Interdisciplinary studies | General studies | Undecided'),
  },
]
