import { column, pdfOf, type SampleFile } from './sample-files.ts'

// English ones in two columns.

const sidebarMain = [
  '## WORK EXPERIENCE',
  'Visual Designer',
  'Palmtree Studio',
  'Jan 2024 – Present',
  '• Drew the identity of three restaurants and',
  'their menus, signs and pages',
  '• Prepared files for print',
  'Design Volunteer',
  'Accra Food Bank',
  'Mar 2022 – Nov 2023',
  '• Posters for twelve collections',
  'Barista',
  'Harbour Cafe',
  'Jun 2021 – Sep 2021',
  '• Served two hundred guests a day',
  '## EDUCATION',
  'BA Graphic Design',
  'University of Ghana',
  '2021 – 2025',
  'WASSCE',
  'Achimota School',
  '2018 – 2021',
]
const sidebarAside = [
  '## CONTACT',
  'kofi.mensah@mail.example',
  '+233 24 123 4567',
  'kofimensah.example/work',
  'Accra, Ghana',
  '## SKILLS',
  'Figma',
  'Photoshop',
  'Illustrator',
  'Typography',
  'Canva',
  '## LANGUAGES',
  'English',
  'Twi',
  'French (basic)',
  '## INTERESTS',
  'Running',
  'Letterpress',
]
export const sidebar: SampleFile = {
  layout: 'PDF, English, two columns, contact and skills at the left, written after the rest',
  file: () =>
    pdfOf([
      [
        [220, 70, 'KOFI MENSAH', 26],
        [220, 92, 'Visual Designer', 13],
        ...column(220, 130, 545, sidebarMain, 16),
        ...column(40, 130, 190, sidebarAside, 16),
      ],
    ]),
}

const spelledMain = [
  'E X P E R I E N C E',
  'Sustainability Intern, Northwind Energy',
  'June 2024 - September 2024',
  '• Measured emissions of four sites',
  '• Wrote the annual report’s chapter on water',
  'Research Assistant, University of Leeds',
  'October 2023 - May 2024',
  '• Field samples from nine rivers',
  'Sales Assistant, Green Grocer',
  'July 2021 - August 2022',
  'E D U C A T I O N',
  'BSc (Hons) Environmental Science',
  'University of Leeds',
  'September 2022 - June 2025',
  'First class expected',
]
const spelledAside = [
  'S K I L L S',
  'Carbon accounting',
  'ArcGIS',
  'Excel',
  'Report writing',
  'R',
  'L A N G U A G E S',
  'English',
  'Welsh',
  'A W A R D S',
  'Green Campus Prize 2023',
]
export const spelled: SampleFile = {
  layout: 'PDF, English, two columns, skills at the right, spaced headings, written word by word',
  file: () =>
    pdfOf(
      [
        [
          [50, 60, 'Amelia Hart', 24],
          [50, 80, 'Leeds, United Kingdom'],
          [50, 94, 'amelia.hart@post.example · +44 7700 900123 · linkedin.com/in/amelia-hart'],
          ...column(50, 130, 370, spelledMain),
          ...column(410, 130, 560, spelledAside),
        ],
      ],
      'words',
    ),
}

const networkAside = [
  '## Contact',
  'malik.adeyemi@inbox.example',
  'www.linkedin.com/in/malik-adeyemi',
  '(LinkedIn)',
  '',
  '## Top Skills',
  'Financial Modeling',
  'Market Research',
  'Excel',
  '',
  '## Languages',
  'English (Native or Bilingual)',
  'Yoruba (Native or Bilingual)',
]
const networkMain = [
  '## Summary',
  'Economist to be, curious about how small shops get credit.',
  '',
  '## Experience',
  'Lagoon Bank',
  'Business Analyst Intern',
  'January 2025 - Present (11 months)',
  'Lagos, Nigeria',
  '',
  'Students for Finance',
  'Treasurer',
  'September 2023 - December 2024 (1 year 4 months)',
  '',
  '## Education',
  'University of Lagos',
  'Bachelor of Science - BS, Economics · (2021 - 2025)',
]
export const network: SampleFile = {
  layout:
    'PDF, English, as a network exports it: side column, place above role above dates, lengths in brackets',
  file: () =>
    pdfOf([
      [
        ...column(30, 50, 180, networkAside, 18),
        [210, 60, 'Malik Adeyemi', 26],
        [210, 82, 'Economics student | Analyst', 12],
        [210, 98, 'Lagos, Nigeria', 12],
        ...column(210, 140, 560, networkMain, 18),
      ],
    ]),
}
