import { column, docxOf, p, type Placed, pdfOf, type Sample, table } from './sample-files.ts'

const classic: Sample = {
  layout: 'PDF, English, one column, dates at the right edge, role before place',
  truth: {
    name: 'Priya Raman',
    email: 'priya.raman@students.example',
    phone: '+91 98765 43210',
    links: ['linkedin.com/in/priya-raman', 'github.com/priyaraman'],
    education: [['RV College of Engineering', 'B.E. Computer Science', '2023-08', '2027-05']],
    experience: [
      ['Data Intern', 'Karya Foods', '2025-06', '2025-08'],
      ['Teaching Assistant', 'RV College of Engineering', '2024-08', null],
    ],
    skills: ['Python', 'SQL', 'pandas', 'dbt', 'R'],
  },
  file: () =>
    pdfOf([
      [
        [220, 60, 'Priya Raman', 22],
        [
          90,
          78,
          '+91 98765 43210 | priya.raman@students.example | linkedin.com/in/priya-raman | github.com/priyaraman',
          9,
        ],
        ...column(50, 110, 545, [
          '## Education',
          'RV College of Engineering\tBengaluru, India',
          'B.E. Computer Science\tAug. 2023 – May 2027',
          '## Experience',
          'Data Intern\tJune 2025 – August 2025',
          'Karya Foods\tBengaluru, India',
          '• Built a demand forecast for 40 shops in Python; cut waste by 12 %',
          '• Weekly report to operations in SQL and Metabase',
          'Teaching Assistant\tAug 2024 – Present',
          'RV College of Engineering\tBengaluru, India',
          '• Tutored 60 first-year students in statistics',
          '## Projects',
          'Monsoon map | D3, PostGIS\t2024',
          '• Rainfall anomalies for 28 districts',
          '## Technical Skills',
          'Languages: Python, SQL, R',
          'Tools: pandas, dbt, PostGIS',
        ]),
      ],
    ]),
}

const sidebar: Sample = {
  layout: 'PDF, English, two columns, contact and skills at the left, written after the rest',
  truth: {
    name: 'Kofi Mensah',
    email: 'kofi.mensah@mail.example',
    phone: '+233 24 123 4567',
    links: ['kofimensah.example/work'],
    education: [
      ['University of Ghana', 'BA Graphic Design', '2021', '2025'],
      ['Achimota School', 'WASSCE', '2018', '2021'],
    ],
    experience: [
      ['Visual Designer', 'Palmtree Studio', '2024-01', null],
      ['Design Volunteer', 'Accra Food Bank', '2022-03', '2023-11'],
      ['Barista', 'Harbour Cafe', '2021-06', '2021-09'],
    ],
    skills: ['Figma', 'Adobe Photoshop', 'Adobe Illustrator', 'Typography', 'Canva'],
  },
  file: () =>
    pdfOf([
      [
        [220, 70, 'KOFI MENSAH', 26],
        [220, 92, 'Visual Designer', 13],
        ...column(
          220,
          130,
          545,
          [
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
          ],
          16,
        ),
        ...column(
          40,
          130,
          190,
          [
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
          ],
          16,
        ),
      ],
    ]),
}

const spelled: Sample = {
  layout: 'PDF, English, two columns, skills at the right, spaced headings, written word by word',
  truth: {
    name: 'Amelia Hart',
    email: 'amelia.hart@post.example',
    phone: '+44 7700 900123',
    links: ['linkedin.com/in/amelia-hart'],
    education: [['University of Leeds', 'BSc (Hons) Environmental Science', '2022-09', '2025-06']],
    experience: [
      ['Sustainability Intern', 'Northwind Energy', '2024-06', '2024-09'],
      ['Research Assistant', 'University of Leeds', '2023-10', '2024-05'],
      ['Sales Assistant', 'Green Grocer', '2021-07', '2022-08'],
    ],
    skills: ['Carbon accounting', 'ArcGIS', 'Excel', 'Report writing', 'R'],
  },
  file: () =>
    pdfOf(
      [
        [
          [50, 60, 'Amelia Hart', 24],
          [50, 80, 'Leeds, United Kingdom'],
          [50, 94, 'amelia.hart@post.example · +44 7700 900123 · linkedin.com/in/amelia-hart'],
          ...column(50, 130, 370, [
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
          ]),
          ...column(410, 130, 560, [
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
          ]),
        ],
      ],
      'words',
    ),
}

const network: Sample = {
  layout:
    'PDF, English, as a network exports it: side column, place above role above dates, lengths in brackets',
  truth: {
    name: 'Malik Adeyemi',
    email: 'malik.adeyemi@inbox.example',
    phone: null,
    links: ['linkedin.com/in/malik-adeyemi'],
    education: [['University of Lagos', 'Bachelor of Science - BS, Economics', '2021', '2025']],
    experience: [
      ['Business Analyst Intern', 'Lagoon Bank', '2025-01', null],
      ['Treasurer', 'Students for Finance', '2023-09', '2024-12'],
    ],
    skills: ['Excel', 'Financial modelling', 'Market research'],
  },
  file: () =>
    pdfOf([
      [
        ...column(
          30,
          50,
          180,
          [
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
          ],
          18,
        ),
        [210, 60, 'Malik Adeyemi', 26],
        [210, 82, 'Economics student | Analyst', 12],
        [210, 98, 'Lagos, Nigeria', 12],
        ...column(
          210,
          140,
          560,
          [
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
          ],
          18,
        ),
      ],
    ]),
}

const letters: Sample = {
  layout: 'PDF, English, two pages, dates in numbers, written letter by letter',
  truth: {
    name: 'Jonas Lindqvist',
    email: 'jonas@lindqvist.example',
    phone: '0701740605',
    links: ['github.com/jlindqvist'],
    education: [
      ['KTH Royal Institute of Technology', 'MSc Machine Learning', '2024-09', null],
      ['Uppsala University', 'BSc Mathematics', '2021-09', '2024-06'],
    ],
    experience: [
      ['Software Engineer Intern', 'Polar Robotics AB', '2025-06', '2025-08'],
      ['Math Tutor', 'Studybuddy', '2022-01', '2024-05'],
    ],
    skills: ['Python', 'C++', 'PyTorch', 'Git', 'Linux', 'Docker'],
  },
  file: () =>
    pdfOf(
      [
        column(60, 60, 540, [
          'Jonas Lindqvist',
          'jonas@lindqvist.example, 0701740605',
          'github.com/jlindqvist',
          '',
          '## Education',
          '09/2024 - present\tMSc Machine Learning, KTH Royal Institute of Technology',
          '09/2021 - 06/2024\tBSc Mathematics, Uppsala University',
          '',
          '## Employment',
          '06/2025 - 08/2025\tSoftware Engineer Intern, Polar Robotics AB',
          '• Wrote the planner of an arm with six joints',
          '01/2022 - 05/2024\tMath Tutor, Studybuddy',
          '• Three pupils a week',
        ]),
        column(60, 60, 540, [
          '## Skills',
          'Python, C++, PyTorch, Git, Linux, Docker',
          '## Languages',
          'Swedish, English',
        ]),
      ],
      'letters',
    ),
}

const hanging: Sample = {
  layout: 'PDF, English, names of sections at the left, what they hold at the right',
  truth: {
    name: 'Grace Wanjiku',
    email: 'gwanjiku@campus.example',
    phone: '+254 722 000 111',
    links: [],
    education: [['Strathmore University', 'Bachelor of Commerce', '2022', '2026']],
    experience: [
      ['Marketing Intern', 'Savanna Coffee', '2025-05', '2025-08'],
      ['Student Ambassador', 'Strathmore University', '2023-09', '2024-12'],
    ],
    skills: ['SEO', 'Copywriting', 'Google Analytics', 'Canva'],
  },
  file: () => {
    const placed: Placed[] = [
      [50, 60, 'Grace Wanjiku', 20],
      [50, 80, 'gwanjiku@campus.example  |  +254 722 000 111  |  Nairobi'],
      [50, 120, 'Education', 12],
      [50, 180, 'Experience', 12],
      [50, 300, 'Skills', 12],
      [50, 330, 'Interests', 12],
    ]
    return pdfOf([
      [
        ...placed,
        ...column(180, 120, 545, [
          'Strathmore University\t2022 – 2026',
          'Bachelor of Commerce',
          'Dean’s list 2023 and 2024',
        ]),
        ...column(180, 180, 545, [
          'Savanna Coffee\tMay – Aug 2025',
          'Marketing Intern',
          '• Ran the autumn campaign',
          '• Wrote forty posts',
          'Strathmore University\tSept 2023 – Dec 2024',
          'Student Ambassador',
          '• Guided visitors',
        ]),
        [180, 300, 'SEO, copywriting, Google Analytics, Canva'],
        [180, 330, 'Hiking, debating'],
      ],
    ])
  },
}

const word: Sample = {
  layout: 'DOCX, English, address in the page’s header, tabs before the dates',
  truth: {
    name: 'Noor Haddad',
    email: 'noor.haddad@uni.example',
    phone: '(020) 7946 0958',
    links: ['noorhaddad.example'],
    education: [
      ['King’s College London', 'LLB Law', '2023-09', '2026-07'],
      ['Camden Sixth Form College', 'A-levels: History, English, Politics', '2021', '2023'],
    ],
    experience: [
      ['Legal Research Volunteer', 'Harbour Law Centre', '2024-10', null],
      ['Library Assistant', 'Camden Council', '2022-06', '2023-08'],
    ],
    skills: ['Legal research', 'Legal writing', 'Contract review', 'GDPR'],
  },
  file: () =>
    Promise.resolve(
      docxOf(
        [
          ...[
            '# Noor Haddad',
            '## PROFILE',
            'Law student who likes clear words.',
            '## EDUCATION',
            'King’s College London\tSep 2023 – Jul 2026 (expected)',
            'LLB Law',
            'Camden Sixth Form College\t2021–23',
            'A-levels: History, English, Politics',
            '## WORK AND VOLUNTEERING',
            'Legal Research Volunteer, Harbour Law Centre\tOct 2024 – present',
            'Sorted four hundred tenancy files',
            'Drafted letters under supervision',
            'Library Assistant, Camden Council\tJun 2022 – Aug 2023',
            'Ran the homework club',
          ].map(p),
          p('Key skills: Legal research, legal writing, contract review, GDPR'),
        ],
        ['noor.haddad@uni.example\t(020) 7946 0958', 'https://noorhaddad.example'],
      ),
    ),
}

const grid: Sample = {
  layout: 'DOCX, English, a table: dates, then post and place one under the other',
  truth: {
    name: 'Chen Wei Ling',
    email: 'weiling.chen@edu.example',
    phone: '+65 8123 4567',
    links: ['behance.net/weiling'],
    education: [
      ['National University of Singapore', 'Bachelor of Engineering (Mechanical)', '2022', '2026'],
    ],
    experience: [
      ['Engineering Intern', 'Straits Marine Pte Ltd', '2025-05', '2025-07'],
      ['Workshop Technician', 'NUS Makers Lab', '2023-08', '2025-04'],
    ],
    skills: ['SolidWorks', 'MATLAB', '3D printing', 'AutoCAD'],
  },
  file: () =>
    Promise.resolve(
      docxOf([
        p('# CHEN WEI LING'),
        p('weiling.chen@edu.example | +65 8123 4567 | behance.net/weiling'),
        table([
          [['## Education'], []],
          [
            ['2022 – 2026'],
            ['National University of Singapore', 'Bachelor of Engineering (Mechanical)'],
          ],
          [['## Internships'], []],
          [
            ['May 2025 – July 2025'],
            ['Engineering Intern', 'Straits Marine Pte Ltd', '• Drew forty parts of a pump'],
          ],
          [
            ['Aug 2023 – Apr 2025'],
            ['Workshop Technician', 'NUS Makers Lab', '• Taught 3D printing'],
          ],
          [['## Skills'], []],
          [['Software'], ['SolidWorks, AutoCAD, MATLAB']],
        ]),
      ]),
    ),
}

const seasons: Sample = {
  layout: 'DOCX, English, headings of its own words, seasons, role and place in one line',
  truth: {
    name: 'Diego Fuentes',
    email: 'dfuentes@state.example',
    phone: '(555) 010-4477',
    links: ['github.com/dfuentes', 'linkedin.com/in/dfuentes'],
    education: [['Arizona State University', 'B.S. Computer Science', null, '2026-05']],
    experience: [
      ['Software Developer Intern', 'Cactus Apps', '2025', '2025'],
      ['IT Help Desk Assistant', 'Arizona State University', '2024-01', null],
    ],
    skills: ['JavaScript', 'TypeScript', 'React', 'Node.js', 'SQL', 'Git'],
  },
  file: () =>
    Promise.resolve(
      docxOf(
        [
          '# Diego Fuentes',
          'dfuentes@state.example • (555) 010-4477 • github.com/dfuentes • linkedin.com/in/dfuentes',
          '## Where I studied',
          'B.S. Computer Science, Arizona State University, expected May 2026',
          'GPA: 3.7',
          '## Where I have worked',
          'Software Developer Intern at Cactus Apps (Summer 2025)',
          '• Shipped the booking page in React',
          'IT Help Desk Assistant at Arizona State University (Jan. 2024 – now)',
          '• Answered thirty tickets a week',
          '## What I can do',
          'JavaScript, TypeScript, React, Node.js, PostgreSQL, Git',
        ].map(p),
      ),
    ),
}

export const englishSamples: readonly Sample[] = [
  classic,
  sidebar,
  spelled,
  network,
  letters,
  hanging,
  word,
  grid,
  seasons,
]
