import { column, docxOf, grid, p, pdfOf, type SampleFile, table } from './sample-files.ts'

const rowsOf = (rows: readonly (readonly string[])[]) =>
  table(rows.map((row) => row.map((cell) => cell.split('\n'))))

const middle: SampleFile = {
  layout: 'PDF, English, table of degrees whose short cells stand in the middle of tall rows',
  file: () =>
    pdfOf([
      [
        [50, 60, 'ANJALI', 26],
        [50, 90, 'RAJAGOPALAN KRISHNAN', 26],
        [50, 108, 'anjali.rk@mail.example  |  +91 94470 55667  |  linkedin.com/in/anjalirk', 9],
        [50, 140, 'EDUCATION', 12],
        ...grid([50, 230, 420, 500], 160, [['Degree', 'Institution', 'Year', 'CGPA']]),
        [50, 178, 'Bachelor of Technology', 9],
        [230, 183.5, 'College of Engineering Trivandrum', 9],
        [420, 183.5, '2022-2026', 9],
        [500, 183.5, '8.6', 9],
        [50, 189, '(Information Technology)', 9],
        [50, 206, 'AISSCE (Class XII)', 9],
        [230, 206, 'Kendriya Vidyalaya Pattom', 9],
        [420, 206, '2022', 9],
        [500, 206, '95%', 9],
        [50, 236, 'EXPERIENCE', 12],
        ...column(50, 254, 545, [
          'Malabar Spice Exports | Web Intern | Jun 2025 – Aug 2025',
          '• Put 200 products of three warehouses on one page',
        ]),
        [50, 300, 'PROJECTS', 12],
        ...column(50, 318, 545, [
          'Boat timetable (Next.js, Supabase)\tJan 2025 – Mar 2025',
          '• Ferries of the backwaters, also without a connection',
        ]),
        [50, 364, 'SKILLS', 12],
        [50, 382, 'Java, React, Next.js, Supabase, SQL, Docker'],
      ],
    ]),
}

const labelled: SampleFile = {
  layout: 'DOCX, English, projects with labels, table of degrees with an empty cell',
  file: () =>
    Promise.resolve(
      docxOf([
        p('# Vikram Chauhan'),
        p('vikram.chauhan@mail.example'),
        p('+91 99100 44556'),
        p('## Education'),
        rowsOf([
          ['Exam Passed', 'Board/University', 'Year of Passing', '% of Marks'],
          ['BCA', 'Lucknow University', '2026', ''],
          ['Intermediate', 'Rani Laxmi Bai School', '2023', '78.4'],
          ['High School', 'Rani Laxmi Bai School', '2021', '85.2'],
        ]),
        p('## Training'),
        p('PHP Trainee – Awadh Softwares\tFeb 2025 – May 2025'),
        p('• Forms and reports of a clinic'),
        p('## Projects'),
        p('Project Title: Library Management System'),
        p('Technologies: PHP, MySQL'),
        p('Description: who has which book, for 4,000 books.'),
        p('Project Title: Online Tiffin Service'),
        p('Technologies: Laravel'),
        p('Description: lunch for 60 offices.'),
        p('## Skills'),
        p('PHP, Laravel, JavaScript, MySQL, HTML, CSS'),
      ]),
    ),
}

const besideTable: SampleFile = {
  layout: 'PDF, English, column of skills at the left, table of degrees in the right column',
  file: () =>
    pdfOf([
      [
        [40, 50, 'Meera Pillai', 22],
        ...column(40, 90, 180, [
          '## Contact',
          'meera.pillai@mail.example',
          '+91 90480 77889',
          '',
          '## Skills',
          'Excel',
          'Survey design',
          'Report writing',
          'Stata',
          'Zotero',
        ]),
        [220, 90, 'Education', 13],
        ...grid([220, 320, 450, 510], 108, [
          ['Degree', 'Institute', 'Year', 'Marks'],
          ['BA Economics', 'Mar Ivanios College', '2022-25', '8.1'],
          ['Class XII', 'Loyola School', '2022', '93%'],
        ]),
        [220, 180, 'Experience', 13],
        ...column(220, 198, 560, [
          'Research Intern — Centre for Coastal Studies',
          'May 2024 – Jul 2024',
          '• Asked 90 fishers about fuel',
          'Campus Reporter — The Lighthouse',
          '2023 – 2025',
          '• A page a month',
        ]),
      ],
    ]),
}

export const lastSamples: readonly SampleFile[] = [middle, labelled, besideTable]
