import { column, docxOf, p, pdfOf, type Sample, table } from './sample-files.ts'

const twoLines: Sample = {
  layout: 'PDF, English, first name above last name, contact with marks in a column',
  truth: {
    name: 'Isabella Montgomery',
    email: 'isabella.m@mail.example',
    phone: '(415) 555-0134',
    links: ['behance.net/isabellam'],
    education: [['Bayview College of Art', 'BFA Graphic Design', '2022', '2026']],
    experience: [
      ['Junior Designer', 'Paper Lantern Studio', '2025-06', '2025-08'],
      ['Gallery Attendant', 'Harbor Museum', '2024-01', '2024-12'],
    ],
    skills: ['Adobe Illustrator', 'Adobe InDesign', 'Typography', 'Figma'],
    ownSkills: ['Risograph printing', 'Procreate'],
  },
  file: () =>
    pdfOf([
      [
        [40, 70, 'ISABELLA', 30],
        [40, 102, 'MONTGOMERY', 30],
        [40, 124, 'GRAPHIC DESIGNER', 11],
        ...column(40, 160, 190, [
          '## CONTACT',
          'isabella.m@mail.example',
          '(415) 555-0134',
          'behance.net/isabellam',
          '',
          '## SKILLS',
          'Adobe Illustrator',
          'Adobe InDesign',
          'Typography',
          'Figma',
          'Risograph printing',
          'Procreate',
        ]),
        ...column(240, 160, 560, [
          '## EDUCATION',
          'BFA Graphic Design',
          'Bayview College of Art',
          '2022 – 2026',
          '',
          '## EXPERIENCE',
          'Junior Designer',
          'Paper Lantern Studio',
          'June 2025 – August 2025',
          '• Drew the signs of a night market',
          '• Set a book of 120 pages',
          'Gallery Attendant',
          'Harbor Museum',
          'January 2024 – December 2024',
          '• Showed schools around',
        ]),
      ],
    ]),
}

const threeLines: Sample = {
  layout: 'PDF, Portuguese, name over three lines in a column at the left',
  truth: {
    name: 'Maria Fernanda Souza Lima',
    email: 'mfsouza@correio.example',
    phone: '+55 11 91234-5678',
    links: [],
    education: [
      ['Universidade Federal do ABC', 'Bacharelado em Ciência e Tecnologia', '2022', '2025'],
    ],
    experience: [['Estagiária de logística', 'Mercado Ipê', '2024-03', '2025-02']],
    skills: ['Excel', 'Power BI', 'Inventory management'],
    ownSkills: ['TOTVS Protheus'],
  },
  file: () =>
    pdfOf([
      [
        [40, 60, 'Maria', 26],
        [40, 90, 'Fernanda', 26],
        [40, 120, 'Souza Lima', 26],
        ...column(40, 160, 200, [
          '## Contato',
          'mfsouza@correio.example',
          '+55 11 91234-5678',
          '',
          '## Habilidades',
          'Excel',
          'Power BI',
          'Inventory management',
          'TOTVS Protheus',
        ]),
        ...column(240, 60, 560, [
          '## Formação',
          'Bacharelado em Ciência e Tecnologia',
          'Universidade Federal do ABC | 2022 – 2025',
          '',
          '## Experiência',
          'Estagiária de logística',
          'Mercado Ipê | março de 2024 – fevereiro de 2025',
          '• Contagem diária do estoque de quatro lojas',
          '• Rotas de entrega em planilha',
        ]),
      ],
    ]),
}

const inTable: Sample = {
  layout: 'DOCX, English, name broken over two lines in a table with the address beside it',
  truth: {
    name: 'Kwabena Ofori Mensah',
    email: 'k.ofori@mail.example',
    phone: '+233 24 000 1122',
    links: ['github.com/kofori'],
    education: [['Ashesi University', 'BSc Management Information Systems', '2021', '2025']],
    experience: [
      ['IT Support Intern', 'Volta Power Cooperative', '2024-06', '2024-08'],
      ['Robotics Mentor', 'Accra Girls Robotics', '2023', null],
    ],
    skills: ['Python', 'Troubleshooting', 'Network basics', 'SQL'],
    ownSkills: ['Odoo', 'LEGO Mindstorms'],
  },
  file: () =>
    Promise.resolve(
      docxOf([
        table([
          [
            ['# Kwabena', '# Ofori Mensah'],
            ['k.ofori@mail.example', '+233 24 000 1122', 'github.com/kofori'],
          ],
        ]),
        p('## Education'),
        p('Ashesi University, BSc Management Information Systems\t2021 – 2025'),
        p('## Experience'),
        p('IT Support Intern — Volta Power Cooperative\tJune 2024 – August 2024'),
        p('• Answered 30 tickets a week'),
        p('Robotics Mentor — Accra Girls Robotics\t2023 – present'),
        p('• Two teams went to the finals'),
        p('## Skills'),
        p('Python, Troubleshooting, Network basics, SQL, Odoo, LEGO Mindstorms'),
      ]),
    ),
}

const spacedName: Sample = {
  layout: 'PDF, English, name in spaced capitals over two lines, one column, employer first',
  truth: {
    name: 'Priscilla Vandenberg',
    email: 'priscilla.v@mail.example',
    phone: '+31 6 1234 5678',
    links: ['linkedin.com/in/pvandenberg'],
    education: [
      ['University of Groningen', 'MSc Marketing', '2024-09', null],
      ['Hanze University of Applied Sciences', 'BBA International Business', '2020-09', '2024-07'],
    ],
    experience: [
      ['Marketing Trainee', 'Polder Cheese Company', '2023-09', '2024-02'],
      ['Sales Assistant', 'Grachten Books', '2021-05', '2023-06'],
    ],
    skills: ['Google Analytics', 'Canva', 'Email campaigns', 'HubSpot'],
    ownSkills: ['Klaviyo'],
  },
  file: () =>
    pdfOf([
      [
        [180, 60, 'P R I S C I L L A', 22],
        [160, 86, 'V A N D E N B E R G', 22],
        [
          110,
          106,
          'priscilla.v@mail.example  |  +31 6 1234 5678  |  linkedin.com/in/pvandenberg',
          9,
        ],
        ...column(50, 140, 545, [
          '## EXPERIENCE',
          'Polder Cheese Company\tSep 2023 – Feb 2024',
          'Marketing Trainee\tGroningen, NL',
          '• Ran three email campaigns, one of them in Frisian',
          'Grachten Books\tMay 2021 – Jun 2023',
          'Sales Assistant\tGroningen, NL',
          '• Saturdays at the till',
          '## EDUCATION',
          'University of Groningen\tSep 2024 – present',
          'MSc Marketing',
          'Hanze University of Applied Sciences\tSep 2020 – Jul 2024',
          'BBA International Business',
          '## SKILLS',
          'Google Analytics, Canva, Email campaigns, HubSpot, Klaviyo',
        ]),
      ],
    ]),
}

export const brokenNameSamples: readonly Sample[] = [twoLines, threeLines, inTable, spacedName]
