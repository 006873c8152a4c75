import { column, docxOf, grid, p, pdfOf, type SampleFile, table } from './sample-files.ts'

const rowsOf = (rows: readonly (readonly string[])[]) =>
  table(rows.map((row) => row.map((cell) => cell.split('\n'))))

const textTable: SampleFile = {
  layout: 'DOCX, English, table of degrees: degree, institute, year, percentage',
  file: () =>
    Promise.resolve(
      docxOf([
        p('# ANANYA DESHPANDE'),
        p('+91 90000 12345 | ananya.d@mail.example | linkedin.com/in/ananyad'),
        p('## ACADEMIC QUALIFICATIONS'),
        rowsOf([
          ['Degree', 'Institute', 'Year', 'Percentage / CGPA'],
          [
            'B.Tech (Computer Engineering)',
            'COEP Technological University, Pune',
            '2022 – 2026',
            '8.91 CGPA',
          ],
          ['HSC (Class XII)', 'Fergusson Junior College, Pune', '2022', '91.33%'],
          ['SSC (Class X)', 'Abhinava Vidyalaya English School, Pune', '2020', '96.20%'],
        ]),
        p('## INTERNSHIPS'),
        p('Software Development Intern – Nirmaan Tech Pvt. Ltd.\tMay 2025 – July 2025'),
        p('• Moved 14 reports from spreadsheets to a dashboard'),
        p('• Wrote the tests of its import'),
        p('## PROJECTS'),
        p('Campus Lost and Found | React, Firebase\tJan 2025 – Apr 2025'),
        p('• 300 students found 80 things in a term'),
        p('Crop Disease Detector | Python, OpenCV\tAug 2024 – Nov 2024'),
        p('• Tells four diseases of tomato leaves apart'),
        p('## SKILLS'),
        p('Languages: Java, Python, SQL'),
        p('Tools: Git, React, Spring Boot, Firebase, OpenCV'),
      ]),
    ),
}

const drawnTable: SampleFile = {
  layout: 'PDF, English, table of degrees drawn with wrapped cells, five columns',
  file: () =>
    pdfOf([
      [
        [50, 50, 'Rohit Kumar Sinha', 18],
        [50, 68, 'rohit.sinha@inbox.example   |   +91-7000012345   |   github.com/rksinha', 9],
        [50, 96, 'EDUCATION', 12],
        ...grid([50, 180, 350, 440, 510], 116, [
          ['Examination', 'Institute', 'University/Board', 'Year', 'CPI / %'],
          [
            'B.E. in Electronics\nand Communication',
            'Netaji Subhas University\nof Technology',
            'NSUT',
            '2026',
            '8.4',
          ],
          ['Class XII', 'Delhi Public School, Ranchi', 'CBSE', '2022', '94.6%'],
          ['Class X', 'Delhi Public School, Ranchi', 'CBSE', '2020', '95.8%'],
        ]),
        [50, 222, 'EXPERIENCE', 12],
        ...column(50, 240, 545, [
          'Summer Trainee, Bharat Signal Works\tJune 2025 – July 2025',
          '• Measured noise in 40 relays and wrote down where it comes from',
          'Embedded Intern, Kavach Devices\tDec 2024 – Jan 2025',
          '• Wrote the driver of a pressure sensor in Embedded C',
        ]),
        [50, 320, 'TECHNICAL SKILLS', 12],
        [50, 338, 'C++, MATLAB, PCB layout, Embedded C, Python, Verilog, LTspice'],
      ],
    ]),
}

const yearFirst: SampleFile = {
  layout: 'PDF, English, table of degrees with the year first and the marks last',
  file: () =>
    pdfOf(
      [
        [
          [220, 50, 'SNEHA IYER', 16],
          [180, 66, 'sneha.iyer@campus.example  •  9840012345', 9],
          [50, 96, 'Education', 12],
          ...grid([50, 130, 290, 500], 114, [
            ['Year', 'Degree/Exam', 'Institute', 'CGPA/Marks'],
            [
              '2023-2027',
              'B.Tech, Chemical Engineering',
              'Indian Institute of Technology Madras',
              '8.72/10',
            ],
            ['2023', 'Senior Secondary (CBSE)', 'PSBB Senior Secondary School', '96.4%'],
            ['2021', 'Secondary (CBSE)', 'PSBB Senior Secondary School', '97.2%'],
          ]),
          [50, 200, 'Internship', 12],
          ...column(50, 218, 545, [
            'Cauvery Polymers – Process Intern\tMay 2025 – Jul 2025',
            '• Cut the purge of a reactor by a fifth',
          ]),
          [50, 262, 'Key Projects', 12],
          ...column(50, 280, 545, [
            'Solar still for brackish water\t2025',
            '• 4 litres a day from half a square metre',
            'Leaching kinetics of spent catalysts\t2024',
            '• Fitted three models to 60 runs',
          ]),
          [50, 356, 'Skills', 12],
          [50, 374, 'MATLAB, Python, Excel, Aspen Plus, COMSOL'],
        ],
      ],
      'words',
    ),
}

const boards: SampleFile = {
  layout: 'DOCX, English, biodata with a table of examinations, boards and divisions',
  file: () =>
    Promise.resolve(
      docxOf([
        p('CURRICULUM VITAE'),
        p('Mohammed Arif Khan'),
        p('Mobile: +91 88000 54321'),
        p('E-mail: arifkhan@post.example'),
        p('Career Objective:'),
        p('To work in a place where I can learn and where my work counts.'),
        p('Educational Qualification:'),
        rowsOf([
          [
            'S.No',
            'Course',
            'Name of the Institution',
            'Board / University',
            'Year of Passing',
            'Division',
          ],
          ['1', 'B.Com (Computers)', 'Osmania University', 'Osmania', '2025', 'First'],
          ['2', 'Intermediate (MEC)', 'Narayana Junior College', 'BIE', '2022', 'First'],
          ['3', 'S.S.C.', 'St. Mary’s High School', 'SSC', '2020', 'Distinction'],
        ]),
        p('Work Experience:'),
        p('Working as Accounts Assistant in Deccan Traders from February 2025 to till date.'),
        p('Computer Skills:'),
        p('• Tally ERP 9'),
        p('• Excel'),
        p('• SAP'),
        p('• Accounting basics'),
        p('• GST returns'),
        p('• Typing 45 wpm'),
        p('Personal Details:'),
        p('Father’s Name: Mohammed Yusuf Khan'),
        p('Languages Known: English, Hindi, Urdu'),
        p('Declaration'),
        p('I declare that all of this is true.'),
      ]),
    ),
}

export const degreeTableSamples: readonly SampleFile[] = [textTable, drawnTable, yearFirst, boards]
