import { placeBeside, column, docxOf, p, pdfOf, type SampleFile } from './sample-files.ts'

const bootcamp: SampleFile = {
  layout: 'PDF, English, projects in place of posts, each with an address under it',
  file: () =>
    pdfOf([
      column(50, 60, 545, [
        '## Noor Haddad',
        'noor.haddad@mail.example | +962 7 9000 1122 | github.com/noorhaddad | noorhaddad.dev',
        '',
        '## Projects',
        'Olive Press\tMay 2025 – Jun 2025',
        '• A shop for eleven farms, with React and Node.js',
        'Verse a Day\tMar 2025 – Apr 2025',
        '• Mails a poem each morning to 140 readers',
        'Bus Stop Stories\tFeb 2025',
        '• Short texts by the stop where one waits',
        '',
        '## Skills',
        'JavaScript, React, Node.js, Express, MongoDB, Tailwind, HTML, CSS, Git',
        '',
        '## Education',
        'Full-stack bootcamp, Levant Coding School\tJan 2025 – Jun 2025',
        'BA English Literature, University of Jordan\t2019 – 2023',
      ]),
    ]),
}

const academic: SampleFile = {
  layout: 'DOCX, English, academic projects with guide and team under each title',
  file: () =>
    Promise.resolve(
      docxOf([
        p('# HARINI SUBRAMANIAN'),
        p('harini.s@mail.example | +91 94444 00011 | Coimbatore'),
        p('## EDUCATION'),
        p('B.E. Mechanical Engineering, PSG College of Technology\t2022 – 2026'),
        p('## ACADEMIC PROJECTS'),
        p('Design of a low-cost prosthetic knee\tJul 2025 – Nov 2025'),
        p('• Team of four, guided by the mechanics department'),
        p('• Weighs 1.1 kg and costs a tenth'),
        p('Heat pipe for solar cookers\tJul 2024 – Oct 2024'),
        p('• Boils a litre in 19 minutes'),
        p('## INDUSTRIAL TRAINING'),
        p('Inplant Trainee, Kovai Pumps\tDec 2024'),
        p('• Followed a pump from casting to test'),
        p('## SOFTWARE SKILLS'),
        p('SolidWorks | AutoCAD | MATLAB | Ansys | Finite element analysis | GD&T'),
      ]),
    ),
}

const promoted: SampleFile = {
  layout: 'PDF, English, dates at the left, projects among posts, skills with levels',
  file: () =>
    pdfOf([
      [
        [50, 56, 'Ethan Brooks', 20],
        [50, 74, 'ethan.brooks@mail.example | +61 412 000 111 | github.com/ebrooks', 9],
        [50, 104, 'Experience', 13],
        ...placeBeside([50, 170], 124, [
          ['02/2025 – 06/2025', 'Analytics Intern, Coral Coast Council'],
          ['', 'Counted who uses 60 playgrounds'],
          ['03/2022 – 12/2024', 'Barista, Flat White Lane'],
        ]),
        [50, 190, 'Projects', 13],
        ...placeBeside([50, 170], 210, [
          ['2024', 'Surf forecast for beginners'],
          ['', 'Says in one sentence whether to go'],
        ]),
        [50, 258, 'Education', 13],
        ...placeBeside([50, 170], 278, [
          ['2023 – 2025', 'Bachelor of Data Science, University of Wollongong'],
        ]),
        [50, 310, 'Skills', 13],
        ...column(50, 328, 545, [
          'Python (advanced), SQL (advanced), Power BI (good)',
          'dbt (basic), Snowflake (basic), Streamlit (good)',
        ]),
      ],
    ]),
}

const links: SampleFile = {
  layout: 'DOCX, English, one line for each project: title, colon, what it does',
  file: () =>
    Promise.resolve(
      docxOf([
        p('# Yuki Tanabe'),
        p('yuki.tanabe@mail.example, +81 90 0000 1122, yukitanabe.me'),
        p('## Profile'),
        p('I make small games and find out why people stop playing them.'),
        p('## Education'),
        p('Keihin University\tApril 2022 – March 2026'),
        p('BEng Information Engineering'),
        p('## Experience'),
        p('Game Tester at Kumo Games\tOctober 2024 – March 2025'),
        p('• Wrote 210 reports, 170 were mended'),
        p('## Personal Projects'),
        p('• Lantern Run: a runner in the dark, 2,000 players'),
        p('• Tofu Physics: soft bodies in 300 lines'),
        p('## Skills'),
        p('C#, Unity, Shader Graph, Blender, Git, Automated testing'),
      ]),
    ),
}

export const projectSamples: readonly SampleFile[] = [bootcamp, academic, promoted, links]
