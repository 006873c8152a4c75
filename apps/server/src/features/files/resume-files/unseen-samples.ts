import {
  column,
  docxOf,
  grid,
  p,
  pdfOf,
  type Placed,
  type SampleFile,
  table,
} from './sample-files.ts'

const rowsOf = (rows: readonly (readonly string[])[]) =>
  table(rows.map((row) => row.map((cell) => cell.split('\n'))))

const instituteHead: readonly Placed[] = [
  [50, 50, 'Devansh Tripathi', 18],
  [545, 50, '+91-9810012345', 9, 'right'],
  [50, 66, 'Roll No.: 230101034', 9],
  [545, 66, 'd.tripathi@iitg.example', 9, 'right'],
  [50, 80, 'B.Tech - Computer Science and Engineering', 9],
  [545, 80, 'github.com/devansht', 9, 'right'],
  [50, 94, 'Indian Institute of Technology, Guwahati', 9],
  [545, 94, 'linkedin.com/in/devansht', 9, 'right'],
]

const institute: SampleFile = {
  layout: 'PDF, English, institute’s form: name beside roll number and department, table with CPI',
  file: () =>
    pdfOf([
      [
        ...instituteHead,
        [50, 124, 'EDUCATION', 12],
        ...grid([50, 210, 420, 490], 144, [
          ['Degree/Certificate', 'Institute/Board', 'CGPA/Percentage', 'Year'],
          [
            'B.Tech. Major in CSE',
            'Indian Institute of Technology Guwahati',
            '8.95 (Current)',
            '2027',
          ],
          ['ISC (XII)', 'City Montessori School, Lucknow', '97.5%', '2023'],
          ['ICSE (X)', 'City Montessori School, Lucknow', '98.2%', '2021'],
        ]),
        [50, 226, 'EXPERIENCE', 12],
        ...column(50, 244, 545, [
          '• Machine Learning Intern | Aarogya Labs\tMay 2025 - Jul 2025',
          '– Trained a model that reads X-rays of hands',
        ]),
        [50, 290, 'PROJECTS', 12],
        ...column(50, 308, 545, [
          '• Chess engine\tDec 2024 - Feb 2025',
          '– Reached 2100 on a server of amateurs',
          '• Distributed key-value store\tAug 2024 - Nov 2024',
          '– Survives two of five machines',
        ]),
        [50, 386, 'TECHNICAL SKILLS', 12],
        ...column(50, 404, 545, [
          '• Programming: C++, Python',
          '• Frameworks: PyTorch, Flask',
          '• Tools: Git, Linux, MySQL Workbench',
        ]),
      ],
    ]),
}

const centred: SampleFile = {
  layout: 'PDF, English, table of degrees with centred headings and cells',
  file: () => {
    const centre = (x: number, y: number, text: string): Placed => [
      x - text.length * 2.2,
      y,
      text,
      9,
    ]
    const row = (y: number, cells: readonly string[]) =>
      cells.map((text, at) => centre([90, 250, 400, 500][at] ?? 0, y, text))
    return pdfOf([
      [
        [230, 50, 'Fatima Sheikh', 18],
        [180, 68, 'fatima.sheikh@mail.example | +91 70200 11223', 9],
        [50, 100, 'Academic Profile', 12],
        ...row(120, ['Course', 'Institution', 'Year', 'Marks (%)']),
        ...row(136, ['B.Sc. Statistics', 'St. Xavier’s College, Mumbai', '2023-26', '81']),
        ...row(152, ['H.S.C.', 'Anjuman-I-Islam Junior College', '2023', '88.4']),
        ...row(168, ['S.S.C.', 'Holy Cross High School', '2021', '92.6']),
        [50, 200, 'Internship Experience', 12],
        ...column(50, 218, 545, [
          'Market Research Intern - Sagar Foods, Mumbai (Apr 2025 - Jun 2025)',
          '• Asked 240 shops what they sell on Sundays',
        ]),
        [50, 262, 'Skills', 12],
        [50, 280, 'R, Excel, Market research, Power BI, SPSS, EViews'],
      ],
    ])
  },
}

const wide: SampleFile = {
  layout:
    'DOCX, English, table of degrees with five columns, posts as place, town and date, then role',
  file: () =>
    Promise.resolve(
      docxOf([
        p('# Gurpreet Singh Bedi'),
        p('Mobile: +91 98720 00112, Email: gp.bedi@mail.example, linkedin.com/in/gpbedi'),
        p('## Educational Qualifications'),
        rowsOf([
          ['Qualification', 'School/College', 'Board/University', 'Passing Year', 'Percentage (%)'],
          ['B.E. Civil', 'Thapar Institute of Engineering', 'TIET', '2025', '7.8 CGPA'],
          ['12th', 'Guru Nanak Public School', 'CBSE', '2021', '84'],
          ['10th', 'Guru Nanak Public School', 'CBSE', '2019', '9.2 CGPA'],
        ]),
        p('## Professional Experience'),
        p('Sutlej Infra Ltd — Ludhiana, India\tJan 2025 – Jun 2025'),
        p('Site Engineer Trainee'),
        p('• Checked the steel of 40 columns'),
        p('Doaba Surveys — Jalandhar, India\tJun 2024 – Jul 2024'),
        p('Survey Assistant'),
        p('• Carried the staff of a total station'),
        p('## Academic Projects'),
        p('Bamboo footbridge – STAAD Pro, AutoCAD'),
        p('• Spans eight metres and carries a cow'),
        p('Rainwater for a hostel – Excel'),
        p('• Sized two tanks'),
        p('## Skills'),
        p('AutoCAD, Revit, STAAD Pro, Primavera, Site surveying, MS Excel'),
        p('## Personal Details'),
        rowsOf([
          ['Date of Birth', '12 March 2003'],
          ['Languages', 'English, Hindi, Punjabi'],
        ]),
      ]),
    ),
}

const hyphens: SampleFile = {
  layout:
    'DOCX, English, employer after a plain hyphen, projects with addresses and dates in brackets',
  file: () =>
    Promise.resolve(
      docxOf([
        p('# OLUMIDE ADEYEMI'),
        p('olumide.adeyemi@mail.example | +234 805 111 2233 | github.com/olumide-a'),
        p('## EXPERIENCE'),
        p('Software Engineering Intern - Paybridge\tMarch 2024 - September 2024'),
        p('• Wrote the retry of failed payouts'),
        p('Volunteer Tutor - Makoko Code Club\t2022 - Present'),
        p('• Fridays, twelve children'),
        p('## PROJECTS'),
        p('SolarPay (2024) - solarpay.dev'),
        p('• Pay for a solar lamp day by day'),
        p('Danfo Tracker (2023)'),
        p('• Where the yellow buses are'),
        p('## EDUCATION'),
        p('BSc Systems Engineering - University of Lagos\t2020 - 2025'),
        p('## SKILLS'),
        p('Go, TypeScript, SQL, Docker, gRPC, Terraform'),
      ]),
    ),
}

export const unseenSamples: readonly SampleFile[] = [institute, centred, wide, hyphens]
