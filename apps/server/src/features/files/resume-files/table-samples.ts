import { column, docxOf, grid, p, pdfOf, type SampleFile, table } from './sample-files.ts'

const rowsOf = (rows: readonly (readonly string[])[]) =>
  table(rows.map((row) => row.map((cell) => cell.split('\n'))))

const posts: SampleFile = {
  layout: 'DOCX, English, table of posts with a row of headings, table of degrees without one',
  file: () =>
    Promise.resolve(
      docxOf([
        p('# Chidinma Eze'),
        p('chidinma.eze@mail.example'),
        p('+234 803 000 1122'),
        p('## Education'),
        rowsOf([
          ['University of Nigeria, Nsukka', 'B.Sc. Mass Communication', '2020 – 2024'],
          ['Federal Government College, Enugu', 'WASSCE', '2014 – 2020'],
        ]),
        p('## Work Experience'),
        rowsOf([
          ['Organisation', 'Position', 'Duration'],
          ['Palmwine Media', 'Content Intern', 'Jan 2025 – Jun 2025'],
          ['Enugu Food Bank', 'Social Media Volunteer', 'Mar 2023 – Aug 2024'],
        ]),
        p('## Skills'),
        p('Copywriting; Canva; Social media management; SEO; CapCut; Podcast production'),
      ]),
    ),
}

const skillTable: SampleFile = {
  layout: 'PDF, English, tables of degrees and of skills, each with its headings',
  file: () =>
    pdfOf([
      [
        [50, 50, 'Farhan Qureshi', 20],
        [
          50,
          68,
          'farhan.q@students.example | +92 321 4567890 | github.com/farhanq | linkedin.com/in/farhanq',
          9,
        ],
        [50, 98, 'Academic Background', 13],
        ...grid([50, 210, 400, 500], 118, [
          ['Qualification', 'Institution', 'Duration', 'Result'],
          ['BE Software Engineering', 'NED University of Engineering', '2022 – 2026', '3.61/4.0'],
          ['HSC Pre-Engineering', 'DJ Science College', '2020 – 2022', '84%'],
        ]),
        [50, 190, 'Experience', 13],
        ...column(50, 208, 545, [
          'Backend Intern | Sahil Payments\tJun 2025 – Sep 2025',
          '• Moved settlement files to a queue',
          '• Halved the time of the nightly run',
        ]),
        [50, 278, 'Projects', 13],
        ...column(50, 296, 545, [
          'Bus Finder: where the next bus is, from what riders send',
          'Quran Index: finds a verse by three words of it',
        ]),
        [50, 346, 'Skills', 13],
        ...grid([50, 180], 364, [
          ['Languages', 'Java, Python, SQL'],
          ['Tools', 'Docker, Git, Linux'],
          ['Middleware', 'Redis, Kafka'],
        ]),
      ],
    ]),
}

const europass: SampleFile = {
  layout: 'DOCX, English, table of labels at the left and facts at the right, one entry a block',
  file: () =>
    Promise.resolve(
      docxOf([
        p('Curriculum Vitae'),
        rowsOf([
          ['Name', 'Ioana Popescu'],
          ['E-mail', 'ioana.popescu@mail.example'],
          ['Telephone', '+40 721 000 111'],
        ]),
        p('## WORK EXPERIENCE'),
        rowsOf([
          ['Dates', '02/2024 – 12/2024'],
          ['Position held', 'Project Assistant'],
          ['Employer', 'Asociația Dialog Civic'],
          ['Dates', '06/2023 – 09/2023'],
          ['Position held', 'Waitress'],
          ['Employer', 'Casa Veche'],
        ]),
        p('## EDUCATION AND TRAINING'),
        rowsOf([
          ['Dates', '10/2022 – 07/2025'],
          ['Title of qualification', 'BA European Studies'],
          ['Organisation', 'Babeș-Bolyai University'],
          ['Dates', '09/2018 – 06/2022'],
          ['Title of qualification', 'Baccalaureate diploma'],
          ['Organisation', 'Colegiul Național Emil Racoviță'],
        ]),
        p('## PERSONAL SKILLS'),
        p('Excel, event planning, report writing'),
      ]),
    ),
}

export const tableSamples: readonly SampleFile[] = [posts, skillTable, europass]
