import { column, docxOf, p, pdfOf, type SampleFile } from './sample-files.ts'

export const dense: SampleFile = {
  layout: 'PDF, English, place and dates in capitals above, role below, sentences without marks',
  file: () =>
    pdfOf([
      column(50, 60, 545, [
        'Oluwaseun Bakare',
        'Embedded engineer in training',
        'Ota, Nigeria | +234 803 555 0101 | seun.bakare@net.example | github.com/seunb',
        '',
        'PROFESSIONAL EXPERIENCE',
        'ZUMA DEVICES\tJANUARY 2024 – JUNE 2024',
        'Embedded Systems Intern',
        'Wrote the driver of a humidity sensor and measured what it draws from the battery over a night.',
        'Assembled twelve boards by hand.',
        'COVENANT UNIVERSITY\tFEBRUARY 2023 – DECEMBER 2023',
        'Lab Assistant',
        'Prepared the benches for ninety students.',
        'EDUCATION',
        'COVENANT UNIVERSITY\tSEPTEMBER 2020 – JULY 2025',
        'B.Eng. Electrical Engineering',
        'SKILLS',
        'Embedded C, PCB layout, microcontrollers, soldering and lab work',
      ]),
    ]),
}

export const rated: SampleFile = {
  layout: 'PDF, English, two columns under a summary across the page, short years',
  file: () =>
    pdfOf([
      [
        [50, 60, 'Maya Lindholm', 24],
        [
          50,
          84,
          'I design services that people understand at first sight, and test them with people who do not know me.',
        ],
        [
          50,
          100,
          'maya@lindholm.example   +358 40 1234567   mayalindholm.dev   linkedin.com/in/mayal',
        ],
        ...column(50, 140, 340, [
          '## Employment history',
          'UX Intern | Saimaa Health',
          '06/25 – 08/25',
          '• Ran fourteen interviews with nurses and',
          'drew what they do in a day',
          '• Tested three flows',
          'Volunteer Coordinator | Helsinki Code Club',
          '09/23 – present',
          '• Matches mentors with schools',
        ]),
        ...column(370, 140, 560, [
          '## Studies',
          'BSc Information Networks',
          'Aalto University',
          '2023 – 26 (exp.)',
          '',
          '## Core skills',
          'Figma *****',
          'User interviews ****',
          'Usability testing ****',
          'Prototyping ***',
          'HTML & CSS **',
        ]),
      ],
    ]),
}

export const plainDocument: SampleFile = {
  layout: 'DOCX, English, plain paragraphs with labels, no dates for the school',
  file: () =>
    Promise.resolve(
      docxOf(
        [
          'RESUME',
          'Name: Hassan Raza',
          'Email: hassan.raza@post.example',
          'Phone: +92 300 1234567',
          'GitHub: github.com/hraza',
          'EDUCATION:',
          'BSc Computer Science, LUMS University',
          'EXPERIENCE:',
          'May 2024 to December 2024',
          'Web Developer',
          'Indus Web Studio',
          'Made pages for eleven shops.',
          '2023 to 2024',
          'Teaching Assistant',
          'LUMS University',
          'Marked homework.',
          'SKILLS:',
          'HTML, CSS, JavaScript, WordPress, SEO',
        ].map(p),
      ),
    ),
}
