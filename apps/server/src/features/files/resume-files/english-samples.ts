import { network, sidebar, spelled } from './column-samples.ts'
import { column, docxOf, p, pdfOf, type Placed, type SampleFile, table } from './sample-files.ts'

const classic: SampleFile = {
  layout: 'PDF, English, one column, dates at the right edge, role before place',
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

const letters: SampleFile = {
  layout: 'PDF, English, two pages, dates in numbers, written letter by letter',
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

const hanging: SampleFile = {
  layout: 'PDF, English, names of sections at the left, what they hold at the right',
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

const wordDocument: SampleFile = {
  layout: 'DOCX, English, address in the page’s header, tabs before the dates',
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

const grid: SampleFile = {
  layout: 'DOCX, English, a table: dates, then post and place one under the other',
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

const seasons: SampleFile = {
  layout: 'DOCX, English, headings of its own words, seasons, role and place in one line',
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

export const englishSamples: readonly SampleFile[] = [
  classic,
  sidebar,
  spelled,
  network,
  letters,
  hanging,
  wordDocument,
  grid,
  seasons,
]
