import { column, docxOf, p, pdfOf, type SampleFile, table } from './sample-files.ts'

const twoLines: SampleFile = {
  layout: 'PDF, English, first name above last name, contact with marks in a column',
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

const threeLines: SampleFile = {
  layout: 'PDF, Portuguese, name over three lines in a column at the left',
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

const inTable: SampleFile = {
  layout: 'DOCX, English, name broken over two lines in a table with the address beside it',
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

const spacedName: SampleFile = {
  layout: 'PDF, English, name in spaced capitals over two lines, one column, employer first',
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

export const brokenNameSamples: readonly SampleFile[] = [twoLines, threeLines, inTable, spacedName]
