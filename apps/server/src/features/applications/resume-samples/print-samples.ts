import type { Print } from './print-files.ts'
import type { Truth } from './sample-files.ts'

const firmwareTruth: Truth = {
  name: 'Aarav Krishnamurthy',
  email: 'aarav.k@example.in',
  phone: '+91 98765 43210',
  links: ['github.com/aaravk'],
  education: [
    ['College of Engineering, Pune', 'B.E. (Electronics and Telecommunication)', null, '2026'],
    ['Fergusson Junior College, Maharashtra State Board', 'XII (HSC)', null, '2022'],
    ['Jnana Prabodhini Prashala', 'X (SSC)', null, '2020'],
  ],
  experience: [['Firmware Intern', 'Bharat Sensors Pvt. Ltd.', '2025-06', '2025-08']],
  skills: ['C++', 'Python', 'MATLAB', 'Git'],
  ownSkills: ['C', 'Verilog', 'KiCad', 'Zephyr RTOS', 'Proteus'],
  projects: [
    ['Line-following robot', '2025-01', '2025-03'],
    ['Smart irrigation', null, null],
  ],
}

/** Printed to PDF by Chromium from pages; their facts were counted before the reading was changed for them. */
export const printSamples: readonly Print[] = [
  {
    layout: 'print, English, bordered table of degrees with wrapped headings and cells',
    name: 'firmware-table',
    firstRight: 18,
    truth: firmwareTruth,
  },
  {
    layout: 'print, English, bordered table of degrees whose headings stand close',
    name: 'firmware-table-narrow',
    firstRight: 17,
    truth: {
      ...firmwareTruth,
      education: [
        ['College of Engineering, Pune', 'B.E. Computer Engg.', null, '2026'],
        ['Fergusson Junior College', 'XII (HSC)', null, '2022'],
        ['Jnana Prabodhini Prashala', 'X (SSC)', null, '2020'],
      ],
    },
  },
  {
    layout: 'print, English, table of degrees with five columns and a wrapped span of years',
    name: 'five-columns',
    firstRight: 15,
    truth: {
      name: 'Priya Nair',
      email: 'priya.nair@example.in',
      phone: '+91 90000 12345',
      links: [],
      education: [
        ['Cochin University of Science and Technology', 'B.Tech Computer Science', '2022', '2026'],
        ['Kendriya Vidyalaya Ernakulam', 'Class XII', null, '2022'],
      ],
      experience: [['Backend Developer Intern', 'Zolo Tech', '2025-05', '2025-07']],
      skills: ['Go', 'Python', 'SQL'],
      ownSkills: ['React Native', 'PostgreSQL', 'OpenCV', 'Carnatic violin notation'],
      projects: [
        ['Attendance by face recognition', null, null],
        ['Bus tracker', null, null],
      ],
    },
  },
  {
    layout:
      'print, English, table of degrees with the year first and lines only under its headings',
    name: 'booktabs',
    firstRight: 26,
    truth: {
      name: 'Meera Subramanian',
      email: 'meera.s@post.example',
      phone: '+91 94440 11223',
      links: ['linkedin.com/in/meerasub'],
      education: [
        [
          'National Institute of Technology, Tiruchirappalli',
          'B.Tech. in Chemical Engineering',
          '2023',
          '2027',
        ],
        [
          'Padma Seshadri Bala Bhavan Senior Secondary School, Chennai',
          'Higher Secondary (Tamil Nadu State Board)',
          null,
          '2023',
        ],
        ['Chettinad Vidyashram', 'Secondary School Leaving Certificate', null, '2021'],
      ],
      experience: [
        ['Process Engineering Intern', 'Southern Petrochemicals Ltd', '2026-05', '2026-07'],
        ['Summer Research Intern', 'Indian Institute of Science', '2025-06', '2025-07'],
      ],
      skills: ['MATLAB', 'Python', 'Excel'],
      ownSkills: ['Aspen HYSYS', 'DWSIM', 'LaTeX'],
      projects: [
        ['Small water purifier', null, null],
        ['Reactor simulator', null, null],
      ],
    },
  },
  {
    layout: 'print, English, table of examinations with serial numbers and centred cells',
    name: 'fresher-serial',
    firstRight: 8,
    truth: {
      name: 'Rohan Deshmukh',
      email: 'rohan.deshmukh@mailbox.example',
      phone: '+91 90210 55667',
      links: ['linkedin.com/in/rohandeshmukh'],
      education: [
        ['Hislop College, Nagpur', 'B.Com (Hons.)', null, '2026'],
        ['Dharampeth Junior College', 'H.S.C.', null, '2023'],
        ['Somalwar High School, Ramdaspeth', 'S.S.C.', null, '2021'],
      ],
      experience: [['Accounts Trainee', 'Kale & Joshi Associates', '2025-12', '2026-02']],
      skills: ['Excel', 'QuickBooks'],
      ownSkills: ['Tally Prime', 'MS-CIT'],
    },
  },
  {
    layout: 'print, English, column at the left, posts and studies over two lines',
    name: 'sidebar-cards',
    firstRight: 20,
    truth: {
      name: 'Nadia Haddad',
      email: 'nadia.haddad@mail.example',
      phone: '+33 6 12 34 56 78',
      links: ['behance.net/nadiahaddad'],
      education: [
        ['Université Lumière Lyon 2', 'Master Interaction Design', '2025', '2027'],
        ['Université Jean Moulin', 'Licence Arts appliqués', '2022', '2025'],
      ],
      experience: [
        ['UX Design Intern', 'Atelier Cobalt', '2026-02', '2026-07'],
        ['Barista', 'Café des Arts', '2024-09', '2025-06'],
      ],
      skills: ['Figma', 'Prototyping', 'Usability testing', 'Adobe Illustrator'],
      ownSkills: ['Maze', 'Penpot'],
      projects: [
        ['Night bus map', null, null],
        ['Shared pantry', null, null],
      ],
    },
  },
  {
    layout: 'print, English, dates in a grid at the left',
    name: 'grid-dates',
    firstRight: 22,
    truth: {
      name: 'Jonas Lindqvist',
      email: 'jonas.lindqvist@brev.example',
      phone: '+46 70 123 45 67',
      links: ['github.com/jlindqvist'],
      education: [
        ['KTH Royal Institute of Technology', 'BSc Computer Science', '2023', '2026'],
        ['Södra Latins gymnasium', 'Upper secondary diploma', '2020', '2023'],
      ],
      experience: [
        ['Software Engineering Intern', 'Norrsken Mobility AB', '2025-06', '2025-08'],
        ['Teaching Assistant', 'KTH Royal Institute of Technology', '2024-01', '2025-05'],
      ],
      skills: ['TypeScript', 'Go', 'SQL', 'Docker', 'Git'],
      ownSkills: ['Rust', 'Grafana', 'NATS'],
      projects: [['Tide clock', '2025-10', '2025-10']],
    },
  },
  {
    layout: 'print, English, tables of degrees and of posts, headings broken by hand',
    name: 'posts-table',
    firstRight: 21,
    truth: {
      name: 'Fatima Sheikh',
      email: 'fatima.sheikh@inbox.example',
      phone: '+91 98201 33445',
      links: [],
      education: [
        [
          'Jamnalal Bajaj Institute of Management Studies, Mumbai',
          'MBA (Marketing and Human Resources)',
          '2024',
          '2026',
        ],
        ['Mithibai College of Arts, Chauhan Institute of Science', 'B.M.S.', '2020', '2023'],
        ['Jai Hind College', 'Class XII, HSC', null, '2020'],
      ],
      experience: [
        [
          'Marketing Intern',
          'Parle Snacks Private Limited, Consumer Insights Division',
          '2025-05',
          '2025-07',
        ],
        ['Assistant Store Manager (Trainee Programme)', 'Nirmal Retail', '2023-07', '2024-06'],
      ],
      skills: ['Market research', 'Excel', 'Canva', 'Google Ads'],
      ownSkills: ['SPSS', 'Qualtrics'],
      projects: [
        ['Price study of tea brands', null, null],
        ['Campus book exchange', null, null],
      ],
    },
  },
  {
    layout: 'print, Spanish, spaced headings, dates at the right edge',
    name: 'latin-es',
    firstRight: 7,
    truth: {
      name: 'Lucía Moreno Vega',
      email: 'lucia.moreno@correo.example',
      phone: '+34 612 34 56 78',
      links: [],
      education: [
        [
          'Universitat Politècnica de València',
          'Grado en Administración de Empresas',
          '2022',
          '2026',
        ],
        ['IES Sorolla', 'Bachillerato de Ciencias Sociales', '2020', '2022'],
      ],
      experience: [
        ['Becaria de contabilidad', 'Cerámicas Levante S.L.', '2025-06', '2025-12'],
        ['Dependienta', 'Librería Ópera', '2024-07', '2024-08'],
      ],
      skills: ['Excel', 'SAP', 'Power BI'],
      ownSkills: ['ContaPlus', 'Holded'],
    },
  },
]
